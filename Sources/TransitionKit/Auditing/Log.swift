// The log for developers: the unified log, or standard error if there is none.

import UIKit

#if canImport(os)
    import os
#endif

package enum Log {
    package static var isDebugBuild: Bool {
        #if DEBUG
            true
        #else
            false
        #endif
    }

    /// Writes a line for developers.
    package static func warn(_ line: String) {
        #if canImport(os)
            Logger(subsystem: "TransitionKit", category: "TransitionAuditor").warning(
                "\(line, privacy: .public)"
            )
        #else
            FileHandle.standardError.write(Data("TransitionKit: \(line)\n".utf8))
        #endif
    }
}
