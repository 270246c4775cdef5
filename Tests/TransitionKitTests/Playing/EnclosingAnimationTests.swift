import Animators
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Transitions that an app requests in an animation block of its own, as often happens by accident.
@MainActor @Suite struct EnclosingAnimationTests {
    enum Block: CaseIterable {
        case animation, layout, spring, propertyAnimator, keyframes

        @MainActor func run(_ body: @escaping () -> Void, in window: UIWindow) {
            switch self {
            case .animation: UIView.animate(withDuration: 3, animations: body)
            case .layout:
                UIView.animate(withDuration: 3) {
                    body()
                    window.layoutIfNeeded()
                }
            case .spring:
                UIView.animate(
                    withDuration: 3,
                    delay: 1,
                    usingSpringWithDamping: 0.3,
                    initialSpringVelocity: 2,
                    options: [],
                    animations: body
                )
            case .propertyAnimator:
                UIViewPropertyAnimator(duration: 3, curve: .easeIn, animations: body).startAnimation()
            case .keyframes:
                UIView.animateKeyframes(withDuration: 3, delay: 0) {
                    UIView.addKeyframe(
                        withRelativeStartTime: 0.5,
                        relativeDuration: 0.5,
                        animations: body
                    )
                }
            }
        }
    }

    private static let animators: [any Animator] = [SlideAnimator(), CubeAnimator(), BounceAnimator()]

    /// What a user sees of a screen: its corners and its opacity.
    private struct Look: Equatable {
        let corners: [SIMD2<Int>]
        let opacity: Int

        @MainActor init(_ screen: UIViewController, in window: UIWindow) {
            let isShown = screen.view.window != nil
            corners =
                isShown
                ? LayerGeometry.corners(of: screen.view.layer).map {
                    SIMD2(Int(($0.x * 100).rounded()), Int(($0.y * 100).rounded()))
                } : []
            opacity = isShown ? Int(((screen.view.layer.presentation()?.opacity ?? 1) * 1000).rounded()) : 0
        }
    }

    private func looks(
        _ rig: TransitionRig,
        _ direction: TransitionDirection,
        _ request: () -> Void
    ) -> [[Look]] {
        rig.goToStart(of: direction)
        request()
        UIApplication.shared.tick()
        var looks: [[Look]] = []
        for _ in 0..<6 {
            looks.append([rig.first, rig.second].map { Look($0, in: rig.window) })
            rig.advance(by: 0.125)
        }
        rig.advance(by: 3)
        looks.append([rig.first, rig.second].map { Look($0, in: rig.window) })
        return looks
    }

    /// A screen that places its content when it's loaded.
    private final class LateScreen: UIViewController {
        let band = UIView()

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(band)
            band.frame = CGRect(x: 20, y: 100, width: 120, height: 60)
        }
    }

    /// Returns the root of an app, and what shows the second screen.
    private func app(
        _ kind: ContainerKind,
        _ first: UIViewController,
        _ second: UIViewController
    ) -> (root: UIViewController, request: () -> Void) {
        let animator = SlideAnimator(duration: 0.5)
        switch kind {
        case .tab:
            let tabs = UITabBarController()
            tabs.viewControllers = [first, second]
            TransitionDelegate(animator).attach(to: tabs)
            return (tabs, { tabs.selectedIndex = 1 })
        case .custom:
            let container = ContainerViewController(viewControllers: [first, second])
            TransitionDelegate(animator).attach(to: container)
            return (container, { container.selectedIndex = 1 })
        case .navigation:
            let navigation = UINavigationController(rootViewController: first)
            return (navigation, { navigation.pushViewController(second, with: animator) })
        case .modal: return (first, { first.present(second, with: animator) })
        }
    }

    @Test(
        "A screen that's loaded in an animation block has its size, and its content its place, at once",
        arguments: [ContainerKind.modal, .tab, .custom],
        Block.allCases
    )
    func theScreenIsLoadedInTheBlock(kind: ContainerKind, block: Block) {
        UIApplication.reset()
        let second = LateScreen()
        let app = app(kind, UIViewController(), second)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = app.root
        window.makeKeyAndVisible()
        UIApplication.shared.tick()
        #expect(!second.isViewLoaded)
        block.run(app.request, in: window)
        for time in [0.01, 0.2, 0.6] {
            UIApplication.shared.tick()
            UIApplication.shared.advance(by: time)
            let (screen, band): (CALayer, CALayer) = (second.view.layer, second.band.layer)
            let shown = screen.presentation() ?? screen
            #expect(shown.bounds.size == second.view.bounds.size, "\(time)")
            #expect((band.presentation() ?? band).frame == second.band.frame, "\(time)")
        }
        let corner = LayerGeometry.corners(of: second.view.layer)[0]
        #expect(abs(corner.x) < 0.01 && abs(corner.y) < 0.01)
    }

    @Test(
        "A transition requested in an animation block is the same as any other",
        arguments: ContainerKind.allCases,
        TransitionDirection.allCases
    )
    func theTransitionIsTheSame(kind: ContainerKind, direction: TransitionDirection) {
        for animator in Self.animators {
            func rig() -> TransitionRig {
                TransitionRig(kind, delegate: { _ in TransitionDelegate(animator) })
            }
            let plain = rig()
            let expected = looks(plain, direction) { plain.request(direction) }
            for block in Block.allCases {
                let rig = rig()
                let found = looks(rig, direction) {
                    block.run({ rig.request(direction) }, in: rig.window)
                }
                #expect(found == expected, "\(animator) in \(block)")
                #expect(rig.shownScreen == rig.screens(direction).incoming.name)
            }
        }
    }

    /// A screen with content that it places when its view is loaded.
    private final class ContentScreen: UIViewController {
        let content = UIView()

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .blue
            content.frame = CGRect(x: 20, y: 100, width: 120, height: 60)
            view.addSubview(content)
        }
    }

    @Test(
        "The content of a screen that's loaded in the block doesn't fly in",
        arguments: [ContainerKind.modal, .tab, .custom],
        Block.allCases
    )
    func loadedInTheBlock(kind: ContainerKind, block: Block) {
        UIApplication.reset()
        let (first, second) = (UIViewController(), ContentScreen())
        let window = UIWindow(frame: UIScreen.main.bounds)
        let transitions = TransitionDelegate(SlideAnimator())
        let select: () -> Void
        if kind == .modal {
            // An attached delegate would load the view earlier.
            second.modalPresentationStyle = .fullScreen
            second.transitioningDelegate = transitions
            window.rootViewController = first
            select = { first.present(second, animated: true) }
        } else if kind == .tab {
            let tabs = UITabBarController()
            tabs.viewControllers = [first, second]
            transitions.attach(to: tabs)
            window.rootViewController = tabs
            select = { tabs.selectedIndex = 1 }
        } else {
            let container = ContainerViewController(viewControllers: [first, second])
            window.rootViewController = container
            select = { container.selectedIndex = 1 }
        }
        window.makeKeyAndVisible()
        UIApplication.shared.tick()
        #expect(!second.isViewLoaded)
        block.run(select, in: window)
        // The transition is over, and the block isn't.
        UIApplication.shared.advance(by: 2)
        #expect(second.view.window === window)
        #expect(second.view.layer.animationKeys()?.isEmpty != false)
        #expect(second.content.layer.animationKeys()?.isEmpty != false)
        withExtendedLifetime(transitions) {}
    }
}
