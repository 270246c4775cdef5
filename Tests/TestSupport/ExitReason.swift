import Foundation
import Testing

extension ExitTest.Result? {
    /// Returns whether a process that ended names a reason, such as the message of a precondition. A process
    /// that's stopped for any other reason doesn't pass for one that was stopped for this one.
    ///
    /// The test has to observe the standard error. In a release build, preconditions have no messages, so
    /// every reason counts as named.
    public func names(_ reason: String) -> Bool {
        #if DEBUG
            String(decoding: self?.standardErrorContent ?? [], as: UTF8.self).contains(reason)
        #else
            true
        #endif
    }
}
