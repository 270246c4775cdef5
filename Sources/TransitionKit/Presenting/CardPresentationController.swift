import UIKit

/// Presents a screen as a ``CardPresentation`` says: lays it out, covers what is behind it, and follows the finger.
///
/// A ``TransitionDelegate`` with a ``TransitionDelegate/presentation`` makes it. A delegate that you write yourself
/// returns it for controllers whose `modalPresentationStyle` is `.custom`:
///
/// ```swift
/// func presentationController(
///     forPresented presented: UIViewController,
///     presenting: UIViewController?,
///     source: UIViewController
/// ) -> UIPresentationController? {
///     CardPresentationController(
///         presentedViewController: presented,
///         presenting: presenting,
///         presentation: .sheet()
///     )
/// }
/// ```
///
/// Such a delegate animates with whatever it likes. With ``animator`` the card comes and goes over its edge, and goes on
/// at the speed of the finger that throws it out.
///
/// Its `delegate` is asked and told of what the user does as with the system's sheets: `presentationControllerShouldDismiss`
/// before a drag out over the edge, a tap beside the card, or an escape; `…WillDismiss` and `…DidDismiss` around a dismissal
/// that came of it; `…DidAttemptToDismiss` where it was refused, and where `isModalInPresentation` refuses it. A dismissal
/// by the app, and one when the time of a toast is over, are not told of.
public final class CardPresentationController: UIPresentationController {
    /// Where the card lies, what is behind it, and how it is dragged. A change is shown at once, or animated inside
    /// ``animateChanges(_:)``; one of ``CardPresentation/capturesStatusBar``, ``CardPresentation/duration``, or
    /// ``CardPresentation/presenterEffect-swift.property`` has no effect any more.
    public var presentation: CardPresentation {
        didSet { if presentation != oldValue { presentationDidChange() } }
    }

    /// The index of the detent at which the card rests, or to which it is on its way. 0 at first; what is out of range
    /// counts as the nearest. A change is shown at once, or animated inside ``animateChanges(_:)``.
    public var selectedDetent: Int {
        get { min(max(detent, 0), max(presentation.detents.count - 1, 0)) }
        set {
            guard newValue != detent else { return }
            detent = newValue
            placeAfterChange()
        }
    }

    /// Called when the user has dragged the card to another detent, with its index: when the finger has left it. The app's
    /// own changes are not told of.
    public var onDetentChange: ((_ selectedDetent: Int) -> Void)?

    /// The animator that brings the card in and out over its edge. While the user throws it out, with the speed of the
    /// finger.
    public var animator: CardAnimator {
        CardAnimator(edge: presentation.edge, velocity: releaseSpeed)
    }

    private var detent = 0
    /// The position of a card that a finger holds, before any rubber band.
    var heldPosition: CGFloat?
    /// How much of the container's bottom a keyboard covers, in points.
    var coveredHeight: CGFloat = 0
    /// The same when the presentation began.
    private var placedHeight: CGFloat = 0
    /// Brings the card to rest.
    var settling: UIViewPropertyAnimator?
    /// Whether a drag may take the card out. `nil` until one tries to.
    var mayLeave: Bool?
    /// How fast the finger was that threw the card out, in points a second.
    var releaseSpeed: CGFloat = 0
    /// Whether the user dismisses it.
    var isDismissedByUser = false
    /// How much of the card there is for the presenter where a transition begins and where it ends, 0…1.
    var company: (start: CGFloat, goal: CGFloat) = (0, 0)
    /// Whether the transition takes the presenter along.
    var goesAlong = false
    /// Catches the card on its way.
    private(set) lazy var catching = CardCatch(self)
    private(set) var phase = Phase.idle

    let card = CardView()
    let backdrop = CardBackdrop()
    var scene: PresenterScene?
    var keeper: SafeAreaKeeper
    private var drag: CardDrag?
    private var countdown: CardCountdown?
    private var keyboard: KeyboardAvoidance?
    var fittingSizes: [CGFloat?: CGSize] = [:]
    private var containerSize = CGSize.zero
    private var collectsChanges = false

    enum Phase {
        case idle, presenting, presented, dismissing
    }

    /// A presentation controller for one presentation.
    ///
    /// - Parameters:
    ///   - presentedViewController: the controller that is presented.
    ///   - presentingViewController: the one that presents it, as UIKit tells it.
    ///   - presentation: where the card lies, what is behind it, and how it is dragged.
    public init(
        presentedViewController: UIViewController,
        presenting presentingViewController: UIViewController?,
        presentation: CardPresentation
    ) {
        self.presentation = presentation
        keeper = SafeAreaKeeper(presentedViewController)
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
        if presentation.capturesStatusBar { presentedViewController.captureStatusBar() }
        card.whenSafeAreaChanges = { [weak self] in self?.keepSafeArea() }
        card.whenEscaped = { [weak self] in self?.dismissByUser() ?? false }
        backdrop.whenTapped = { [weak self] in _ = self?.dismissByUser() }
        backdrop.isOfCard = { [weak self] point in self?.isSettling(at: point) ?? false }
    }

    // MARK: Changing

    /// Makes changes to this object, and animates the card to where it is then.
    ///
    /// ```swift
    /// sheet.animateChanges { sheet.selectedDetent = 1 }
    /// ```
    ///
    /// - Parameter changes: sets ``selectedDetent`` or ``presentation``, or calls ``invalidateDetents()``.
    public func animateChanges(_ changes: () -> Void) {
        collectsChanges = true
        changes()
        collectsChanges = false
        if phase == .presented, heldPosition == nil { settle(velocity: 0) }
    }

    /// Asks the content for its sizes again, after a change that makes it fit in another size. The card takes its new size at
    /// once, or animated inside ``animateChanges(_:)``.
    public func invalidateDetents() {
        fittingSizes = [:]
        placeAfterChange()
    }

    /// Selects a detent without going there.
    func select(_ detent: Int) { self.detent = detent }

    private func placeAfterChange() {
        guard !collectsChanges else { return }
        containerView?.setNeedsLayout()
        guard phase == .presented, heldPosition == nil else { return }
        stopSettling()
        place()
    }

    private func presentationDidChange() {
        fittingSizes = [:]
        guard containerView != nil else { return }
        dress()
        placeAfterChange()
    }

    // MARK: UIPresentationController

    public override var presentedView: UIView? { card }

    public override var frameOfPresentedViewInContainerView: CGRect {
        layout?.frame(at: selectedDetent) ?? .zero
    }

    public override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let containerView else { return }
        phase = .presenting
        keyboard = KeyboardAvoidance(self)
        containerSize = containerView.bounds.size
        backdrop.frame = containerView.bounds
        containerView.insertSubview(backdrop, at: 0)
        card.embed(presentedViewController.view)
        dress()
        scene = PresenterScene(of: presentingViewController, presentation.presenterEffect)
        placedHeight = coveredHeight
        UIView.performWithoutAnimation {
            place()
            setCompany(0)
        }
        moveAlong(to: 1)
    }

    public override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        let wasTurnedAway = isDismissedByUser
        (isDismissedByUser, goesAlong) = (false, false)
        guard completed, let containerView else {
            end()
            if wasTurnedAway { delegate?.tellDidDismiss(self) }
            return
        }
        phase = .presented
        // A keyboard may have come meanwhile.
        if placedHeight == coveredHeight { place() } else { settle(velocity: 0) }
        drag = CardDrag(self, in: containerView)
        startCountdown()
    }

    public override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        phase = .dismissing
        countdown?.stop()
        stopSettling()
        moveAlong(to: 0)
    }

    public override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        let wasByUser = isDismissedByUser
        (isDismissedByUser, goesAlong, releaseSpeed) = (false, false, 0)
        guard completed else {
            phase = .presented
            setCompany(1)
            if heldPosition != nil { letGo() } else { place() }
            return startCountdown()
        }
        end()
        if wasByUser { delegate?.tellDidDismiss(self) }
    }

    public override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        guard let containerView else { return }
        let isResized = containerView.bounds.size != containerSize
        containerSize = containerView.bounds.size
        if isResized {
            fittingSizes = [:]
            scene?.end()
        }
        switch phase {
        case .idle: break
        // The animation has the card in its hands.
        case .presenting, .dismissing: if isResized { setCompany(phase == .presenting ? 1 : 0) }
        case .presented:
            if isResized { stopSettling() }
            if settling == nil { place() }
        }
    }

    public override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        animateChanges { invalidateDetents() }
    }

    public override func systemLayoutFittingSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) {
        super.systemLayoutFittingSizeDidChange(forChildContentContainer: container)
        animateChanges { invalidateDetents() }
    }

    public override func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        guard container === presentedViewController, let containerView else {
            return super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
        }
        let bounds = CGRect(origin: containerView.bounds.origin, size: parentSize)
        return makeLayout(in: bounds, containerView).frame(at: selectedDetent).size
    }

    /// The presentation is over, or has never come to be.
    private func end() {
        phase = .idle
        stopSettling()
        countdown?.stop()
        (countdown, drag, heldPosition, keyboard) = (nil, nil, nil, nil)
        coveredHeight = 0
        scene?.end()
        scene = nil
        backdrop.setShown(false)
        backdrop.removeFromSuperview()
        keeper.release()
        card.release()
    }

    // MARK: Time

    private func startCountdown() {
        countdown?.stop()
        countdown = nil
        guard let duration = presentation.duration, duration >= 0, duration.isFinite else { return }
        countdown = CardCountdown(
            duration,
            isWaiting: { [weak self] in self?.holdsCountdown ?? true },
            whenOver: { [weak self] in self?.presentingViewController.dismiss(animated: true) }
        )
    }

    private var holdsCountdown: Bool {
        phase != .presented || heldPosition != nil || drag?.isTouched == true
            || presentedViewController.presentedViewController != nil || UIAccessibility.isVoiceOverRunning
    }
}
