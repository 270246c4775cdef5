import Testing
@_spi(Host) import UIKit

/// The bar of a stack that changes while a canceled swipe back returns.
@MainActor @Suite struct BarAfterCanceledPopTests {
    /// A stack whose app asks for the coordinator while UIKit determines the status bar.
    private final class AskingController: UINavigationController {
        override var childForStatusBarStyle: UIViewController? {
            _ = transitionCoordinator
            return super.childForStatusBarStyle
        }
    }

    @Test("The bar shows the stack after a pop during a canceled swipe back")
    func popDuringACanceledSwipe() {
        let scene = ControllerScene()
        let screens = ["A", "B", "C"].map { scene.controller($0) }
        let navigation = AskingController()
        navigation.viewControllers = screens
        scene.show(navigation)
        scene.tick()
        let driver = UIPercentDrivenInteractiveTransition()
        let (animator, _) = AnimatorKind.blocks.make()
        let vendor = TransitionVendor(scene.log, animator: animator, interactor: driver)
        navigation.delegate = vendor
        navigation.popViewController(animated: true)
        scene.tick()
        driver.update(0.3)
        driver.cancel()
        vendor.interactor = nil
        navigation.popViewController(animated: true)
        scene.settle()
        let titles = navigation.viewControllers.map(\.title)
        #expect(navigation.navigationBar.items?.map(\.title) == titles)
        #expect(navigation.topViewController?.view.window != nil)
    }
}
