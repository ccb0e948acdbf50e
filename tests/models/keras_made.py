"""What written cases of Keras start with: layers, models, generators and callbacks as notebooks have them, right and wrong."""

#: For cases/keras_own.txt.
OWN = '''layers = keras.layers
class L(layers.Layer):
  def __init__(self,units=4,**kw):
    super().__init__(**kw)
    self.units=units
    self.d=layers.Dense(units)
  def call(self,x):
    return self.d(x)
class NoSuper(layers.Layer):
  def __init__(self,units=4):
    self.units=units
  def call(self,x):
    return x
class NoSuper2(layers.Layer):
  def __init__(self,units=4):
    self.d=layers.Dense(3)
  def call(self,x):
    return self.d(x)
class Bad(layers.Layer):
  def call(self,x):
    return self.nothing(x)
class BadName(layers.Layer):
  def call(self,x):
    return foo(x)
class BadShape(layers.Layer):
  def __init__(self):
    super().__init__()
    self.d=layers.Dense(3); self.e=layers.Conv2D(3,3)
  def call(self,x):
    return self.e(self.d(x))
class Two(layers.Layer):
  def call(self,x,y):
    return x+y
class NoRet(layers.Layer):
  def call(self,x):
    x+1
class NoCall(layers.Layer):
  pass
class B(layers.Layer):
  def __init__(self,units):
    super().__init__()
    self.units=units
  def build(self,input_shape):
    self.w=self.add_weight(shape=(input_shape[-1],self.units),initializer="random_normal",trainable=True)
  def call(self,x):
    return tf.matmul(x,self.w)
class BW(layers.Layer):
  def __init__(self,units):
    super().__init__()
    self.units=units
  def build(self,input_shape):
    self.w=self.add_weight("w",shape=(input_shape[-1],self.units))
  def call(self,x):
    return tf.matmul(x,self.w)
class BT(layers.Layer):
  def __init__(self,units):
    super().__init__()
    self.units=units
  def build(self,input_shape):
    self.w=self.add_weight(shape=(input_shape,self.units))
  def call(self,x):
    return tf.matmul(x,self.w)
class Train(layers.Layer):
  def call(self,x,training=None):
    return x if training else x*2
class Py(layers.Layer):
  def call(self,x):
    if tf.reduce_sum(x)>0: return x
    return x*2
class Np(layers.Layer):
  def call(self,x):
    return np.sqrt(x.numpy())
class M(keras.Model):
  def __init__(self):
    super().__init__()
    self.a=layers.Dense(8); self.b=layers.Dense(3)
  def call(self,x):
    return self.b(self.a(x))
class MNo(keras.Model):
  def __init__(self):
    self.a=layers.Dense(8)
  def call(self,x):
    return self.a(x)
class MNoCall(keras.Model):
  def __init__(self):
    super().__init__()
    self.a=layers.Dense(8)
class MBad(keras.Model):
  def __init__(self):
    super().__init__()
    self.a=layers.Dense(8)
  def call(self,x):
    return self.b(x)
class MArgs(keras.Model):
  def __init__(self,n):
    super().__init__()
    self.a=layers.Dense(n)
  def call(self,x):
    return self.a(x)
class MForward(keras.Model):
  def __init__(self):
    super().__init__()
    self.a=layers.Dense(8)
  def forward(self,x):
    return self.a(x)
Z=np.zeros((8,4)); T=tf.zeros((8,4)); I=keras.Input((4,))
def fit(m,x=Z,y=np.zeros((8,3)),loss="mse"):
  m.compile(loss=loss); return m.fit(x,y,verbose=0)
'''

#: For cases/keras_feeds.txt.
FEEDS = '''layers = keras.layers
def mk(out=3,loss="mse",shape=(4,),metrics=None,act=None):
  m=keras.Sequential([keras.Input(shape),layers.Dense(out,activation=act)])
  m.compile(loss=loss,metrics=metrics); return m
Z=np.zeros((8,4)); Y=np.zeros((8,3))
def gen(x=(8,4),y=(8,3),n=None):
  i=0
  while n is None or i<n:
    i+=1
    yield np.zeros(x),np.zeros(y)
def genl():
  while True: yield [np.zeros((8,4)),np.zeros((8,3))]
def genx():
  while True: yield np.zeros((8,4))
def gennone():
  while True: yield (np.zeros((8,4)),None)
def genlist():
  while True: yield ([[1.,2.,3.,4.]],[[1.,2.,3.]])
def gen4():
  while True: yield 1,2,3,4
def genbad():
  while True: yield np.zeros((8,4)),foo
def genstop():
  return
  yield 1
class S(keras.utils.Sequence):
  def __init__(self,x=Z,y=Y,b=4):
    super().__init__()
    self.x,self.y,self.b=x,y,b
  def __len__(self): return len(self.x)//self.b
  def __getitem__(self,i): return self.x[i*self.b:(i+1)*self.b],self.y[i*self.b:(i+1)*self.b]
class SNo(S):
  def __init__(self,x=Z,y=Y,b=4):
    self.x,self.y,self.b=x,y,b
class SLen(keras.utils.Sequence):
  def __getitem__(self,i): return Z,Y
class SItem(keras.utils.Sequence):
  def __len__(self): return 2
class SFloat(S):
  def __len__(self): return len(self.x)/self.b
class SBad(S):
  def __getitem__(self,i): return self.foo
class SList(S):
  def __getitem__(self,i): return [self.x[:2],self.y[:2]]
class SX(S):
  def __getitem__(self,i): return self.x[:2]
class SEmpty(S):
  def __len__(self): return 0
class CB(keras.callbacks.Callback):
  def on_epoch_end(self,epoch,logs={}):
    if logs.get("acc")>0.9: self.model.stop_training=True
class CB1(keras.callbacks.Callback):
  def on_epoch_end(self,epoch): pass
class CB2(keras.callbacks.Callback):
  def on_epoch_end(self,epoch,logs=None): str(logs["accuracy"])
class CB3(keras.callbacks.Callback):
  def on_train_begin(self,logs=None): self.h=[]
  def on_batch_end(self,b,logs=None): self.h.append(logs.get("loss"))
class CB4(keras.callbacks.Callback):
  def __init__(self,p): self.p=p
  def on_epoch_end(self,e,logs=None): self.model.foo
class CB5:
  def on_epoch_end(self,e,logs=None): pass
class CB6(keras.callbacks.Callback):
  def __init__(self): self.validation_data=1
  def on_epoch_end(self,e,logs=None): self.model.predict(self.validation_data[0])
class CB7(keras.callbacks.Callback):
  def on_epoch_end(self,e,logs=None): self.params["metrics"]
class CB8(keras.callbacks.Callback):
  def on_epoch_end(self,e,logs=None): keras.backend.get_value(self.model.optimizer.lr)
class CB9(keras.callbacks.Callback):
  def on_epoch_end(self,e,logs=None): self.params["epochs"]; self.params["steps"]; self.params["verbose"]
fit=lambda m,x,y=None,**k: m.fit(x,y,verbose=0,**k)
'''
