import Foundation

/// A failure that ends the command, with a one-line message for the user and the exit status.
struct Failure: Error, Equatable {
    var message: String
    var exitStatus: Int32

    /// Returns a failure for an invalid command line.
    static func usage(_ message: String) -> Failure {
        Failure(message: message, exitStatus: ExitStatus.usage)
    }

    /// Returns a failure for a file or folder that can't be written.
    static func cannotCreate(_ message: String) -> Failure {
        Failure(message: message, exitStatus: ExitStatus.cannotCreate)
    }

    /// Returns a failure for a missing capability of the machine.
    static func unavailable(_ message: String) -> Failure {
        Failure(message: message, exitStatus: ExitStatus.unavailable)
    }

    /// Returns a failure for unexpected behavior, such as that of a transition.
    static func internalError(_ message: String) -> Failure {
        Failure(message: message, exitStatus: ExitStatus.internalError)
    }
}

/// The exit statuses, with the numbers of `sysexits.h`.
enum ExitStatus {
    static let success: Int32 = 0
    static let usage: Int32 = 64
    static let unavailable: Int32 = 69
    static let internalError: Int32 = 70
    static let cannotCreate: Int32 = 73
}
