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

    /// A parent whose child takes the lower half of a tall window, or the right half of a wide one.
    private final class Halves: UIViewController {
        let child: UIViewController

        init(_ child: UIViewController) {
            self.child = child
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        var half: CGRect {
            let size = view.bounds.size
            return size.width > size.height
                ? CGRect(x: size.width / 2, y: 0, width: size.width / 2, height: size.height)
                : CGRect(x: 0, y: size.height / 2, width: size.width, height: size.height / 2)
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            addChild(child)
            view.addSubview(child.view)
            child.didMove(toParent: self)
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            child.view.frame = half
        }
    }

    @Test(
        "A presentation in a context covers the context's view, wherever it is in another size",
        arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext],
        [false, true]
    )
    func contextMoves(_ style: UIModalPresentationStyle, isInFlight: Bool) {
        let scene = ControllerScene()
        let (child, screen) = (scene.controller("A"), scene.controller("B"))
        let parent = Halves(child)
        scene.show(parent)
        child.definesPresentationContext = true
        screen.modalPresentationStyle = style
        child.present(screen, animated: true)
        if isInFlight {
            scene.advance(0.1)
            #expect(screen.isBeingPresented && screen.view.window != nil)
        } else {
            scene.settle()
            #expect(screen.view.convert(screen.view.bounds, to: parent.view) == parent.half)
        }
        for size in [CGSize(width: 844, height: 390), CGSize(width: 320, height: 480)] {
            scene.window.frame = CGRect(origin: .zero, size: size)
            scene.settle()
            #expect(screen.view.convert(screen.view.bounds, to: parent.view) == parent.half)
        }
        child.dismiss(animated: true)
        scene.settle()
        #expect(child.view.superview === parent.view && child.view.frame == parent.half)
    }

    /// Apple's page of `currentContext`: the content is displayed over the controller that defines the
    /// context. What another controller in front of that one shows stays in front.
    @Test(
        "A context's view comes back in front of what another context behind it presents meanwhile",
        arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext]
    )
    func contextInFrontOfAnother(_ style: UIModalPresentationStyle) {
        let scene = ControllerScene()
        let (parent, main, drawer) = (scene.controller("P"), scene.controller("A"), scene.controller("B"))
        let (screen, other) = (scene.controller("C"), scene.controller("D"))
        scene.show(parent)
        main.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        drawer.view.frame = CGRect(x: 0, y: 0, width: 240, height: 844)
        for child in [main, drawer] {
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
            child.definesPresentationContext = true
        }
        screen.modalPresentationStyle = .currentContext
        drawer.present(screen, animated: true)
        scene.settle()
        drawer.dismiss(animated: true)
        scene.advance(0.1)
        #expect(screen.isBeingDismissed)
        other.modalPresentationStyle = style
        main.present(other, animated: true)
        scene.settle()
        #expect(scene.window.hitTest(CGPoint(x: 100, y: 400), with: nil) === drawer.view)
        #expect(scene.window.hitTest(CGPoint(x: 300, y: 400), with: nil) === other.view)
    }

    @Test("While a presentation in a context arrives, the context's view stays where it is")
    func contextUnderneath() {
        let scene = ControllerScene()
        let (parent, child, screen) = (scene.controller("P"), scene.controller("A"), scene.controller("B"))
        scene.show(parent)
        let place = CGRect(x: 40, y: 400, width: 300, height: 444)
        parent.addChild(child)
        child.view.frame = place
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        child.definesPresentationContext = true
        screen.modalPresentationStyle = .currentContext
        child.present(screen, animated: true)
        scene.advance(0.1)
        #expect(screen.isBeingPresented && child.view.window === scene.window)
        #expect(child.view.convert(child.view.bounds, to: parent.view) == place)
        scene.settle()
        child.dismiss(animated: true)
        scene.settle()
        #expect(child.view.superview === parent.view && child.view.frame == place)
    }

    @Test(
        "A presentation in a context covers the place of the context's view, which may be moving",
        arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext],
        [CGAffineTransform(translationX: -390, y: 0), CGAffineTransform(scaleX: 0.5, y: 0.25)]
    )
    func contextOnItsWay(_ style: UIModalPresentationStyle, transform: CGAffineTransform) {
        let scene = ControllerScene()
        let (parent, child, screen) = (scene.controller("P"), scene.controller("A"), scene.controller("B"))
        scene.show(parent)
        let place = CGRect(x: 0, y: 400, width: 390, height: 444)
        parent.addChild(child)
        child.view.frame = place
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        child.definesPresentationContext = true
        child.view.transform = transform
        screen.modalPresentationStyle = style
        child.present(screen, animated: false)
        scene.settle()
        #expect(screen.view.convert(screen.view.bounds, to: parent.view) == place)
        child.view.transform = .identity
        child.dismiss(animated: false)
        scene.settle()
        #expect(child.view.superview === parent.view && child.view.frame == place)
    }

    @Test("A context's view in a pane fits it again after the window has rotated while it was covered")
    func paneRotates() {
        let scene = ControllerScene()
        let (parent, child, screen) = (scene.controller("P"), scene.controller("A"), scene.controller("B"))
        scene.show(parent)
        parent.addChild(child)
        child.view.frame = CGRect(x: 0, y: 100, width: 390, height: 744)
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        child.definesPresentationContext = true
        screen.modalPresentationStyle = .currentContext
        child.present(screen, animated: true)
        scene.settle()
        scene.window.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
        scene.settle()
        let place = CGRect(x: 0, y: 100, width: 844, height: 290)
        #expect(screen.view.convert(screen.view.bounds, to: parent.view) == place)
        child.dismiss(animated: true)
        scene.advance(0.1)
        #expect(child.view.convert(child.view.bounds, to: parent.view) == place)
        scene.settle()
        #expect(child.view.superview === parent.view && child.view.frame == place)
    }
}
