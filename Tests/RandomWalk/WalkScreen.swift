import Presentations
import TransitionKit
@_spi(Host) import UIKit

/// A screen with a button, a text field, and a named card, which may be in front of a list that scrolls. It
/// checks its own appearance callbacks.
final class WalkScreen: UIViewController, TransitionElementProviding, TransitionObserving {
    enum Appearance { case gone, coming, shown, going }

    let name: String
    private(set) var appearance = Appearance.gone
    private(set) var presses = 0
    private weak var world: World?
    /// The screens of the last transition that has ended, and the time.
    private var over: (screens: [ObjectIdentifier?], time: CFTimeInterval)?
    private var card = UIView()
    private let button = UIButton()
    private let list: UIScrollView?
    private let field = UITextField()

    init(_ name: String, scrolls: Bool, world: World) {
        self.name = name
        list = scrolls ? UIScrollView() : nil
        self.world = world
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { fatalError("Made in code only") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        if let list { view.addSubview(list) }
        addCard()
        button.backgroundColor = .blue
        button.addAction(UIAction { [weak self] _ in self?.presses += 1 }, for: .touchUpInside)
        view.addSubview(button)
        view.addSubview(field)
    }

    private func addCard() {
        card.backgroundColor = .orange
        card.layer.cornerRadius = 12
        view.insertSubview(card, at: list == nil ? 0 : 1)
    }

    /// Removes the card, adds it again, or adds another one, at any time.
    func changeCard(_ change: Int) {
        guard isViewLoaded else { return }
        if change % 3 != 1 { card.removeFromSuperview() }
        if change % 3 == 2 { card = UIView() }
        if change % 3 != 0 { addCard() }
        view.setNeedsLayout()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        card.frame = CGRect(x: 20, y: 60, width: view.bounds.width / 3, height: view.bounds.height / 5)
        button.frame = CGRect(x: view.bounds.midX - 20, y: view.bounds.midY - 20, width: 40, height: 40)
        field.frame = CGRect(x: 20, y: view.bounds.height * 0.8, width: view.bounds.width / 3, height: 30)
        list?.frame = view.bounds
        list?.contentSize = CGSize(width: view.bounds.width, height: view.bounds.height * 2)
        world?.hear(.layout)
    }

    /// Animates the color of the card, as a part of the app that knows nothing of transitions.
    func animateCard(completion: @escaping () -> Void) {
        let color: UIColor = card.backgroundColor == .orange ? .yellow : .orange
        UIView.animate(withDuration: 0.3) {
            self.card.backgroundColor = color
        } completion: { _ in
            completion()
        }
    }

    func transitionDidProgress(
        _ progress: TransitionProgress,
        from: UIViewController?,
        to: UIViewController?
    ) {
        let screens = [from, to].map { $0.map(ObjectIdentifier.init) }
        if case .ended = progress.phase {
            over = (screens, CACurrentMediaTime())
        } else if let over, over.screens == screens, over.time == CACurrentMediaTime(),
            // Otherwise, another transition between the same screens has begun.
            [.gone, .shown].contains(appearance)
        {
            world?.fail("\(name) hears of a transition that is over")
        }
    }

    func transitionElements() -> [TransitionElementID: UIView] { ["card": card] }

    var buttonCenter: CGPoint { button.center }

    /// Whether a bar covers the button, because the screen is in a low card.
    var isButtonCovered: Bool {
        guard let bar = navigationController?.navigationBar, !bar.isHidden else { return false }
        return bar.bounds.contains(bar.convert(button.center, from: view))
    }

    /// Whether the button is on the screen, and nothing of it is in the way of another one.
    func isWhole(in window: UIWindow) -> Bool {
        let frame = button.convert(button.bounds, to: window)
        return window.bounds.contains(frame) && view.bounds.contains(button.frame)
    }

    func edit(_ begins: Bool) {
        guard isViewLoaded else { return }
        if begins { field.becomeFirstResponder() } else { view.endEditing(true) }
    }

    /// The differences from a screen at rest, or `nil` if there are none.
    var disorder: String? {
        guard let screen = viewIfLoaded else { return nil }
        for view in [screen, card, button] {
            if !CATransform3DIsIdentity(view.layer.transform) { return "a transform" }
            if view.isHidden || view.alpha != 1 { return "not to be seen" }
            if view.mask != nil || view.layer.mask != nil { return "a mask" }
            if view.layer.animationKeys() != nil { return "animations" }
            if view.layer.anchorPoint != CGPoint(x: 0.5, y: 0.5) { return "an anchor" }
            if view.layer.zPosition != 0 || view.layer.anchorPointZ != 0 { return "a z position" }
            if view.layer.speed != 1 || view.layer.timeOffset != 0 { return "a clock" }
            if !view.isUserInteractionEnabled { return "takes no touches" }
            if view.layer.cornerRadius != (view === card ? 12 : 0) {
                return "corners of \(view.layer.cornerRadius)"
            }
        }
        let card = card.superview == nil ? nil : card
        let added = world?.addedCards.compactMap(\.containerView) ?? []
        let subviews = screen.subviews.filter { !added.contains($0) }
        if subviews != [list, card, button, field].compactMap({ $0 }) { return "other subviews" }
        // Out of the window, there's no safe area.
        if appearance == .shown, let list, list.contentOffset.y < -list.adjustedContentInset.top - 0.01 {
            return "content at \(list.contentOffset)"
        }
        if screen.accessibilityElementsHidden { return "hidden from VoiceOver" }
        if appearance == .shown, let card, hypot(card.frame.minX - 20, card.frame.minY - 60) > 0.01 {
            return "a card at \(card.frame)"
        }
        return nil
    }

    // MARK: Appearance

    private func go(to next: Appearance, from allowed: [Appearance], _ callback: Callback) {
        if !allowed.contains(appearance) {
            world?.fail("\(name) hears \(callback) while it is \(appearance)")
        }
        appearance = next
        world?.hear(callback)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // First, because asking for the coordinator can start a transition that's pending.
        go(to: .coming, from: [.gone, .going], .willAppear)
        if animated {
            // Changes in the animations themselves are animated, and undone if the transition is canceled.
            transitionCoordinator?.animate(alongsideTransition: nil) { [weak world] _ in
                world?.hear(.coordinatorCompletion)
            }
        }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        go(to: .shown, from: [.coming], .didAppear)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        go(to: .going, from: [.shown, .coming], .willDisappear)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        go(to: .gone, from: [.going], .didDisappear)
    }
}
