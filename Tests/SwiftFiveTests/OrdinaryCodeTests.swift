import Testing
@_spi(Host) import UIKit

/// This target needs only to compile. Like Apple's, UIKit's main actor isolation must not affect code that
/// doesn't know about it.
@MainActor
@Suite struct OrdinaryCodeTests {
    private func push(
        with animator: any UIViewControllerAnimatedTransitioning
    ) -> (navigation: UINavigationController, manager: TransitionManager, window: UIWindow) {
        UIApplication.reset()
        let manager = TransitionManager()
        manager.animator = animator
        let navigation = UINavigationController(rootViewController: Screen())
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        UIApplication.shared.tick()
        navigation.delegate = manager
        navigation.pushViewController(Screen(), animated: true)
        UIApplication.shared.tick()
        return (navigation, manager, window)
    }

    @Test func anAnimationsCompletionEndsATransition() {
        let animator = FadeAnimator()
        var ends: [Bool] = []
        animator.ended = { ends.append($0) }
        let stage = push(with: animator)
        UIApplication.shared.advance(by: 1)
        #expect(ends == [true])
        #expect(stage.navigation.topViewController?.view.window === stage.window)
        #expect(stage.navigation.transitionCoordinator == nil)
    }

    @Test func soDoesTheMainQueue() async {
        let stage = push(with: QueueAnimator(delay: 0))
        #expect(stage.navigation.transitionCoordinator != nil)
        await withCheckedContinuation { word in DispatchQueue.main.async { word.resume() } }
        #expect(stage.navigation.transitionCoordinator == nil)
        #expect(stage.navigation.topViewController?.view.window === stage.window)
    }

    @Test func soDoesAHelperThatHearsOfAnAnimationsEnd() {
        let stage = push(with: LayerAnimator())
        UIApplication.shared.advance(by: 1)
        #expect(stage.navigation.transitionCoordinator == nil)
        #expect(stage.navigation.topViewController?.view.window === stage.window)
    }
}
