import Foundation

/// The standard error, for failures and notes, and for progress if it's a terminal.
enum Console {
    static func error(_ line: String) {
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }

    /// Whether standard error is a terminal.
    static var isWatched: Bool {
        isatty(FileHandle.standardError.fileDescriptor) == 1
    }

    /// Replaces the terminal's current line. An empty text clears it.
    static func progress(_ line: String) {
        guard isWatched else { return }
        FileHandle.standardError.write(Data("\r\u{1B}[K\(line)".utf8))
    }
}
