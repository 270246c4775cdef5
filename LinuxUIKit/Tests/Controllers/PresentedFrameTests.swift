import Testing
@_spi(Host) import UIKit

/// UIKit leaves a presented view where the animator placed it, unless the container's size changes.
@MainActor
@Suite final class PresentedFrameTests {
    /// An animator that places the incoming view at its own position, like side menus.
    private final class MenuAnimator: NSObject, UIViewControllerAnimatedTransitioning {
        static let frame = CGRect(x: 0, y: 60, width: 250, height: 700)

        func transitionDuration(
            using transitionContext: (any UIViewControllerContextTransitioning)?
        ) -> TimeInterval { 0.3 }

        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            let arrives = transitionContext.viewController(forKey: .to)?.isBeingPresented == true
            guard let menu = transitionContext.view(forKey: arrives ? .to : .from) else { return }
            let away = Self.frame.offsetBy(dx: -Self.frame.width, dy: 0)
            if arrives {
                menu.frame = away
                transitionContext.containerView.addSubview(menu)
            }
            UIView.animate(withDuration: 0.3) {
                menu.frame = arrives ? Self.frame : away
            } completion: { _ in
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            }
        }
    }

    private struct Menu {
        let scene: ControllerScene
        let presenter: UIViewController
        let menu: UIViewController
        let vendor: TransitionVendor

        @MainActor init(_ style: UIModalPresentationStyle) {
            scene = ControllerScene()
            presenter = scene.controller("A")
            menu = scene.controller("B")
            scene.show(presenter)
            vendor = TransitionVendor(scene.log, animator: MenuAnimator())
            menu.modalPresentationStyle = style
            menu.transitioningDelegate = vendor
            presenter.present(menu, animated: true)
            scene.settle()
        }
    }

    private nonisolated static let styles: [UIModalPresentationStyle] = [
        .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom,
    ]

    @Test(arguments: styles) func theAnimatorsFrameStays(_ style: UIModalPresentationStyle) {
        let stage = Menu(style)
        #expect(stage.menu.view.frame == MenuAnimator.frame)
        stage.menu.view.superview?.setNeedsLayout()
        stage.scene.settle()
        #expect(stage.menu.view.frame == MenuAnimator.frame)
        stage.presenter.dismiss(animated: true)
        stage.scene.settle()
        #expect(stage.menu.view.window == nil)
        #expect(stage.presenter.view.window != nil)
    }

    @Test(arguments: styles.dropLast()) func anotherSizeIsFilled(_ style: UIModalPresentationStyle) {
        let stage = Menu(style)
        let size = CGSize(width: 844, height: 390)
        stage.scene.window.frame = CGRect(origin: .zero, size: size)
        stage.scene.settle()
        #expect(stage.menu.view.frame.size == size)
    }
}
