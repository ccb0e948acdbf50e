"""Whether gradients are recorded, and the part of autograd's graph that decides what `backward` says."""

from models.crane import certain, known, unknown


class Mode:
    """Whether operations record gradients now; torch keeps it a thread."""

    def __init__(self):
        self.enabled = True


MODE = Mode()


class Node:
    """Operations that need each other's saved values in `backward`.

    Operations that save nothing share their only parent's node. `saved` lists [tensor, version]: each must
    still have that version. `leaves` are the parameters that receive a gradient.
    """

    def __init__(self, parents, saved, leaves, saves):
        self.parents = parents
        self.saved = saved
        self.leaves = leaves
        self.saves = saves
        self.freed = False
        self.round = 0


class Rounds:
    """Numbers the calls of `backward`, to visit each node once."""

    def __init__(self):
        self.count = 0


ROUNDS = Rounds()


def recorded(inputs):
    """requires_grad of a differentiable result of these tensors: True, False or unknown."""
    if certain(MODE.enabled == False):  # noqa: E712
        return False
    result = False
    for x in inputs:
        if not known(x.requires_grad):
            result = unknown(bool)
        elif x.requires_grad:
            return True if known(MODE.enabled) else unknown(bool)
    return result


def node_of(x):
    """The node of a tensor that certainly requires grad."""
    if x.node is None and x.is_leaf_:
        return Node([], [], [x], False)
    return x.node


def joined(inputs, saved, saves):
    """The node of a result; `saved` are the tensors whose later change breaks backward."""
    nodes = []
    for x in inputs:
        if certain(x.requires_grad):
            n = node_of(x)
            if n is not None:
                nodes.append(n)
    if not saves and len(nodes) == 1:
        return nodes[0]
    return Node(nodes, [[x, x.version] for x in saved], [], saves)


def run_backward(root, retain):
    """Walks the graph as backward does; raises what it raises, and gives the leaves their gradients."""
    if root is None:
        return
    if not known(ROUNDS.count):
        return
    ROUNDS.count = ROUNDS.count + 1
    mark = ROUNDS.count
    waiting = [root]
    while len(waiting) > 0:
        node = waiting.pop()
        if node.round == mark:
            continue
        node.round = mark
        visit(node, certain(retain))
        for parent in node.parents:
            if parent.round != mark:
                waiting.append(parent)


def visit(node, retain):
    if node.saves and certain(node.freed):
        raise RuntimeError("Trying to backward through the graph a second time (or directly access saved tensors after they have "
                           "already been freed). Saved intermediate values of the graph are freed when you call .backward() or "
                           "autograd.grad(). Specify retain_graph=True if you need to backward through the graph a second time or "
                           "if you need to access saved tensors after calling backward.")
    for pair in node.saved:
        if certain(pair[0].version != pair[1]):
            raise RuntimeError("one of the variables needed for gradient computation has been modified by an inplace operation: "
                               f"{pair[0].described()} is at version {pair[0].version}; expected version {pair[1]} instead.")
    if not retain:
        node.freed = True
    for leaf in node.leaves:
        leaf.grad = leaf.make(leaf.dims, leaf.dtype)
