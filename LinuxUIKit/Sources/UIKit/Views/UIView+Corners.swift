@_spi(Host) import QuartzCore

extension UIView {
    /// Applies the configuration to the layer. A layer has a single radius, so each corner either has the
    /// largest one or is square.
    func applyCorners() {
        guard corners != nil else { return }
        let radii = resolvedRadii
        let masks: [CACornerMask] = [
            .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
        ]
        layer.cornerRadius = radii.max() ?? 0
        layer.maskedCorners =
            layer.cornerRadius > 0
            ? CACornerMask(zip(masks, radii).filter { $0.1 > 0 }.map(\.0)) : CACornerMask(masks)
    }

    func resolvedRadius(of corners: UIRectCorner) -> CGFloat {
        // Most views around one with corners have none.
        guard self.corners != nil else { return 0 }
        var largest: CGFloat = 0
        for (corner, radius) in zip(UICornerConfiguration.order, resolvedRadii)
        where corners.contains(corner) {
            largest = max(largest, radius)
        }
        return largest
    }

    /// The radii of the corners: upper left, upper right, lower left, and lower right.
    private var resolvedRadii: [CGFloat] {
        guard let corners else { return [0, 0, 0, 0] }
        let most = max(min(bounds.width, bounds.height) / 2, 0)
        switch corners.kind {
        case .capsule(let maximum):
            return [CGFloat](repeating: min(most, max(maximum, 0)), count: 4)
        case .corners(let radii):
            var largest: [CGFloat] = [0, 0, 0, 0]
            for (index, radius) in radii.enumerated() {
                let own: CGFloat =
                    switch radius?.kind {
                    case nil: 0
                    case .fixed(let radius): max(radius, 0)
                    case .concentric(let minimum):
                        max(concentricRadius(of: UICornerConfiguration.order[index]), minimum, 0)
                    }
                let group = corners.groups[index]
                largest[group] = max(largest[group], min(own, most))
            }
            return corners.groups.map { largest[$0] }
        }
    }

    /// Returns the radius of the nearest rounded view around this one, minus the gap between the corners.
    private func concentricRadius(of corner: UIRectCorner) -> CGFloat {
        for container in sequence(first: superviewReference, next: { $0?.superviewReference }) {
            guard let container else { break }
            let radius = max(container.resolvedRadius(of: corner), container.layer.cornerRadius)
            guard radius > 0 else { continue }
            let (frame, room) = (convert(bounds, to: container), container.bounds)
            let isLeft = corner == .topLeft || corner == .bottomLeft
            let isTop = corner == .topLeft || corner == .topRight
            let across = isLeft ? frame.minX - room.minX : room.maxX - frame.maxX
            let down = isTop ? frame.minY - room.minY : room.maxY - frame.maxY
            return max(radius - max(across, down, 0), 0)
        }
        return 0
    }
}
