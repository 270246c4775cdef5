import Animators
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Changes that an app makes in `updateProperties()`, and in animations alongside, take effect before named
/// views are measured.
@MainActor @Suite struct PropertyUpdateTests {
    private let here = CGRect(x: 20, y: 100, width: 100, height: 100)
    private let early = CGRect(x: 0, y: 0, width: 10, height: 10)
    private let late = CGRect(x: 200, y: 500, width: 120, height: 160)

    /// A screen whose state is known when it's about to appear, and whose box follows with the next update.
    private final class LateScreen: UIViewController, TransitionElementProviding {
        let box = UIView()
        var place = CGRect.zero
        private var isReady = false
        var log: [String] = []

        func transitionElements() -> [TransitionElementID: UIView] { ["a": box] }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .blue
            box.backgroundColor = .green
            view.addSubview(box)
        }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            isReady = true
            setNeedsUpdateProperties()
            transitionCoordinator?.animate(alongsideTransition: { [self] _ in log.append("alongside") })
        }

        override func updateProperties() {
            super.updateProperties()
            if isReady { box.frame = place }
        }
    }

    @Test("The flight ends at the updated position", arguments: ContainerKind.allCases)
    func theFlightEndsAtTheUpdatedPosition(container: ContainerKind) throws {
        UIApplication.reset()
        let window = UIWindow(frame: UIScreen.main.bounds)
        let first = ElementScreen(.red)
        first.add("a", UIView(), at: here)
        let second = LateScreen()
        second.place = late
        second.loadViewIfNeeded()
        second.box.frame = early
        let delegate = TransitionDelegate(
            MatchedAnimator(alongside: CrossfadeAnimator(blurs: false), duration: 1)
        )
        let start = Self.start(container, delegate, window, first, second)
        window.makeKeyAndVisible()
        UIApplication.shared.tick()
        start()
        UIApplication.shared.tick()
        let pictures = try #require(second.view.superview).subviews.filter {
            $0 !== first.view && $0 !== second.view
        }
        UIApplication.shared.advance(by: 0.999)
        for picture in pictures where picture.layer.mask != nil {
            let corners = LayerGeometry.corners(of: picture.layer)
            let middle = CGPoint(
                x: (corners[0].x + corners[2].x) / 2,
                y: (corners[0].y + corners[2].y) / 2
            )
            let place = second.view.convert(CGPoint(x: late.midX, y: late.midY), to: nil)
            #expect(abs(middle.x - place.x) < 0.5 && abs(middle.y - place.y) < 0.5)
        }
        #expect(pictures.contains { $0.layer.mask != nil })
        #expect(second.log == ["alongside"])
        UIApplication.shared.advance(by: 0.1)
    }

    private static func start(
        _ container: ContainerKind,
        _ delegate: TransitionDelegate,
        _ window: UIWindow,
        _ first: UIViewController,
        _ second: UIViewController
    ) -> () -> Void {
        switch container {
        case .modal:
            second.modalPresentationStyle = .fullScreen
            second.transitioningDelegate = delegate
            window.rootViewController = first
            return { [delegate] in withExtendedLifetime(delegate) { first.present(second, animated: true) } }
        case .navigation:
            let navigation = UINavigationController(rootViewController: first)
            navigation.delegate = delegate
            window.rootViewController = navigation
            return { [delegate] in
                withExtendedLifetime(delegate) { navigation.pushViewController(second, animated: true) }
            }
        case .tab:
            let tabs = UITabBarController()
            tabs.viewControllers = [first, second]
            tabs.delegate = delegate
            window.rootViewController = tabs
            return { [delegate] in withExtendedLifetime(delegate) { tabs.selectedIndex = 1 } }
        case .custom:
            let custom = ContainerViewController(viewControllers: [first, second])
            custom.delegate = delegate
            window.rootViewController = custom
            return { [delegate] in withExtendedLifetime(delegate) { custom.selectedIndex = 1 } }
        }
    }
}
