import Foundation

/// Standard error: failures, and progress where someone is watching.
enum Console {
    static func error(_ line: String) {
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }

    /// Whether standard error is a terminal.
    static var isWatched: Bool {
        isatty(FileHandle.standardError.fileDescriptor) == 1
    }

    /// Replaces the terminal's current line; an empty one clears it.
    static func progress(_ line: String) {
        guard isWatched else { return }
        FileHandle.standardError.write(Data("\r\u{1B}[K\(line)".utf8))
    }
}
