import UIKit

/// What moves an animation to a given progress, and lets it go.
@MainActor protocol TransitionDriver: AnyObject {
    /// Where the animation stands, 0…1.
    var progress: CGFloat { get }
    /// The length of the whole animation, in seconds.
    var duration: TimeInterval { get }
    /// Shows a progress. Only while it is held.
    func scrub(to progress: CGFloat)
    /// Holds the animation where it is. `false` if there is nothing left to hold.
    func hold() -> Bool
    /// Lets the animation go to one of its ends.
    func settle(_ settling: Settling, to heading: Heading)
    /// Goes to one of the ends at once.
    func end(at heading: Heading)
    /// A frame is being made.
    func frame(at time: CFTimeInterval)
    /// The transition is over: leaves everything as it was.
    func release()
}

extension CGFloat {
    /// A progress that an animation can stand at without being over.
    var insideAnimation: CGFloat { Swift.min(Swift.max(self, 0), 0.9995) }
    /// The number between 0 and 1, `fallback` if it is none.
    func unit(or fallback: CGFloat) -> CGFloat { isNaN ? fallback : Swift.min(Swift.max(self, 0), 1) }
}
