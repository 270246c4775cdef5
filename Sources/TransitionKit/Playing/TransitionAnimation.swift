import UIKit

/// An object that plays a transition: a ``Stage`` for a choreography, or a third-party animation controller.
@MainActor protocol TransitionAnimation: AnyObject {
    /// How long it takes by itself, in seconds.
    var duration: TimeInterval { get }
    /// The property animator that it goes by, as far as it is known. Asking makes none.
    var animator: UIViewPropertyAnimator? { get }
    /// The property animator that it goes by, if it has one. Asking may make it.
    func requestAnimator() -> UIViewPropertyAnimator?
    /// Readies the views for the first frame. It may lay out and so call the app, which may end the transition.
    func mount()
    /// Plays by itself.
    func play()
    /// What drives it from its beginning, held.
    func makeDriver() -> any TransitionDriver
    /// What drives it from where it is, held; `nil` where it can't be held.
    func grab() -> (any TransitionDriver)?
    /// A frame is being made.
    ///
    /// - Parameter motion: how much of their way the views are seen to have gone.
    func frame(at motion: CGFloat)
    /// How much of their way the views are seen to have gone at a part of the animation. A spring may take them beyond it.
    ///
    /// - Parameter isDriven: whether a driver moves it.
    func motion(at fraction: CGFloat, isDriven: Bool) -> CGFloat
    /// Goes to one of the ends at once, while nobody drives it.
    func jump(to outcome: Outcome)
    /// Comes to one of its ends at once, and says so, while nobody drives it; nothing happens where it can't.
    func finish(at outcome: Outcome)
    /// How far it has come by itself, 0…1; `nil` where it doesn't tell.
    var progress: CGFloat? { get }
    /// Leaves the views as they were. Nothing happens the second time.
    func release(_ outcome: Outcome)
}

extension TransitionAnimation {
    func requestAnimator() -> UIViewPropertyAnimator? { animator }

    func frame(at motion: CGFloat) {}

    func motion(at fraction: CGFloat, isDriven: Bool) -> CGFloat { fraction }

    func grab() -> (any TransitionDriver)? {
        requestAnimator().flatMap { AnimatorDriver(grabbing: $0) }
    }

    func finish(at outcome: Outcome) { requestAnimator()?.finish(at: outcome) }

    var progress: CGFloat? {
        guard let animator, animator.state == .active else { return nil }
        return animator.isReversed ? 1 - animator.fractionComplete : animator.fractionComplete
    }
}
