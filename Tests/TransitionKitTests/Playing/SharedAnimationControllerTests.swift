@_spi(Host) import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Two transitions at the same time with a single animation controller. UIKit might find the context of a
/// transition by its animation controller.
@MainActor
@Suite(
    .behaviors([
        UIKitBehavior(findsContextsByAnimationController: false),
        UIKitBehavior(findsContextsByAnimationController: true),
    ])
)
struct SharedAnimationControllerTests {
    @Test(
        "A transition delegate can play its animation controller in two transitions, and both end",
        arguments: AnimatorMake.allCases
    )
    func ofADelegate(make: AnimatorMake) {
        UIApplication.reset()
        let log = CallbackLog()
        let delegate = TransitionDelegate(make.make(log))
        delegate.onTransitionEnd = { _, _, finished in log.add("ended(\(finished))") }
        let (navigation, screens) = stack(log)
        navigation.delegate = delegate
        screens[2].transitioningDelegate = delegate
        expectBothEnd(in: navigation, screens)
        #expect(log.entries(of: "ended") == ["ended(true)", "ended(true)"])
    }

    @Test("A delegate of the app's own that creates one for each transition can do the same")
    func ofTheApp() {
        UIApplication.reset()
        let (navigation, screens) = stack(CallbackLog())
        let delegates = (0..<2).map { _ in HandWrittenDelegate(EvenSlideAnimator()) }
        navigation.delegate = delegates[0]
        screens[2].transitioningDelegate = delegates[1]
        expectBothEnd(in: navigation, screens)
    }

    private func stack(_ log: CallbackLog) -> (UINavigationController, [RecordingViewController]) {
        let screens = ["A", "B", "C"].map { RecordingViewController($0, color: .gray, log: log) }
        screens[2].modalPresentationStyle = .custom
        return (UINavigationController(rootViewController: screens[0]), screens)
    }

    private func expectBothEnd(
        in navigation: UINavigationController,
        _ screens: [RecordingViewController],
        at location: SourceLocation = #_sourceLocation
    ) {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        UIApplication.shared.tick()
        navigation.pushViewController(screens[1], animated: true)
        UIApplication.shared.advance(by: 0.1)
        navigation.present(screens[2], animated: true)
        UIApplication.shared.advance(by: 0.1)
        #expect(screens[1].transitionCoordinator != nil, sourceLocation: location)
        #expect(screens[2].transitionCoordinator != nil, sourceLocation: location)
        UIApplication.shared.advance(by: 1)
        #expect(screens[1].transitionCoordinator == nil, sourceLocation: location)
        #expect(screens[2].transitionCoordinator == nil, sourceLocation: location)
        #expect(navigation.topViewController === screens[1], sourceLocation: location)
        #expect(navigation.presentedViewController === screens[2], sourceLocation: location)
    }
}
