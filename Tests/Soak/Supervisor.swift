import Foundation
import RandomWalk

/// Runs walks in worker processes, so that a crash is a failure like any other, and shrinks the failing
/// scripts.
@MainActor func supervise(_ settings: Settings) {
    var supervisor = Supervisor(settings)
    supervisor.run()
    exit(supervisor.failures == 0 ? 0 : 1)
}

@MainActor private struct Supervisor {
    private let settings: Settings
    private var (taken, transitions, memory) = (0, 0, 0)
    private(set) var failures = 0
    private var nextReport = 0
    /// The failures that were reported, without numbers.
    private var known: Set<String> = []

    init(_ settings: Settings) { self.settings = settings }

    mutating func run() {
        var walk = settings.seed
        while taken < settings.steps, failures < settings.limit {
            let left = min(settings.steps - taken, 200 * settings.length)
            let worker = Worker([
                "--worker", "--seed", "\(walk)", "--steps", "\(left)", "--walk", "\(settings.length)",
            ])
            var isAtWork = false
            for line in worker.lines {
                let words = line.split(separator: " ")
                switch words.first {
                case "walk":
                    walk = UInt64(words[1]) ?? walk
                    isAtWork = true
                case "failure": note(String(line.dropFirst(8)), walk)
                case "done":
                    taken += Int(words[1]) ?? 0
                    transitions += Int(words[2]) ?? 0
                    memory = Int(words[3]) ?? 0
                    isAtWork = false
                    report()
                default: break
                }
                if failures >= settings.limit { break }
            }
            if isAtWork, failures < settings.limit {
                note(worker.lastWords, walk)
                taken += settings.length
            }
            walk += 1
        }
        say("\(taken) steps, \(failures) failures")
    }

    private mutating func report() {
        guard taken >= nextReport else { return }
        nextReport += max(settings.steps / 20, 1)
        say("\(taken) steps, \(transitions) transitions, \(failures) failures, \(memory) MB")
    }

    private mutating func note(_ message: String, _ walk: UInt64) {
        failures += 1
        let kind = Self.kind(of: message)
        guard known.insert(kind).inserted else { return say("seed \(walk): \(message)") }
        let whole = RandomWalk.Failure(
            message: message,
            script: RandomWalk.script(seed: walk, steps: settings.length)
        )
        let short = RandomWalk.shrunk(whole) { attempt($0, kind: kind) }
        say("seed \(walk): \(short.message)")
        for action in short.script { say("    \(action),") }
    }

    /// Returns a failure without the parts that differ between walks: numbers and lists of views.
    private static func kind(of message: String) -> String {
        String(message.prefix { $0 != "(" }.filter { !$0.isNumber }.prefix(60))
    }

    /// Performs a script in a separate process. Only a failure of the same kind counts.
    private func attempt(_ script: [Action], kind: String) -> RandomWalk.Failure? {
        let file = NSTemporaryDirectory() + "soak-\(getpid()).json"
        defer { try? FileManager.default.removeItem(atPath: file) }
        do { try write(script, to: file) } catch { return nil }
        let worker = Worker(["--script", file])
        let failure = worker.lines.last { $0.hasPrefix("failure ") }.map { String($0.dropFirst(8)) }
        guard !worker.wasWell else { return nil }
        let message = failure ?? worker.lastWords
        guard Self.kind(of: message) == kind else { return nil }
        return RandomWalk.Failure(message: message, script: script)
    }

}

/// A separate process of this program.
@MainActor private final class Worker {
    private let process = Process()
    private(set) var lines: [String] = []
    /// The reason for its end.
    private(set) var lastWords = ""

    init(_ arguments: [String]) {
        let errors = NSTemporaryDirectory() + "soak-\(getpid())-\(UUID().uuidString)"
        _ = FileManager.default.createFile(atPath: errors, contents: nil)
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
        process.arguments = arguments
        var environment = ProcessInfo.processInfo.environment
        environment["SWIFT_BACKTRACE"] = "enable=no"
        process.environment = environment
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = FileHandle(forWritingAtPath: errors)
        try? process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        lines = String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
        let said = (try? String(contentsOfFile: errors, encoding: .utf8)) ?? ""
        try? FileManager.default.removeItem(atPath: errors)
        lastWords =
            said.split(separator: "\n").last { $0.contains("rror:") || $0.contains("failed") }
            .map(String.init) ?? "the process has ended with \(process.terminationStatus)"
    }

    var wasWell: Bool { process.terminationReason == .exit && process.terminationStatus == 0 }
}
