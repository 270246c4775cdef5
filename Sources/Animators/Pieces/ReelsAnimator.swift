import TransitionKit
import UIKit

/// An animator that spins the columns of the screen like the reels of a slot machine. They start downward
/// together, and stop one after another on the incoming screen. Backward, they spin upward.
public struct ReelsAnimator: Animator, Hashable {
    /// The number of reels, from 1 to 20. The default is 5. Values out of range are clamped.
    public var columns: Int
    /// How often the outgoing screen comes around before the incoming one stays, from 0 to 5. The default is
    /// 1. If the value is 0, each reel moves on by a single screen. Values out of range are clamped.
    public var turns: Int
    public var duration: TimeInterval

    /// Creates a reels animator.
    ///
    /// Each parameter sets the property of the same name. The default duration is 0.9 seconds.
    public init(columns: Int = 5, turns: Int = 1, duration: TimeInterval = 0.9) {
        self.columns = columns
        self.turns = turns
        self.duration = duration
    }

    public func forward(in scene: TransitionScene) -> Choreography { spinning(toward: .bottom, in: scene) }

    public func backward(in scene: TransitionScene) -> Choreography { spinning(toward: .top, in: scene) }

    private func spinning(toward edge: TransitionEdge, in scene: TransitionScene) -> Choreography {
        let columns = Slicing.columns(min(columns, 20), in: scene.screenFrame.size)
        let reels = columns.enumerated().flatMap { index, column in
            reel(column, stop: Self.stop(of: index, among: columns.count), toward: edge, in: scene)
        }
        let backdrop = Staging.standard.backdropParticipants(in: scene)
        // The shadows would also fall on the screen behind a card.
        let window = scene.hasBothViews ? window : []
        return Choreography(timing: .linear, participants: backdrop + reels + window)
    }

    /// Returns when a reel stops, as a fraction of the transition.
    private static func stop(of index: Int, among count: Int) -> CGFloat {
        count > 1 ? lerp(0.66, 1, CGFloat(index) / CGFloat(count - 1)) : 1
    }

    /// Returns the faces of a reel, which alternate between the screens. The last one continues the incoming
    /// screen, and is seen only while the reel runs a little too far.
    ///
    /// Faces that are too fast to read are blurred by their motion.
    private func reel(
        _ column: CGRect,
        stop: CGFloat,
        toward edge: TransitionEdge,
        in scene: TransitionScene
    ) -> [Participant] {
        let steps = 2 * min(max(turns, 0), 5) + 1
        // The reels of a card turn behind a window as large as the card. Elsewhere, they would fly over the
        // screen behind it.
        let isWhole = scene.screenFrame.encloses(CGRect(origin: .zero, size: scene.size))
        let isCard = scene.isAlone && !isWhole
        let height = scene.screenFrame.height
        let way = isCard ? CGVector(dx: 0, dy: edge.outward.dy * height) : scene.travel(toward: edge)
        // What continues a screen that doesn't fill the container would be seen beside it, unless there's a
        // window.
        let faces = 0...(isWhole || isCard ? steps + 1 : steps)
        // The blurred face hides the sharp one, unless it's see-through.
        func sharpness(_ part: CGFloat) -> CGFloat { scene.isSeeThrough ? 1 - Self.haste(part) : 1 }
        func slice(_ face: Int, isSharp: Bool) -> Participant {
            // The faces in between pass only while the reel is fast.
            let isPassing = 0 < face && face < steps
            /// Returns the opacity. Faces that are out of view at an end are transparent there, so that they
            /// don't count as screens that aren't at rest.
            func opacity(at part: CGFloat) -> CGFloat {
                guard part == 0 ? face == 0 : part < 1 || face == steps else { return 0 }
                if isSharp { return sharpness(part) }
                return isPassing ? 1 : Self.haste(part)
            }
            var slice = Participant(
                .slice(column, of: face.isMultiple(of: 2) && face < steps ? .outgoing : .incoming),
                shade: .turnedAway(),
                keyframes: Keyframe.sampled(steps: 48) { part in
                    let place = Self.course(part, steps: steps) - CGFloat(face)
                    var pose = Pose.rest.translated(by: way, times: place)
                        .dimmed(to: 0.5 * part * (1 - part)).faded(to: opacity(at: part))
                    if isCard { pose.clip.rect.origin.y = -edge.outward.dy * place }
                    return pose
                }
            )
            slice.motionBlur = isSharp ? nil : .vertical
            return slice.within(0...stop)
        }
        let slow = faces.filter { $0 == 0 || $0 >= steps }
        return slow.map { slice($0, isSharp: true) } + (0...steps).map { slice($0, isSharp: false) }
    }

    /// Returns how blurred a reel is at a moment, from 0 to 1.
    private static func haste(_ part: CGFloat) -> CGFloat {
        smooth((part - 0.12) / 0.14) * (1 - smooth((part - 0.62) / 0.16))
    }

    /// Returns how many screens a reel has moved on by. It runs a little too far, by the same distance
    /// however fast it was, and settles gently.
    private static func course(_ part: CGFloat, steps: Int) -> CGFloat {
        if part >= 1 { return CGFloat(steps) }
        let fast = TimingCurve.cubic(CGPoint(x: 0.5, y: 0), CGPoint(x: 0.68, y: 1)).value(
            at: min(part / 0.86, 1)
        )
        let late = max((part - 0.8) / 0.2, 0)
        // Half of a sine wave, which is weaker the later it is: at most 0.016 of a screen.
        return CGFloat(steps) * fast + 0.0276 * sin(.pi * late) * (1 - late)
    }

    /// The shadows at the top and bottom of the container while the reels spin, as if they were behind a
    /// window.
    private var window: [Participant] {
        [TransitionEdge.top, .bottom].map { edge in
            let strip = CGRect(x: 0, y: 0, width: 1, height: 1).strip(inside: edge, thickness: 0.3)
            let shadow = Decoration.gradient(from: .reelEdge, at: edge, to: .reelMiddle, in: strip)
            return Participant(
                .decoration(shadow),
                keyframes: [
                    Keyframe(at: 0, .rest.faded(to: 0)), Keyframe(at: 0.25, .rest, timing: .easeInOut),
                    Keyframe(at: 0.7, .rest), Keyframe(at: 1, .rest.faded(to: 0), timing: .easeInOut),
                ]
            )
        }
    }
}

extension UIColor {
    fileprivate static let reelEdge = UIColor(
        light: UIColor(white: 0, alpha: 0.5),
        dark: UIColor(white: 0, alpha: 0.6)
    )
    fileprivate static let reelMiddle = UIColor(white: 0, alpha: 0)
}

extension Animator where Self == ReelsAnimator {
    /// Returns an animator that spins the columns of the screen like the reels of a slot machine. See
    /// ``ReelsAnimator``.
    public static func reels(columns: Int = 5, turns: Int = 1, duration: TimeInterval = 0.9) -> ReelsAnimator
    {
        ReelsAnimator(columns: columns, turns: turns, duration: duration)
    }
}
