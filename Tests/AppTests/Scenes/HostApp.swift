import Testing
import TransitionTesting

extension Trait where Self == ConditionTrait {
    /// Skips tests where there is no app with a scene for their windows.
    static var inHostApp: Self {
        .enabled("These tests need the app in Tests/AppHost.") { await TestApp.isAvailable }
    }
}
