import Testing
import TransitionKitSwiftUI
import UIKit

/// The color behind the content of a screen.
@MainActor @Suite struct ScreenBackgroundTests {
    @Test(
        "A color is there as long as it's wanted, and then the usual one is back",
        arguments: [false, true]
    )
    func comesAndGoes(isLoadedFirst: Bool) {
        let (background, view) = (ScreenBackground(), UIView())
        view.backgroundColor = .white
        if isLoadedFirst { background.view = view }
        background.color = .clear
        if !isLoadedFirst { background.view = view }
        #expect(view.backgroundColor == .clear)
        background.color = .red
        #expect(view.backgroundColor == .red)
        background.color = nil
        #expect(view.backgroundColor == .white)
    }

    @Test("Without a color, the view keeps the one that it gets otherwise")
    func withoutColorViewKeepsOneThatItGetsOtherwise() {
        let (background, view) = (ScreenBackground(), UIView())
        background.view = view
        view.backgroundColor = .blue
        background.color = nil
        #expect(view.backgroundColor == .blue)
    }
}
