use std::process::ExitCode;

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    // Huge pages would be filled to a third.
    #[cfg(target_os = "linux")]
    // SAFETY: changes a setting of the process, and no memory.
    unsafe {
        libc::prctl(libc::PR_SET_THP_DISABLE, 1, 0, 0, 0);
    }
    crane::cli::main()
}
