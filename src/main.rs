use std::process::ExitCode;

fn main() -> ExitCode {
    crane::cli::main()
}
