import Testing
import UIKit

/// The app that the tests run in.
@MainActor enum HostApp {
    /// A Boolean value that indicates whether there is an app with a window scene. If the app has just
    /// started, waits for its scene.
    static var hasScene: Bool {
        get async {
            #if canImport(ObjectiveC)
                // The tests of a package run without an app, and must not ask for one.
                guard Bundle.main.bundlePath.hasSuffix(".app") else { return false }
                for _ in 0..<100 where !isConnected { try? await Task.sleep(nanoseconds: 50_000_000) }
                return isConnected
            #else
                true
            #endif
        }
    }

    #if canImport(ObjectiveC)
        private static var isConnected: Bool {
            UIApplication.shared.connectedScenes.contains { $0 is UIWindowScene }
        }
    #endif
}

extension Trait where Self == ConditionTrait {
    /// Skips tests where there is no scene for their windows.
    static var inHostApp: Self {
        .enabled("These tests need the app in Tests/AppHost.") { await HostApp.hasScene }
    }
}
