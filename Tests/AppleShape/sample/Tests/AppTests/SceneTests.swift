import Testing
import TransitionTesting
import UIKit

@MainActor @Suite(.serialized) struct SceneTests {
    @Test("A screen is shown") func screenIsShown() throws {
        let app = App()
        app.window.rootViewController = UIViewController()
        #expect(app.showsScreen)
        #expect(try #require(app.window.rootViewController).isViewLoaded)
    }
}
