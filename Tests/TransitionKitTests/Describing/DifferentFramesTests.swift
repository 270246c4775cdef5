import Animators
import Testing
import UIKit

@testable import TransitionKit

/// Two screens with different frames, such as one that's under the bars and one that ends at an opaque bar.
/// Neither the outgoing screen at the end nor the incoming one at the start may be seen where only the other
/// one is at rest, because it would disappear or appear at once.
@Suite struct DifferentFramesTests {
    /// An animator of the catalog, or a variant of one.
    struct Variant: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let animator: any Animator
    }

    /// All animators, in all directions.
    private static let variants: [Variant] = AnimatorCatalog.entries.flatMap { entry -> [Variant] in
        let turned = entry.parameters.filter { ["edge", "axis"].contains($0.label) }.flatMap { parameter in
            (0...Int(parameter.range.upperBound)).map(Double.init)
                .filter { $0 != parameter.value(of: entry.animator) }
                .map { value in
                    Variant(
                        testDescription: "\(entry.id) \(parameter.code(for: value))",
                        animator: parameter.applied(value, to: entry.animator)
                    )
                }
        }
        return [Variant(testDescription: entry.id, animator: entry.animator)] + turned
    }

    /// Animators with other parameters that determine how far pieces go.
    private static let others = [
        Variant(testDescription: "split near the bottom", animator: SplitAnimator(line: .fraction(0.9))),
        Variant(testDescription: "split near the top", animator: SplitAnimator(line: .fraction(0.15))),
        Variant(testDescription: "explode without a burst", animator: ExplodeAnimator(spread: 0)),
        Variant(testDescription: "portal without an angle", animator: PortalAnimator(angle: 0)),
        Variant(
            testDescription: "portal by a quarter turn",
            animator: PortalAnimator(axis: .vertical, angle: .pi / 2)
        ),
        Variant(testDescription: "curl straight up", animator: CurlAnimator(edge: .bottom, tilt: 0)),
        Variant(testDescription: "curl straight down", animator: CurlAnimator(edge: .top, tilt: 0)),
        Variant(testDescription: "curl from below", animator: CurlAnimator(tilt: 0.8)),
        Variant(testDescription: "curl from above", animator: CurlAnimator(tilt: -0.8)),
    ]

    /// The frames of an outgoing and an incoming screen.
    private struct Frames {
        let size: CGSize
        let outgoing: CGRect
        let incoming: CGRect
    }

    private static let frames: [Frames] = {
        /// Returns each part with the whole container, both ways.
        func pairs(_ size: CGSize, _ parts: [CGRect]) -> [Frames] {
            let whole = CGRect(origin: .zero, size: size)
            return parts.flatMap { part in
                [
                    Frames(size: size, outgoing: part, incoming: whole),
                    Frames(size: size, outgoing: whole, incoming: part),
                ]
            }
        }
        let (portrait, landscape) = (CGSize(width: 390, height: 844), CGSize(width: 844, height: 390))
        // Above a tab bar, below a navigation bar, and beside a bar at either side.
        let above = CGRect(x: 0, y: 0, width: 390, height: 761)
        let below = CGRect(x: 0, y: 91, width: 390, height: 753)
        let left = CGRect(x: 0, y: 0, width: 300, height: 844)
        let right = CGRect(x: 90, y: 0, width: 300, height: 844)
        let sideways = [
            CGRect(x: 0, y: 0, width: 844, height: 337), CGRect(x: 0, y: 44, width: 844, height: 346),
            CGRect(x: 91, y: 0, width: 753, height: 390),
        ]
        let both = [
            Frames(size: portrait, outgoing: above, incoming: below),
            Frames(size: portrait, outgoing: below, incoming: above),
            Frames(size: portrait, outgoing: below, incoming: below),
        ]
        return pairs(portrait, [above, below, left, right]) + both + pairs(landscape, sideways)
    }()

    @Test("A column that twists is as deep as the wider screen", arguments: TransitionDirection.allCases)
    func depthOfTheColumn(direction: TransitionDirection) {
        let scene = TransitionScene(
            size: CGSize(width: 390, height: 844),
            outgoingFrame: CGRect(x: 0, y: 0, width: 390, height: 844),
            incomingFrame: CGRect(x: 0, y: 0, width: 300, height: 844),
            direction: direction
        )
        let slices = TwistAnimator().choreography(in: scene).participants.filter { $0.anchor.z != 0 }
        #expect(slices.count > 2 && slices.filter { $0.anchor.z != -195 }.isEmpty)
    }

    @Test("A page rolls off entirely, also where the new screen doesn't lie beneath it")
    func wholePage() {
        let scene = TransitionScene(
            size: CGSize(width: 390, height: 844),
            outgoingFrame: CGRect(x: 0, y: 0, width: 390, height: 844),
            incomingFrame: CGRect(x: 0, y: 91, width: 390, height: 753)
        )
        let parts = CurlAnimator().choreography(in: scene).participants.filter {
            if case .slice(_, of: .outgoing, rotation: _) = $0.subject { true } else { false }
        }
        let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
        #expect(parts.count > 2)
        #expect(parts.filter { $0.subject == .slice(whole, of: .outgoing) && $0.isAtRestAtTheEnd }.isEmpty)
    }

    @Test("A part of a split card that's out of view already doesn't come back")
    func splitOfACardThatLeaves() {
        let scene = TransitionScene(
            size: CGSize(width: 390, height: 844),
            outgoingFrame: CGRect(x: 0, y: 742, width: 390, height: 422),
            hasIncomingView: false
        )
        let parts = SplitAnimator().forward(in: scene).participants
        let lower = parts.filter {
            $0.subject == .slice(CGRect(x: 0, y: 0.5, width: 1, height: 0.5), of: .outgoing)
        }
        #expect(lower.count == 1 && lower.filter { $0.pose(at: 1).y != 0 }.isEmpty)
    }

    @Test("A card that was thrown out already rests there", arguments: TransitionDirection.allCases)
    func cardThatIsAway(direction: TransitionDirection) {
        let away = CGRect(x: -379, y: 0, width: 312, height: 844)
        let isThere = direction == .forward
        let scene = TransitionScene(
            size: CGSize(width: 390, height: 844),
            outgoingFrame: isThere ? nil : away,
            incomingFrame: isThere ? away : nil,
            direction: direction,
            hasOutgoingView: !isThere,
            hasIncomingView: isThere
        )
        let card = SlideAnimator().choreography(in: scene).adapted(to: scene).participants.filter {
            $0.subject == .screen(isThere ? .incoming : .outgoing)
        }
        #expect(card.map { $0.pose(at: isThere ? 1 : 0).x } == [0])
    }

    /// Returns the scene in which a screen comes alone, or goes alone, and the moment at which it's away.
    private func alone(_ direction: TransitionDirection, _ size: CGSize) -> (TransitionScene, away: CGFloat) {
        let comes = direction == .forward
        let scene = TransitionScene(
            size: size,
            direction: direction,
            hasOutgoingView: !comes,
            hasIncomingView: comes
        )
        return (scene, comes ? 0 : 1)
    }

    @Test(
        "The rim of a screen that comes or goes alone fades with it",
        arguments: TransitionDirection.allCases
    )
    func rimAlone(direction: TransitionDirection) {
        let (scene, away) = alone(direction, CGSize(width: 390, height: 844))
        let parts = ZoomAnimator().choreography(in: scene).adapted(to: scene).participants
        let rims = parts.filter { $0.accompaniedScreen != nil && $0.screen == nil }
        #expect(!rims.isEmpty && rims.allSatisfy { $0.pose(at: away).opacity == 0 })
    }

    @Test(
        "The blurred picture of a screen that comes or goes alone fades with it",
        arguments: TransitionDirection.allCases
    )
    func blurredPictureFadesWithItsScreen(direction: TransitionDirection) throws {
        let (scene, away) = alone(direction, CGSize(width: 390, height: 844))
        let comes = direction == .forward
        let (side, there): (TransitionSide, CGFloat) = comes ? (.incoming, 1) : (.outgoing, 0)
        func fading(_ subject: Participant.Subject, from start: CGFloat, to end: CGFloat) -> Participant {
            let (first, last) = comes ? (start, end) : (end, start)
            return Participant(subject, from: .rest.faded(to: first), to: .rest.faded(to: last))
        }
        let choreography = Choreography(participants: [
            fading(.screen(side), from: 0, to: 1), fading(.blurredPicture(of: side), from: 1, to: 0),
        ])
        let picture = try #require(
            choreography.adapted(to: scene).participants.first { $0.subject == .blurredPicture(of: side) }
        )
        #expect(picture.pose(at: away).opacity == 0 && picture.pose(at: there).opacity == 0)
        // It takes a fifth of the transition to appear, and then has its own opacity.
        #expect(picture.pose(at: comes ? 0.1 : 0.9).opacity < 0.6)
        #expect(abs(picture.pose(at: comes ? 0.25 : 0.75).opacity - 0.75) < 0.01)
    }

    @Test(
        "Pieces that are edge-on when they come or go alone leave no line",
        arguments: TransitionDirection.allCases
    )
    func piecesAlone(direction: TransitionDirection) {
        let (scene, away) = alone(direction, CGSize(width: 390, height: 844))
        let whole = MosaicAnimator(tilesAcross: 10).choreography(in: scene)
        let tiles = whole.adapted(to: scene).participants.filter {
            if case .slice = $0.subject { true } else { false }
        }
        let rest = whole.participants.filter { if case .slice = $0.subject { true } else { false } }
        #expect(tiles.count > 10 && tiles.count == rest.count)
        for (tile, described) in zip(tiles, rest) {
            #expect(tile.pose(at: away).rotation == described.pose(at: away).rotation)
        }
    }

    @Test("Panels that are thinner than a point go all the way", arguments: [8, 20])
    func thinPanelsAlone(folds: Int) {
        let scene = alone(.backward, CGSize(width: 71, height: 101)).0
        let described = FoldAnimator(folds: folds).choreography(in: scene)
        let panels = zip(described.participants, described.adapted(to: scene).participants)
        for (whole, panel) in panels {
            for time in [0.8, 0.9, 1] as [CGFloat] {
                #expect(abs(panel.pose(at: time).x - whole.pose(at: time).x) < 0.01, "\(time)")
            }
        }
    }

    @Test("A rectangle encloses another one, also where rounding their sizes would deny it")
    func rectangleEnclosesAnotherOne() {
        let whole = CGRect(x: 23.99, y: 23.99, width: 112.02, height: 252.02)
        #expect(whole.encloses(CGRect(x: 76, y: 156, width: 9, height: 9)) && whole.encloses(whole))
        for (dx, dy) in [(0.5, 0), (-0.5, 0), (0, 0.5), (0, -0.5)] as [(CGFloat, CGFloat)] {
            let beyond = whole.offsetBy(dx: dx, dy: dy)
            #expect(!whole.encloses(beyond) && whole.encloses(beyond, within: 0.6))
        }
        #expect(!whole.encloses(.null) && !CGRect.null.encloses(whole))
    }

    @Test(
        "Only the outgoing screen is seen at the start, and only the incoming one at the end",
        arguments: variants + others,
        TransitionDirection.allCases
    )
    func differentFrames(variant: Variant, direction: TransitionDirection) {
        for frames in Self.frames {
            let scene = TransitionScene(
                size: frames.size,
                outgoingFrame: frames.outgoing,
                incomingFrame: frames.incoming,
                direction: direction
            )
            let choreography = variant.animator.choreography(in: scene)
            for (moment, side) in [(0, .outgoing), (1, .incoming)] as [(CGFloat, TransitionSide)] {
                let faults = Self.faults(in: choreography, at: moment, side, scene)
                let example = faults.first ?? ""
                #expect(
                    faults.isEmpty,
                    "\(frames.outgoing) → \(frames.incoming) at \(moment): \(faults.count), \(example)"
                )
            }
        }
    }

    /// Returns the points where something else than a screen at rest is seen.
    private static func faults(
        in choreography: Choreography,
        at moment: CGFloat,
        _ side: TransitionSide,
        _ scene: TransitionScene
    ) -> [String] {
        let seen = choreography.participants.enumerated().compactMap { index, participant in
            Surface(participant, index, at: moment, in: choreography, scene)
        }
        let (mine, theirs) = (seen.filter { $0.side == side }, seen.filter { $0.side != side })
        let (frame, other) = (scene.frame(of: side), scene.frame(of: side.opposite))
        let backmost = mine.map(\.index).min() ?? 0
        var faults: [String] = []
        for point in points(in: scene) {
            // An opaque bar is where neither of the screens is.
            guard frame.contains(point) || other.contains(point) else { continue }
            let hits = theirs.compactMap { surface in
                surface.depth(at: point).map { (surface: surface, depth: $0) }
            }
            if frame.contains(point) {
                let own = mine.compactMap { surface in
                    surface.depth(at: point).map { (index: surface.index, depth: $0) }
                }
                let foremost = own.max { isBehind($0.depth, $0.index, $1.depth, $1.index) }
                guard let front = foremost else {
                    faults.append("nothing at \(point)")
                    continue
                }
                let isHidden = hits.contains {
                    isBehind(front.depth, front.index, $0.depth, $0.surface.index)
                }
                if isHidden { faults.append("the other screen at \(point)") }
            } else {
                // A whole screen may stay behind the other one, where a bar covers the rest of it. So may the
                // far side of a box or a fold.
                let isBeside = hits.contains {
                    ($0.surface.isPart || $0.surface.index > backmost) && $0.depth > -0.5
                }
                if isBeside { faults.append("the other screen beside it at \(point)") }
            }
        }
        return faults
    }

    /// Returns whether a surface is behind another one, which is in front of it in the same plane if it comes
    /// later.
    private static func isBehind(_ depth: CGFloat, _ index: Int, _ other: CGFloat, _ later: Int) -> Bool {
        abs(depth - other) < 1e-3 ? index < later : depth < other
    }

    /// Returns points all over the container, most of them close to edges of screens and their middles.
    private static func points(in scene: TransitionScene) -> [CGPoint] {
        let (old, new) = (scene.outgoingFrame, scene.incomingFrame)
        func places(_ length: CGFloat, _ edges: [CGFloat]) -> [CGFloat] {
            let close = Set(edges + [0, length]).flatMap { edge in [-8, -1.5, 1.5, 8].map { edge + $0 } }
            return (Array(stride(from: 3, to: length, by: 53.3)) + close).filter { $0 > 0 && $0 < length }
        }
        let rows = places(scene.size.height, [old.minY, old.midY, old.maxY, new.minY, new.midY, new.maxY])
        let columns = places(scene.size.width, [old.minX, old.midX, old.maxX, new.minX, new.midX, new.maxX])
        return rows.flatMap { y in columns.map { CGPoint(x: $0, y: y) } }
    }
}

/// A screen, or a part of one, in a pose in which it can be seen.
private struct Surface {
    let side: TransitionSide
    /// Its position from back to front.
    let index: Int
    /// Whether it's only a part of its screen.
    let isPart: Bool
    private let screen: CGRect
    /// The frame at rest, before it's rotated about its center by the angle of the slice.
    private let frame: CGRect
    private let angle: Double
    private let pose: Pose
    private let anchor: Participant.Anchor
    /// Where the anchor is, and where the sides lead, in space.
    private let origin, across, down: SIMD3<Double>
    /// The point at which parallel lines converge.
    private let vanishing: CGPoint
    private let eye: Double?
    /// The part of the container beyond which it isn't seen, or `nil` if it reaches behind the eye.
    private var bounds: CGRect?
    /// Whether it's upright and whole where it was cut out.
    private let isAtRest: Bool

    /// Returns `nil` if the participant isn't a screen, or isn't visible.
    init?(
        _ participant: Participant,
        _ index: Int,
        at moment: CGFloat,
        in choreography: Choreography,
        _ scene: TransitionScene
    ) {
        let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
        let slice: CGRect
        switch participant.subject {
        case .screen(let side), .picture(let side), .blurredPicture(let side):
            (self.side, slice, angle) = (side, whole, 0)
        case .slice(let rect, let side, let rotation):
            (self.side, slice, angle) = (side, rect, Double(rotation))
        default: return nil
        }
        pose = participant.pose(at: moment)
        guard pose.opacity > 1 / 255, slice.width > 0, slice.height > 0 else { return nil }
        self.index = index
        isPart = slice != whole
        screen = scene.frame(of: side)
        frame = CGRect(
            x: screen.minX + slice.minX * screen.width,
            y: screen.minY + slice.minY * screen.height,
            width: slice.width * screen.width,
            height: slice.height * screen.height
        )
        anchor = participant.anchor
        vanishing = CGPoint(
            x: choreography.vanishingPoint.x * scene.size.width,
            y: choreography.vanishingPoint.y * scene.size.height
        )
        eye = choreography.eyeDistance.map { Double($0) }
        let matrix = pose.transform
        isAtRest =
            CATransform3DIsIdentity(matrix) && angle == 0 && pose.clip == Pose.Clip()
            && pose.contentOffsetX == 0 && pose.contentOffsetY == 0
        func moved(_ x: Double, _ y: Double, _ z: Double) -> SIMD3<Double> {
            SIMD3(
                x * Double(matrix.m11) + y * Double(matrix.m21) + z * Double(matrix.m31),
                x * Double(matrix.m12) + y * Double(matrix.m22) + z * Double(matrix.m32),
                x * Double(matrix.m13) + y * Double(matrix.m23) + z * Double(matrix.m33)
            )
        }
        let (cosine, sine) = (cos(angle), sin(angle))
        across = moved(cosine, sine, 0)
        down = moved(-sine, cosine, 0)
        let x = Double((anchor.x - 0.5) * frame.width)
        let y = Double((anchor.y - 0.5) * frame.height)
        let pivot = SIMD3<Double>(
            Double(frame.midX) + x * cosine - y * sine,
            Double(frame.midY) + x * sine + y * cosine,
            Double(anchor.z)
        )
        let way = SIMD3<Double>(Double(matrix.m41), Double(matrix.m42), Double(matrix.m43))
        origin = pivot + way + moved(0, 0, -Double(anchor.z))
        bounds = projectedBounds
    }

    private var projectedBounds: CGRect? {
        var (xs, ys): ([CGFloat], [CGFloat]) = ([], [])
        for (column, row) in [(0, 0), (1, 0), (1, 1), (0, 1)] as [(CGFloat, CGFloat)] {
            let x = Double((column - anchor.x) * frame.width)
            let y = Double((row - anchor.y) * frame.height)
            let place = origin + x * across + y * down
            var size: Double = 1
            if let eye {
                guard place.z < 0.99 * eye else { return nil }
                size = eye / (eye - place.z)
            }
            xs.append(vanishing.x + (CGFloat(place.x) - vanishing.x) * CGFloat(size))
            ys.append(vanishing.y + (CGFloat(place.y) - vanishing.y) * CGFloat(size))
        }
        guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let foot = ys.max() else {
            return nil
        }
        return CGRect(x: left, y: top, width: right - left, height: foot - top)
    }

    /// Returns how far toward the viewer its content at a point of the container is, or `nil` if there's
    /// none.
    func depth(at point: CGPoint) -> CGFloat? {
        if isAtRest { return frame.insetBy(dx: -1e-6, dy: -1e-6).contains(point) ? 0 : nil }
        if let bounds, !bounds.insetBy(dx: -1, dy: -1).contains(point) { return nil }
        // From the eye, or straight ahead without perspective.
        let target = SIMD3<Double>(Double(point.x), Double(point.y), 0)
        let start =
            eye.map { SIMD3(Double(vanishing.x), Double(vanishing.y), $0) }
            ?? target + SIMD3<Double>(0, 0, 1)
        let ray = target - start
        let normal = cross(across, down)
        let slope = dot(normal, ray)
        // Edge on, nothing is seen.
        guard abs(slope) > 1e-6 * (dot(normal, normal) * dot(ray, ray)).squareRoot() else { return nil }
        let part = dot(normal, origin - start) / slope
        guard part > 0 || eye == nil else { return nil }
        let place = start + part * ray - origin
        let area = dot(normal, normal)
        let x = CGFloat(dot(cross(place, down), normal) / area) + anchor.x * frame.width
        let y = CGFloat(dot(cross(across, place), normal) / area) + anchor.y * frame.height
        return hasContent(x, y) ? CGFloat(start.z + part * ray.z) : nil
    }

    /// Returns whether there's content at a point, in points from the upper left corner of the slice.
    private func hasContent(_ x: CGFloat, _ y: CGFloat) -> Bool {
        let clip = pose.clip.rect
        func isInside(_ value: CGFloat, _ start: CGFloat, _ end: CGFloat) -> Bool {
            value > start - 1e-6 && value < end + 1e-6
        }
        // A shape that has closed is a point.
        guard clip.width > 0, clip.height > 0, isInside(x, 0, frame.width), isInside(y, 0, frame.height),
            isInside(x, clip.minX * frame.width, clip.maxX * frame.width),
            isInside(y, clip.minY * frame.height, clip.maxY * frame.height)
        else { return false }
        guard isPart else { return true }
        let along = Double(x - frame.width / 2 + pose.contentOffsetX)
        let below = Double(y - frame.height / 2 + pose.contentOffsetY)
        let (cosine, sine) = (cos(angle), sin(angle))
        return isInside(frame.midX + CGFloat(along * cosine - below * sine), screen.minX, screen.maxX)
            && isInside(frame.midY + CGFloat(along * sine + below * cosine), screen.minY, screen.maxY)
    }
}

private func dot(_ first: SIMD3<Double>, _ second: SIMD3<Double>) -> Double { (first * second).sum() }

private func cross(_ first: SIMD3<Double>, _ second: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(
        first.y * second.z - first.z * second.y,
        first.z * second.x - first.x * second.z,
        first.x * second.y - first.y * second.x
    )
}

extension Participant {
    /// A Boolean value that indicates whether the participant lies where it was at first, and can be seen.
    fileprivate var isAtRestAtTheEnd: Bool {
        let pose = pose(at: 1)
        return pose.opacity > 0 && pose.x == 0 && pose.y == 0 && pose.clip == Pose.Clip()
    }
}
