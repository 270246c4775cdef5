import TransitionKit
import UIKit

/// A page that rolls around a cylinder, cut into strips along the cylinder.
///
/// Positions on the page are measured across the strips, in points from its center. Up to the fold, the page
/// lies flat. From there, it follows half of the cylinder, and then lies face down above itself. The fold
/// passes one strip in each step, so that the edges of adjacent strips always meet.
struct PageCurl {
    private let page: CGRect
    private let scene: TransitionScene
    /// The direction across the strips, toward the part that lifts first: clockwise from the right.
    private let angle: CGFloat
    private let radius: CGFloat
    /// Half of the page's extent across the strips.
    private let across: CGFloat
    /// Half of the page's extent along the strips.
    private let along: CGFloat
    private let stripWidth: CGFloat
    private let stripCount: Int
    /// The number of steps until the page is out of view.
    private let stepCount: Int

    /// The number of strips around half of the cylinder.
    private static let stripsAround = 12
    private static let stripAngle = CGFloat.pi / CGFloat(stripsAround)

    /// - Parameters:
    ///   - angle: The direction across the strips, in radians, clockwise from the right.
    ///   - radius: The radius of the cylinder, in points. It's limited so that there are at most 80 strips,
    ///     and to half of the page.
    init(of scene: TransitionScene, angle: CGFloat, radius: CGFloat) {
        self.scene = scene
        self.angle = angle
        page = scene.outgoingFrame
        let (x, y) = (abs(cos(angle)), abs(sin(angle)))
        across = (x * page.width + y * page.height) / 2
        along = (y * page.width + x * page.height) / 2
        self.radius = min(max(radius, across / 40 / Self.stripAngle), across)
        stripWidth = self.radius * Self.stripAngle
        stripCount = Int((2 * across / stripWidth).rounded(.up))
        stepCount = stripCount + Int((1 / Self.stripAngle).rounded(.up))
    }

    /// Returns the participants, from back to front.
    func participants(backColor: UIColor) -> [Participant] {
        // Only if there's both a page and a screen under it, because that screen hides half of the shadow.
        let shadow = scene.hasOutgoing && scene.hasIncoming ? [flapShadow] : []
        return [flat] + (0..<stripCount).map(front) + shadow + [uncovered, rollShadow, flap(backColor)]
            + (0..<stripCount).compactMap { back($0, backColor) }
    }

    // MARK: The page

    // Light fades linearly with the angle, so adjacent strips have the same shade where they meet.
    /// The shade of the back, where it rises from the roll. In Dark Mode, it's a band of gloss.
    private static let backShade = UIColor(light: .black, dark: UIColor(white: 0.62, alpha: 1))
    private static let darkness: CGFloat = 0.5
    private static let falloff: CGFloat = 1.6
    private static let fading = exp(-falloff * stripAngle)
    /// The number of shaded strips on each side of the roll. Beyond them, the page is in one piece.
    private static let shaded = 4

    /// Returns a strip of the page, which is darkest where it's upright. Once its back is visible, it's
    /// hidden.
    private func front(_ index: Int) -> Participant {
        let lift = stripCount - 1 - index
        let first = lift - Self.shaded
        let gone = lift + Self.stripsAround / 2 + 2
        let shade = Participant.Shade.turnedAway(strongestAt: .trailing, rest: Self.fading)
        return strip(index, shade, max(first, 0)...min(gone, stepCount)) { angle, step in
            let dimming = Self.darkness * exp(Self.falloff * min(angle + Self.stripAngle - .pi / 2, 0))
            let isSeen = step > first && step < gone || step == 0
            return (isSeen ? 1 : 0, step > 0 ? dimming : 0)
        }
    }

    /// Returns the back of a strip, which is visible once the strip has passed the upright position. Returns
    /// `nil` if it never does.
    private func back(_ index: Int, _ color: UIColor) -> Participant? {
        let upright = stripCount - 1 - index + Self.stripsAround / 2
        guard upright < stepCount else { return nil }
        let gone = upright + Self.stripsAround / 2 + 1 + Self.shaded
        let shade = Participant.Shade(color: Self.backShade, strongestAt: .leading, rest: Self.fading)
        return strip(index, shade, tint: color, upright...min(gone, stepCount)) { angle, step in
            (
                step > upright && step < gone ? 1 : 0,
                Self.darkness * exp(-Self.falloff * max(angle - .pi / 2, 0))
            )
        }
    }

    /// The part that hasn't been lifted yet.
    private var flat: Participant {
        Participant(
            wholePage(of: .outgoing, in: page),
            keyframes: passing { fold, progress in
                let end = 1 + part(at: fold)
                return progress == 0 ? .rest : .rest.clipped(to: CGRect(x: -1, y: 0, width: end, height: 1))
            }
        )
    }

    /// Returns the part that lies face down above the page.
    private func flap(_ color: UIColor) -> Participant {
        let axis = Rotation.Axis(x: -sin(angle), y: cos(angle), z: 0)
        let shaded = CGFloat(Self.shaded - 1) * stripWidth
        return Participant(
            wholePage(of: .outgoing, in: page),
            tint: color,
            keyframes: passing { fold, progress in
                let start = part(at: fold + .pi * radius + shaded)
                return Pose.rest.rotated(to: -.pi, about: axis)
                    .translated(by: normal, times: 2 * fold + .pi * radius).translated(z: 2 * radius)
                    .clipped(to: CGRect(x: start, y: 0, width: 3 - start, height: 1))
                    .faded(to: progress == 0 ? 0 : 1)
            }
        )
    }

    /// - Parameters:
    ///   - steps: The steps in which the strip bends. Afterward, it moves in a straight line.
    ///   - look: The opacity and shade, by the angle of the strip's first edge and the step.
    private func strip(
        _ index: Int,
        _ shade: Participant.Shade,
        tint: UIColor? = nil,
        _ steps: ClosedRange<Int>,
        look: (_ angle: CGFloat, _ step: Int) -> (opacity: CGFloat, dimming: CGFloat)
    ) -> Participant {
        let start = CGFloat(index) * stripWidth - across
        // One point more than necessary, so that no gap shows between strips.
        let width = min(stripWidth + 1, across - start)
        let middle = point(across: start + width / 2)
        let rect = CGRect(x: middle.x - width / 2, y: middle.y - along, width: width, height: 2 * along)
        func keyframe(_ step: Int) -> Keyframe {
            let fold = fold(after: step)
            let (first, last) = (rolled(start, fold: fold), rolled(start + stripWidth, fold: fold))
            let lift = atan2(last.height - first.height, last.place - first.place)
            let look = look((start - fold) / radius, step)
            return Keyframe(
                at: CGFloat(step) / CGFloat(stepCount),
                .rest.rotated(to: -lift, about: Rotation.Axis(x: -sin(angle), y: cos(angle), z: 0))
                    .translated(by: normal, times: first.place - start).translated(z: first.height)
                    .faded(to: look.opacity).dimmed(to: look.dimming)
            )
        }
        return Participant(
            .slice(rect.fractions(of: page), of: .outgoing, rotation: angle),
            anchor: Participant.Anchor(x: 0, y: 0.5),
            shade: shade,
            tint: tint,
            keyframes: (steps.upperBound < stepCount ? Array(steps) + [stepCount] : Array(steps)).map(
                keyframe
            )
        )
    }

    // MARK: Under the page

    /// The incoming screen on the far side of the fold, where it covers the shadow that the flap would cast
    /// there.
    private var uncovered: Participant {
        Participant(
            wholePage(of: .incoming, in: scene.incomingFrame),
            keyframes: passing { fold, progress in
                // Nothing of the screen is visible under the first strip that rises.
                let start = part(at: fold + stripWidth)
                let rest = 2 - start
                return progress == 1
                    ? .rest : .rest.clipped(to: CGRect(x: start, y: 0, width: rest, height: 1))
            }
        )
    }

    /// The shadow of the flap on the page, ahead of the flap: the page's own shape, mirrored at the fold.
    private var flapShadow: Participant {
        Participant(
            .decoration(.color(.clear, in: page.fractions(of: CGRect(origin: .zero, size: scene.size)))),
            shadow: Participant.Shadow(radius: radius / 2),
            keyframes: passing { fold, progress in
                Pose.rest.rotated(to: 2 * angle).translated(by: normal, times: 2 * fold + .pi * radius)
                    .shadowed(to: 0.4 * min(progress / 0.2, 1))
            }
        )
    }

    /// The shadow of the roll on the incoming screen. It's wider than the roll, so it would still be visible
    /// once the page is gone.
    private var rollShadow: Participant {
        let width = 3 * radius
        let rect = CGRect(x: page.midX - width / 2, y: page.midY - along, width: width, height: 2 * along)
        let gradient = Decoration.gradient(
            from: UIColor(white: 0, alpha: 0.5),
            at: .leading,
            to: .clear,
            in: rect.fractions(of: CGRect(origin: .zero, size: scene.size))
        )
        return Participant(
            .decoration(gradient),
            keyframes: passing { fold, progress in
                Pose.rest.rotated(to: angle).translated(by: normal, times: fold + width / 2)
                    .faded(to: min(progress / 0.15, (1 - progress) / 0.15, 1))
            }
        )
    }

    // MARK: Positions

    /// Returns the poses of everything that moves with the fold, in each step, so that it stays together.
    private func passing(_ pose: (_ fold: CGFloat, _ progress: CGFloat) -> Pose) -> [Keyframe] {
        (0...stepCount).map { step in
            let progress = CGFloat(step) / CGFloat(stepCount)
            return Keyframe(at: progress, pose(fold(after: step), progress))
        }
    }

    /// Returns the area that the strips of a screen are cut from, as a single slice.
    private func wholePage(of side: TransitionSide, in frame: CGRect) -> Participant.Subject {
        let whole = CGRect(x: page.midX - across, y: page.midY - along, width: 2 * across, height: 2 * along)
        return .slice(whole.fractions(of: frame), of: side, rotation: angle)
    }

    /// Returns a position on the page as a fraction.
    private func part(at place: CGFloat) -> CGFloat { (place + across) / (2 * across) }

    /// Returns the position of the fold after a number of steps.
    private func fold(after step: Int) -> CGFloat { CGFloat(stripCount - step) * stripWidth - across }

    /// Returns the position of a point of the page after rolling, and its height above the page.
    private func rolled(_ place: CGFloat, fold: CGFloat) -> (place: CGFloat, height: CGFloat) {
        let turn = (place - fold) / radius
        if turn <= 0 { return (place, 0) }
        if turn >= .pi { return (fold - (turn - .pi) * radius, 2 * radius) }
        return (fold + radius * sin(turn), radius * (1 - cos(turn)))
    }

    /// The unit vector across the strips.
    private var normal: CGVector { CGVector(dx: cos(angle), dy: sin(angle)) }

    /// Returns a point in the container.
    private func point(across place: CGFloat) -> CGPoint {
        CGPoint(x: page.midX + normal.dx * place, y: page.midY + normal.dy * place)
    }
}

extension CGRect {
    /// Returns the rectangle in fractions of another one.
    fileprivate func fractions(of whole: CGRect) -> CGRect {
        CGRect(
            x: (minX - whole.minX) / whole.width,
            y: (minY - whole.minY) / whole.height,
            width: width / whole.width,
            height: height / whole.height
        )
    }
}
