import TestSupport
import Testing
@_spi(Host) import UIKit

@testable import TransitionKit

/// Gestures on a screen in which people search. UIKit presents the search over the screen.
@MainActor @Suite struct SearchingScreenTests {
    @Test("A swipe leaves the screen and its search in place, so people can't lose what they search")
    func swipeLeavesScreenAndSearchInPlace() {
        let app = GestureRig(.modal, SwipeInteraction())
        let search = UISearchController(searchResultsController: nil)
        search.modalPresentationStyle = .overCurrentContext
        app.rig.second.present(search, animated: false)
        app.rig.settle()
        #expect(app.rig.second.presentedViewController === search)
        // People can touch the screen that they search.
        search.presentationController?.containerView?.isUserInteractionEnabled = false
        app.swipe(from: CGPoint(x: 80, y: 400), by: CGVector(dx: 210, dy: 0), lifts: false)
        #expect(app.rig.second.presentedViewController === search)
        app.touch.up()
        app.rig.settle()
        #expect(app.rig.first.presentedViewController === app.rig.second)
        #expect(app.rig.second.presentedViewController === search && app.outcomes.isEmpty)
    }
}
