import UIKit

/// A view that plays a participant's part, together with the shade over it and the shadow behind it.
@MainActor final class Performer {
    let view: UIView
    private let participant: Participant
    private let baseTransform: CATransform3D
    private let baseOpacity: CGFloat
    private let baseSize: CGSize
    private var shade: UIView?
    private var shadow: UIView?
    private var mask: UIView?

    /// Readies the view for its part: hinge, clipping and helper views, all noted in the ledger.
    init(view: UIView, participant: Participant, ledger: Ledger) {
        self.view = view
        self.participant = participant
        baseTransform = view.layer.transform
        baseOpacity = view.alpha
        baseSize = view.bounds.size

        ledger.record(\.alpha, of: view)
        ledger.record(\.layer.transform, of: view)
        moveAnchor(noting: ledger)
        let poses = participant.keyframes.map(\.pose)
        if participant.rendering == .surface {
            castShadow(of: poses)
            return
        }
        if poses.contains(where: { $0.cornerRadius > 0 }) {
            ledger.record(\.layer.cornerRadius, of: view)
            ledger.set(\.layer.masksToBounds, of: view, to: true)
        }
        if poses.contains(where: { $0.dimming > 0 }) { addShade(noting: ledger) }
        if poses.contains(where: { $0.shadowOpacity > 0 }) { addShadow(noting: ledger) }
        if poses.contains(where: { $0.clip != Pose.Clip() }) { addMask(noting: ledger) }
    }

    /// Shows a pose. Inside an animation block this animates.
    func show(_ pose: Pose) {
        let transform = CATransform3DConcat(baseTransform, pose.transform)
        let opacity = min(max(pose.opacity, 0), 1)
        view.layer.transform = transform
        view.alpha = baseOpacity * opacity
        if participant.rendering == .surface { return show(pose.clip, in: pose.backgroundColor) }
        show(pose.clip)
        shade?.alpha = min(max(pose.dimming, 0), 1)
        shadow?.layer.transform = CATransform3DConcat(spread(of: pose.clip), transform)
        shadow?.alpha = opacity * min(max(pose.shadowOpacity, 0), 1)
        if participant.keyframes.contains(where: { $0.pose.cornerRadius > 0 }) {
            view.layer.cornerRadius = max(pose.cornerRadius, 0)
        }
    }

    /// A surface has the clip's form itself: a mask would cut its shadow off.
    private func show(_ clip: Pose.Clip, in color: UIColor?) {
        let size = baseSize
        view.bounds.size = CGSize(
            width: max(clip.rect.width * size.width, 0),
            height: max(clip.rect.height * size.height, 0)
        )
        view.layer.cornerRadius = max(clip.cornerRadius, 0)
        view.backgroundColor = color
    }

    /// The matrix that takes the whole view to the part of it that is seen, about the anchor.
    private func spread(of clip: Pose.Clip) -> CATransform3D {
        let (rect, size, anchor) = (clip.rect, view.bounds.size, participant.anchor)
        guard clip != Pose.Clip(), rect.width > 0, rect.height > 0 else { return CATransform3DIdentity }
        return CATransform3DConcat(
            CATransform3DMakeScale(rect.width, rect.height, 1),
            CATransform3DMakeTranslation(
                (rect.minX + anchor.x * rect.width - anchor.x) * size.width,
                (rect.minY + anchor.y * rect.height - anchor.y) * size.height,
                0
            )
        )
    }

    private func show(_ clip: Pose.Clip) {
        guard let mask else { return }
        let size = view.bounds.size
        mask.bounds.size = CGSize(
            width: max(clip.rect.width * size.width, 0),
            height: max(clip.rect.height * size.height, 0)
        )
        mask.center = CGPoint(
            x: view.bounds.minX + clip.rect.midX * size.width,
            y: view.bounds.minY + clip.rect.midY * size.height
        )
        mask.layer.cornerRadius = max(clip.cornerRadius, 0)
    }

    /// Moves the point that the view turns about, and the view's position with it, so that nothing is seen.
    private func moveAnchor(noting ledger: Ledger) {
        let anchor = participant.anchor
        guard anchor != .center || view.layer.anchorPoint != CGPoint(x: 0.5, y: 0.5) else { return }
        let (layer, size) = (view.layer, view.bounds.size)
        let move = CATransform3DConcat(
            CATransform3DMakeTranslation(
                (anchor.x - layer.anchorPoint.x) * size.width,
                (anchor.y - layer.anchorPoint.y) * size.height,
                anchor.z - layer.anchorPointZ
            ),
            CATransform3D.linearPart(of: baseTransform)
        )
        let position = CGPoint(x: layer.position.x + move.m41, y: layer.position.y + move.m42)
        ledger.set(\.layer.anchorPoint, of: view, to: CGPoint(x: anchor.x, y: anchor.y))
        ledger.set(\.layer.anchorPointZ, of: view, to: anchor.z)
        ledger.set(\.layer.position, of: view, to: position)
        ledger.set(\.layer.zPosition, of: view, to: layer.zPosition + move.m43)
    }

    private func addShade(noting ledger: Ledger) {
        let shade = UIView(frame: view.bounds)
        shade.backgroundColor = .black
        shade.isUserInteractionEnabled = false
        shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        // In front of whatever the app adds to its view while the transition runs.
        shade.layer.zPosition = 10_000
        view.addSubview(shade)
        ledger.onRestore { shade.removeFromSuperview() }
        self.shade = shade
    }

    private func addMask(noting ledger: Ledger) {
        let mask = UIView(frame: view.bounds)
        mask.backgroundColor = .black
        ledger.set(\.mask, of: view, to: mask)
        self.mask = mask
    }

    /// A surface's own shadow has the form of what is seen of it; how strong it is does not change on the way.
    private func castShadow(of poses: [Pose]) {
        let layer = view.layer
        layer.shadowOpacity = Float(min(max(poses.map(\.shadowOpacity).max() ?? 0, 0), 1))
        layer.shadowRadius = participant.shadow.radius
        layer.shadowOffset = CGSize(width: participant.shadow.x, height: participant.shadow.y)
        layer.shadowColor = participant.shadow.color.cgColor
    }

    private func addShadow(noting ledger: Ledger) {
        let shadow = UIView(frame: view.bounds)
        shadow.isUserInteractionEnabled = false
        shadow.layer.anchorPoint = view.layer.anchorPoint
        shadow.layer.anchorPointZ = view.layer.anchorPointZ
        shadow.layer.zPosition = view.layer.zPosition
        shadow.layer.position = view.layer.position
        shadow.layer.shadowOpacity = 1
        shadow.layer.shadowColor = participant.shadow.color.cgColor
        shadow.layer.shadowRadius = participant.shadow.radius
        shadow.layer.shadowOffset = CGSize(width: participant.shadow.x, height: participant.shadow.y)
        shadow.layer.shadowPath = UIBezierPath(rect: shadow.bounds).cgPath
        view.superview?.insertSubview(shadow, belowSubview: view)
        ledger.onRestore { shadow.removeFromSuperview() }
        self.shadow = shadow
    }
}

extension CATransform3D {
    /// A matrix without its translation and perspective.
    fileprivate static func linearPart(of matrix: CATransform3D) -> CATransform3D {
        var linear = matrix
        (linear.m41, linear.m42, linear.m43, linear.m44) = (0, 0, 0, 1)
        (linear.m14, linear.m24, linear.m34) = (0, 0, 0)
        return linear
    }
}
