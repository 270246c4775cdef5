import Foundation

/// Something that ends the command: one line for the user and the exit status that goes with it.
struct Failure: Error, Equatable {
    var message: String
    var exitStatus: Int32

    /// The command line asks for something that there is not.
    static func usage(_ message: String) -> Failure {
        Failure(message: message, exitStatus: ExitStatus.usage)
    }

    /// A file or folder cannot be written.
    static func cannotCreate(_ message: String) -> Failure {
        Failure(message: message, exitStatus: ExitStatus.cannotCreate)
    }

    /// The machine lacks something that the command needs.
    static func unavailable(_ message: String) -> Failure {
        Failure(message: message, exitStatus: ExitStatus.unavailable)
    }

    /// A transition did not do what it should.
    static func internalError(_ message: String) -> Failure {
        Failure(message: message, exitStatus: ExitStatus.internalError)
    }
}

/// Exit statuses, as `sysexits.h` numbers them.
enum ExitStatus {
    static let success: Int32 = 0
    static let usage: Int32 = 64
    static let unavailable: Int32 = 69
    static let internalError: Int32 = 70
    static let cannotCreate: Int32 = 73
}
