import Foundation
import RandomWalk

struct Settings {
    let steps: Int
    let seed: UInt64
    /// The number of steps in a new app.
    let length: Int
    /// The number of failures to stop after.
    let limit: Int
}

/// Writes a line immediately, so that it isn't lost if the next step ends the process.
func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

/// Performs walks, and reports each one's start and result to the supervisor, with one line each.
@MainActor func work(_ settings: Settings) {
    var (taken, walk) = (0, settings.seed)
    while taken < settings.steps {
        say("walk \(walk)")
        var transitions = 0
        let script = RandomWalk.script(seed: walk, steps: settings.length)
        if let failure = RandomWalk.failure(of: script, transitions: &transitions) {
            say("failure \(failure.message)")
        }
        taken += script.count
        say("done \(script.count) \(transitions) \(megabytesInUse())")
        walk += 1
    }
    exit(0)
}

/// Performs the script in a file. If it fails, prints the reason and exits with status 1.
@MainActor func perform(_ file: String) {
    guard let script = try? read(file) else {
        say("soak: \(file) is no script")
        exit(2)
    }
    if let failure = RandomWalk.failure(of: script) {
        say("failure \(failure.message)")
        exit(1)
    }
    exit(0)
}

func read(_ file: String) throws -> [Action] {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
        positiveInfinity: "inf",
        negativeInfinity: "-inf",
        nan: "nan"
    )
    return try decoder.decode([Action].self, from: Data(contentsOf: URL(fileURLWithPath: file)))
}

func write(_ script: [Action], to file: String) throws {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
        positiveInfinity: "inf",
        negativeInfinity: "-inf",
        nan: "nan"
    )
    try encoder.encode(script).write(to: URL(fileURLWithPath: file))
}

/// Returns the memory that the process uses, in megabytes.
private func megabytesInUse() -> Int {
    let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")
    let pages = fields.flatMap { $0.count > 1 ? Int($0[1]) : nil } ?? 0
    return pages * 4096 / 1_048_576
}
