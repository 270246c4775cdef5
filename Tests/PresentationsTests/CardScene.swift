import Presentations
import TestSupport
import TransitionKit
@_spi(Host) import UIKit

/// A screen with another one over it as a card, and a finger.
@MainActor final class CardScene {
    let window: UIWindow
    let root = CardScreen()
    let screen: CardScreen
    let touch: TouchInjector
    private(set) var log: [String] = []
    /// The answer of the delegate.
    var allowsDismissal = true
    private lazy var delegate = AdaptiveDelegate(self)

    /// Returns a label that VoiceOver finds.
    static func label(_ text: String) -> UILabel {
        let label = UILabel(frame: CGRect(x: 20, y: 20, width: 100, height: 30))
        label.text = text
        return label
    }

    init(
        _ screen: CardScreen? = nil,
        layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight,
        size: CGSize? = nil
    ) {
        UIApplication.reset()
        if let size { UIScreen.main.configure(size: size, scale: 1) }
        UIApplication.shared.setUserInterfaceLayoutDirection(layoutDirection)
        self.screen = screen ?? CardScreen()
        window = UIWindow(windowScene: UIApplication.shared.windowScene)
        touch = TouchInjector(window: window)
        root.view.backgroundColor = .white
        window.rootViewController = root
        window.makeKeyAndVisible()
        UIApplication.shared.tick()
    }

    /// Takes the root out of the window for a container. UIKit raises an exception if the root of a window
    /// becomes a child.
    func takeRoot() -> CardScreen {
        window.rootViewController = nil
        return root
    }

    /// Presents the card, and lets UIKit proceed to the first frame.
    func present(
        _ presentation: CardPresentation,
        with animator: (any Animator)? = nil,
        interaction: InteractionController? = nil
    ) {
        root.present(screen, as: presentation, with: animator, interaction: interaction)
        attachDelegate()
        UIApplication.shared.tick()
    }

    /// Records the calls of the card.
    func attachDelegate() {
        controller?.delegate = delegate
        controller?.onDetentChange = { [weak self] in self?.log.append("detent \($0)") }
    }

    /// Presents the card, and waits until it has appeared.
    func show(
        _ presentation: CardPresentation,
        with animator: (any Animator)? = nil,
        interaction: InteractionController? = nil
    ) {
        present(presentation, with: animator, interaction: interaction)
        advance(1)
    }

    func advance(_ seconds: TimeInterval) { UIApplication.shared.advance(by: seconds) }

    func note(_ entry: String) { log.append(entry) }

    var controller: CardPresentationController? { screen.cardPresentationController }

    var card: UIView? { controller?.presentedView }

    /// The visible frame of the card in the window.
    var shownFrame: CGRect {
        guard let card else { return .null }
        let corners = LayerGeometry.corners(of: card.layer)
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        return CGRect(
            x: xs.min() ?? 0,
            y: ys.min() ?? 0,
            width: (xs.max() ?? 0) - (xs.min() ?? 0),
            height: (ys.max() ?? 0) - (ys.min() ?? 0)
        )
    }

    /// The visible opacity of the backdrop, from 0 to 1, or `nil` if there's none.
    var backdropStrength: CGFloat? {
        guard let container = controller?.containerView, let fill = container.subviews.first?.subviews.first
        else { return nil }
        return CGFloat((fill.layer.presentation() ?? fill.layer).opacity)
    }

    var isGone: Bool {
        root.presentedViewController == nil && root.children.isEmpty && screen.parent == nil
            && window.subviews.count == 1
    }

    /// Puts a finger down and moves it, in 60 steps per second, without lifting it.
    func drag(from start: CGPoint, by way: CGVector, duration: TimeInterval = 0.3, lifts: Bool = false) {
        touch.drag(
            from: start,
            to: CGPoint(x: start.x + way.dx, y: start.y + way.dy),
            duration: duration,
            steps: max(Int(duration * 60), 1),
            lifts: lifts
        )
    }

    private final class AdaptiveDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
        private unowned let scene: CardScene

        init(_ scene: CardScene) { self.scene = scene }

        func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
            scene.note("should")
            return scene.allowsDismissal
        }

        func presentationControllerWillDismiss(_ controller: UIPresentationController) { scene.note("will") }
        func presentationControllerDidDismiss(_ controller: UIPresentationController) { scene.note("did") }
        func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
            scene.note("attempt")
        }
    }
}

/// A screen with a color and a fitting size that records taps.
@MainActor class CardScreen: UIViewController {
    /// The size that its view needs.
    let fitting: CGSize
    let color: UIColor
    /// The positions of the taps in its view.
    private(set) var taps: [CGPoint] = []
    /// The safe areas that its view has had.
    private(set) var safeAreas: [UIEdgeInsets] = []

    init(_ fitting: CGSize = CGSize(width: 200, height: 120), color: UIColor = .blue) {
        (self.fitting, self.color) = (fitting, color)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        view = FittingView(fitting)
        view.backgroundColor = color
        let tap = UITapGestureRecognizer()
        tap.addHandler { [weak self] in
            guard let self, $0.state == .ended else { return }
            taps.append($0.location(in: view))
        }
        view.addGestureRecognizer(tap)
    }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        safeAreas.append(view.safeAreaInsets)
    }

    func forgetSafeAreas() { safeAreas = [] }

    private final class FittingView: UIView {
        private let fitting: CGSize

        init(_ fitting: CGSize) {
            self.fitting = fitting
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { nil }

        override var intrinsicContentSize: CGSize { fitting }
    }
}

/// Returns whether two frames are equal within half a point.
func isNear(_ first: CGRect, _ second: CGRect, within tolerance: CGFloat = 0.5) -> Bool {
    abs(first.minX - second.minX) <= tolerance && abs(first.minY - second.minY) <= tolerance
        && abs(first.maxX - second.maxX) <= tolerance && abs(first.maxY - second.maxY) <= tolerance
}
