import Foundation
import RandomWalk

// Performs random steps in an app, and prints the failures as short scripts.

let usage = """
    usage: soak [options]
      --steps N    total number of steps (default: 100000)
      --seed N     seed of the first walk (default: 1)
      --walk N     steps per walk, each in a new app (default: 60)
      --limit N    number of failures to stop after (default: 20)
    """

var options = Array(CommandLine.arguments.dropFirst())
if options.contains("--help") {
    say(usage)
    exit(0)
}
let scriptFile = text("--script")
let settings = Settings(
    steps: max(number("--steps") ?? 100_000, 2),
    seed: UInt64(number("--seed") ?? 1),
    length: max(number("--walk") ?? 60, 2),
    limit: max(number("--limit") ?? 20, 1)
)
let isWorker = options.firstIndex(of: "--worker").map { options.remove(at: $0) } != nil
if let unknown = options.first {
    say("soak: unknown option \(unknown)\n\(usage)")
    exit(2)
}

if let scriptFile {
    perform(scriptFile)
} else if isWorker {
    work(settings)
} else {
    supervise(settings)
}

/// Returns the text after an option.
@MainActor func text(_ name: String) -> String? {
    guard let index = options.firstIndex(of: name) else { return nil }
    guard index + 1 < options.count else {
        say("soak: \(name) requires a value")
        exit(2)
    }
    defer { options.removeSubrange(index...index + 1) }
    return options[index + 1]
}

@MainActor func number(_ name: String) -> Int? {
    text(name).map { text in
        guard let value = Int(text), value >= 0 else {
            say("soak: \(name) requires a number, not \(text)")
            exit(2)
        }
        return value
    }
}
