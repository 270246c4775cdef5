@_spi(Host) import TransitionKit
@_spi(Host) import UIKit

extension Motion {
    /// Creates the motion of an animator's transition in a scene, or returns `nil` if the page can't play it.
    ///
    /// A view that moves to the other screen shows a picture that's taken during the transition, of a view
    /// that the transition hides. The page can't have this picture in advance, nor can it create the views
    /// that an app creates for a transition.
    @MainActor
    init?(_ animator: any Animator, in scene: TransitionScene) {
        let choreography = animator.choreography(in: scene)
        duration = animator.duration
        screens = ["from": scene.outgoingFrame.numbers, "to": scene.incomingFrame.numbers]
        let timing = choreography.timing
        if timing != .linear { pace = Track(timing, duration: duration) }
        if case .spring = timing { bars = "even" }
        if let distance = choreography.eyeDistance, distance > 0, distance.isFinite, (1 / distance).isFinite {
            eye = Double(distance).rounded(to: 2)
            let point = choreography.vanishingPoint
            vanishing = [point.x * scene.size.width, point.y * scene.size.height].map {
                Double($0).rounded(to: 2)
            }
        }
        let goesBeyond = timing.goesBeyond
        for participant in choreography.participants {
            switch participant.subject {
            case .backdrop:
                ground = PoseTracks(participant, goesBeyond: goesBeyond).color
            case .blurredBackdrop(let side):
                blur = side.name
            case .decoration(let decoration) where decoration.view(in: scene.size).isInvisible:
                // There's nothing to draw, such as for the rim of a screen, which is visible only in Dark
                // Mode.
                break
            default:
                guard let part = Part(participant, in: scene, goesBeyond: goesBeyond, eye: eye)
                else { return nil }
                parts.append(part)
            }
        }
    }
}

extension Motion.Part {
    /// Returns `nil` for a participant that the page can't show.
    @MainActor
    fileprivate init?(
        _ participant: Participant,
        in scene: TransitionScene,
        goesBeyond: Bool,
        eye: Double?
    ) {
        poses = PoseTracks(participant, goesBeyond: goesBeyond, eye: eye).poses
        let place = participant.restingFrame(in: scene)
        frame = place.numbers
        switch participant.subject {
        case .screen(let side), .picture(let side):
            screen = side.name
        case .slice(_, let side, let rotation):
            screen = side.name
            if rotation.isFinite, rotation != 0 { turn = Double(rotation).rounded(to: 5) }
        case .blurredPicture(let side):
            screen = side.name
            isBlurred = true
        case .decoration(let decoration):
            guard let background = CSS.background(of: decoration.view(in: scene.size)) else { return nil }
            fill = background
        case .element, .surface, .backdrop, .blurredBackdrop:
            return nil
        }
        let point = participant.anchor
        if point != .center { anchor = [point.x, point.y, point.z].map { Double($0).rounded(to: 4) } }
        tint = participant.tint.map { CSS.color($0) }
        let keyframes = participant.keyframes.map(\.pose)
        if keyframes.contains(where: { $0.dimming > 0 }) { shade = CSS.background(of: participant.shade) }
        if keyframes.contains(where: { $0.shadowOpacity > 0 }) {
            shadow = Motion.Shadow(of: participant, size: place.size)
            // The shadow is visible through a clear or translucent part.
            let isClear = fill?.hasSuffix("/ 0.0)") == true
            if isClear || keyframes.contains(where: { $0.opacity < 1 }) { shadow?.isFilled = true }
        }
        if participant.clipShape != .rectangle { outline = participant.clipShape.corners }
    }
}

extension UIView {
    /// Whether neither the view nor a subview draws anything.
    fileprivate var isInvisible: Bool {
        layoutIfNeeded()
        guard type(of: layer) == CALayer.self, subviews.isEmpty, layer.contents == nil else { return false }
        return backgroundColor == nil && layer.borderWidth > 0 && layer.borderColor?.alpha == 0
    }
}

extension Motion.Shadow {
    @MainActor
    fileprivate init(of participant: Participant, size: CGSize) {
        let (shadow, poses) = (participant.shadow, participant.keyframes.map(\.pose))
        color = CSS.color(shadow.color)
        blur = max(shadow.radius, 0)
        x = shadow.x
        y = shadow.y
        // The largest radius of all poses in which the shadow is visible, as the player draws it.
        let radii = poses.filter { $0.shadowOpacity > 0 }.map { pose in
            let part = min(pose.clip.rect.width, pose.clip.rect.height)
            return max(pose.cornerRadius, pose.clip.cornerRadius / max(part, 0.1))
        }
        let radius = min(max(radii.max() ?? 0, 0), min(size.width, size.height) / 2)
        corners = participant.clipShape == .ellipse ? "50%" : "\(Double(radius).rounded(to: 3))px"
    }
}

extension Track {
    /// Creates a track of a curve's progress over time.
    fileprivate init(_ timing: TimingCurve, duration: Double) {
        let steps = 240
        let points = (0...steps).map { step in
            let time = Double(step) / Double(steps)
            return Point(time: time, value: timing.value(at: time, duration: duration))
        }
        // That's about a tenth of a point for a distance of a screen's height.
        self.init(points, tolerance: 0.0001)
    }
}

extension TimingCurve {
    /// Whether the progress leaves the range from 0 to 1.
    fileprivate var goesBeyond: Bool {
        (0...120).contains { step in
            let value = value(at: CGFloat(step) / 120)
            return value < -1e-6 || value > 1 + 1e-6
        }
    }
}

extension TransitionSide {
    /// The name of the side on the page.
    var name: String { self == .outgoing ? "from" : "to" }
}

extension CGRect {
    /// The x- and y-coordinates, width, and height, as the page stores them.
    var numbers: [Double] { [minX, minY, width, height].map { Double($0).rounded(to: 3) } }
}

extension ClipShape {
    /// The corners of the outline in a square from (0, 0) to (1, 1), with alternating x- and y-coordinates.
    /// Curves consist of many short lines.
    @MainActor
    fileprivate var corners: [Double] {
        var points: [CGPoint] = []
        path.cgPath.applyWithBlock { element in
            let (kind, ends) = (element.pointee.type, element.pointee.points)
            switch kind {
            case .moveToPoint, .addLineToPoint: points.append(ends[0])
            case .addCurveToPoint:
                let start = points.last ?? .zero
                for step in 1...24 {
                    points.append(
                        .onCurve(from: start, ends[0], ends[1], to: ends[2], at: CGFloat(step) / 24)
                    )
                }
            case .addQuadCurveToPoint:
                let start = points.last ?? .zero
                for step in 1...24 {
                    let (first, last) = (
                        start.mixed(with: ends[0], 2 / 3), ends[1].mixed(with: ends[0], 2 / 3)
                    )
                    points.append(.onCurve(from: start, first, last, to: ends[1], at: CGFloat(step) / 24))
                }
            default: break
            }
        }
        return points.flatMap { [Double($0.x).rounded(to: 4), Double($0.y).rounded(to: 4)] }
    }
}

extension CGPoint {
    fileprivate func mixed(with other: CGPoint, _ part: CGFloat) -> CGPoint {
        CGPoint(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
    }

    /// Returns a point of a cubic Bézier curve.
    fileprivate static func onCurve(
        from start: CGPoint,
        _ first: CGPoint,
        _ second: CGPoint,
        to end: CGPoint,
        at part: CGFloat
    ) -> CGPoint {
        let (one, two, three) = (
            start.mixed(with: first, part), first.mixed(with: second, part), second.mixed(with: end, part)
        )
        return one.mixed(with: two, part).mixed(with: two.mixed(with: three, part), part)
    }
}
