import TransitionKit
import UIKit

/// A page that rolls around a cylinder.
///
/// Positions on the page are measured across the cylinder, in points from the page's center. Up to the fold,
/// the page lies flat. From there, it follows half of the cylinder, and then lies face down above itself. The
/// cylinder has flat facets that move with the fold, and the page slides along them, so that adjacent facets
/// always meet and the shade of each facet stays the same.
///
/// A cylinder doesn't stretch the page: the length of an arc is that of the part of the page on it.
/// XBPageCurl uses one, too. Hong, Card, and Chen's “Turning Pages of 3D Electronic Books” (2006) uses a
/// cone, which fits a page that's held at its spine.
struct PageCurl {
    private let page: CGRect
    private let scene: TransitionScene
    /// The direction across the cylinder, toward the part that lifts first: clockwise from the right.
    private let angle: CGFloat
    private let radius: CGFloat
    /// Half of the page's extent across the cylinder.
    private let across: CGFloat
    /// Half of the page's extent along the cylinder.
    private let along: CGFloat
    /// The area of the page and of the incoming screen.
    private let field: Field
    /// The extent of a facet across the cylinder.
    private let facetWidth: CGFloat

    /// The number of facets around half of the cylinder.
    private static let facetsAround = 10
    private static let facetAngle = CGFloat.pi / CGFloat(facetsAround)

    /// - Parameters:
    ///   - angle: The direction across the cylinder, in radians, clockwise from the right.
    ///   - radius: The radius of the cylinder, in points. It's limited to at least a twentieth of the page
    ///     and at most half of it.
    init(of scene: TransitionScene, angle: CGFloat, radius: CGFloat) {
        self.scene = scene
        self.angle = angle
        page = scene.outgoingFrame
        let (x, y) = (abs(cos(angle)), abs(sin(angle)))
        across = (x * page.width + y * page.height) / 2
        along = (y * page.width + x * page.height) / 2
        let area = scene.hasIncomingView ? page.union(scene.incomingFrame) : page
        let way = CGVector(dx: area.midX - page.midX, dy: area.midY - page.midY)
        let middle = way.dx * cos(angle) + way.dy * sin(angle)
        let half = (x * area.width + y * area.height) / 2
        field = Field(
            front: half + middle,
            back: half - middle,
            along: (y * area.width + x * area.height) / 2 + abs(way.dy * cos(angle) - way.dx * sin(angle)),
            excess: 2 * (half - across)
        )
        self.radius = min(max(radius, across / 10), across)
        facetWidth = self.radius * Self.facetAngle
    }

    /// Returns the participants, from back to front.
    func participants(backColor: UIColor) -> [Participant] {
        let middle = Self.facetsAround / 2
        // Shadows would also fall on what's behind a screen without a background.
        let catchesShadows = !scene.seeThroughScreens.contains(.incoming)
        // Only if there's a screen under the page, because that screen hides half of the shadow.
        let shadow = scene.hasIncomingView && catchesShadows ? [flapShadow] : []
        var participants = [flat]
        participants += (-Self.shaded..<middle).map(front)
        participants += shadow + [uncovered]
        if catchesShadows { participants.append(rollShadow) }
        participants.append(flap(backColor))
        participants += (middle..<Self.facetsAround + Self.shaded).map { back($0, backColor) }
        return participants
    }

    /// The extent of an area, from the page's center, in points.
    private struct Field {
        /// How far it reaches toward the part of the page that lifts first.
        let front: CGFloat
        /// How far it reaches in the opposite direction.
        let back: CGFloat
        /// How far it reaches along the cylinder, at most.
        let along: CGFloat
        /// How much longer it is than the page across the cylinder.
        let excess: CGFloat
    }

    // MARK: The page

    // From each facet to the next, the shade changes by the same ratio, so that adjacent facets have the same
    // shade where they meet.
    /// The shade of the back, where it rises from the roll. In Dark Mode, it's a band of gloss.
    private static let backShade = UIColor(light: .black, dark: UIColor(white: 0.62, alpha: 1))
    private static let darkness: CGFloat = 0.5
    private static let falloff: CGFloat = 1.6
    private static let fading = exp(-falloff * facetAngle)
    /// The number of shaded facets on each side of the roll. Beyond them, the page is in one piece.
    private static let shaded = 3

    /// Returns a facet that shows the front of the page, which is darkest where it's upright. Facets before
    /// the first one lie flat.
    private func front(_ index: Int) -> Participant {
        let turn = CGFloat(index + 1) * Self.facetAngle
        return facet(
            from: CGFloat(index) * facetWidth,
            shade: .turnedAway(strongestAt: .trailing, minimumStrength: Self.fading),
            dimming: Self.darkness * exp(Self.falloff * min(turn - .pi / 2, 0))
        )
    }

    /// Returns a facet that shows the back of the page. Facets after the last one lie face down.
    private func back(_ index: Int, _ color: UIColor) -> Participant {
        let turn = CGFloat(index) * Self.facetAngle
        return facet(
            from: CGFloat(index) * facetWidth,
            shade: Participant.Shade(
                color: Self.backShade,
                strongestAt: .leading,
                minimumStrength: Self.fading
            ),
            tint: color,
            dimming: Self.darkness * exp(-Self.falloff * max(turn - .pi / 2, 0))
        )
    }

    /// The part that hasn't been lifted yet. It's also behind the shaded facets, so that no gap shows, and
    /// behind the incoming screen. Where no screen covers it, it ends at the fold.
    private var flat: Participant {
        scene.hasIncomingView && scene.incomingFrame.encloses(page)
            ? Participant(.slice(CGRect(x: 0, y: 0, width: 1, height: 1), of: .outgoing))
            : part(of: .outgoing, from: 1 - reach, width: reach, restingAt: start)
    }

    /// Returns the part that lies face down above the page. It's also behind the last facet, so that no gap
    /// shows.
    private func flap(_ color: UIColor) -> Participant {
        facet(from: .pi * radius + CGFloat(Self.shaded - 1) * facetWidth, width: reach, tint: color)
    }

    /// Returns a part of the page that's flat in itself.
    ///
    /// - Parameters:
    ///   - start: Where it begins, in points of the page beyond the fold.
    ///   - width: Its extent. If `nil` (the default), it's a facet.
    private func facet(
        from start: CGFloat,
        width: CGFloat? = nil,
        shade: Participant.Shade = Participant.Shade(),
        tint: UIColor? = nil,
        dimming: CGFloat = 0
    ) -> Participant {
        let (first, last) = (rolled(start), rolled(start + facetWidth))
        let lift = atan2(last.height - first.height, last.place - first.place)
        // One point more than necessary, so that no gap shows between facets.
        return part(
            of: .outgoing,
            from: start,
            width: width ?? facetWidth + 1,
            isLifted: true,
            shade: shade,
            tint: tint,
            pose: .rest.rotated(to: -lift, about: Rotation.Axis(x: -sin(angle), y: cos(angle), z: 0))
                .translated(by: normal, times: first.place - start).translated(z: first.height)
                .dimmed(to: dimming)
        )
    }

    /// Returns a part of a screen that moves with the fold, while the screen stays in place behind it.
    ///
    /// - Parameters:
    ///   - distance: Where it begins, in points of the page beyond the fold.
    ///   - rest: The position of the fold at which the part is at rest.
    ///   - isLifted: Whether it's invisible until the page moves.
    ///   - pose: The pose of the part where it's cut out.
    private func part(
        of side: TransitionSide,
        from distance: CGFloat,
        width: CGFloat,
        restingAt rest: CGFloat = 0,
        isLifted: Bool = false,
        shade: Participant.Shade = Participant.Shade(),
        tint: UIColor? = nil,
        pose: Pose = .rest
    ) -> Participant {
        let middle = point(across: rest + distance + width / 2)
        let along = side == .outgoing ? along : field.along
        let rect = CGRect(x: middle.x - width / 2, y: middle.y - along, width: width, height: 2 * along)
        let frame = side == .outgoing ? page : scene.incomingFrame
        func moved(to fold: CGFloat) -> Pose {
            pose.translated(by: normal, times: fold - rest).scrolled(x: fold - rest)
        }
        return Participant(
            .slice(rect.fractions(of: frame), of: side, rotation: angle),
            anchor: Participant.Anchor(x: 0, y: 0.5),
            shade: shade,
            tint: tint,
            keyframes: [
                Keyframe(at: 0, moved(to: start).faded(to: isLifted ? 0 : 1)),
                Keyframe(at: 0.001, moved(to: start)), Keyframe(at: 1, moved(to: end)),
            ]
        )
    }

    // MARK: Under the page

    /// The incoming screen on the far side of the fold, where it covers the page, and the shadow that the
    /// flap would cast there. Nothing of it is visible under the first facet that rises.
    private var uncovered: Participant {
        part(of: .incoming, from: facetWidth / 2, width: reach, restingAt: end)
    }

    /// The shadow of the flap on the page, ahead of the flap: the page's own shape, mirrored at the fold. It
    /// doesn't fall on the facets that rise. It's narrow and weak, so that no line is visible where it ends.
    private var flapShadow: Participant {
        Participant(
            .decoration(.color(.clear, in: page.fractions(of: scene.size))),
            shadow: Participant.Shadow(radius: radius / 3),
            keyframes: passing { fold, progress in
                Pose.rest.rotated(to: 2 * angle).translated(by: normal, times: 2 * fold + .pi * radius)
                    .shadowed(to: 0.09 * min(progress / 0.2, 1))
            }
        )
    }

    /// The shadow of the roll on the incoming screen. It's wider than the roll, so it would still be visible
    /// once the page is gone. It begins under the roll, where its edge isn't visible.
    private var rollShadow: Participant {
        let width = 3 * radius - facetWidth
        let along = field.along
        let rect = CGRect(x: page.midX - width / 2, y: page.midY - along, width: width, height: 2 * along)
        let gradient = Decoration.gradient(
            from: UIColor(white: 0, alpha: 0.45),
            at: .leading,
            to: .clear,
            in: rect.fractions(of: scene.size)
        )
        return Participant(
            .decoration(gradient),
            keyframes: passing { fold, progress in
                Pose.rest.rotated(to: angle).translated(by: normal, times: fold + facetWidth + width / 2)
                    .faded(to: min(progress / 0.15, (1 - progress) / 0.15, 1))
            }
        )
    }

    // MARK: Positions

    /// The position of the fold at the start, when nothing is lifted, and nothing of the incoming screen is
    /// visible beside the page.
    private var start: CGFloat { field.front }

    /// The position of the fold at the end, when nothing of the page is visible, not even outside its frame.
    private var end: CGFloat { -field.back - 1.05 * radius }

    /// An extent across the cylinder that's enough from any position of the fold.
    private var reach: CGFloat { 3 * across + field.excess }

    /// Returns the poses of a shadow, which moves with the fold and fades.
    private func passing(_ pose: (_ fold: CGFloat, _ progress: CGFloat) -> Pose) -> [Keyframe] {
        Keyframe.sampled(steps: 20) { pose(start + (end - start) * $0, $0) }
    }

    /// Returns a position relative to the fold after rolling, and its height above the page.
    private func rolled(_ distance: CGFloat) -> (place: CGFloat, height: CGFloat) {
        let turn = distance / radius
        if turn <= 0 { return (distance, 0) }
        if turn >= .pi { return (.pi * radius - distance, 2 * radius) }
        return (radius * sin(turn), radius * (1 - cos(turn)))
    }

    /// The unit vector across the cylinder.
    private var normal: CGVector { CGVector(dx: cos(angle), dy: sin(angle)) }

    /// Returns a point in the container.
    private func point(across place: CGFloat) -> CGPoint {
        CGPoint(x: page.midX + normal.dx * place, y: page.midY + normal.dy * place)
    }
}
