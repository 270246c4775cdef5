import CPangoCairo
import CoreGraphics

extension ImageContents {
    /// The size of the visible part at its own scale, in points.
    var naturalSize: CGSize {
        let scale = self.scale > 0 ? self.scale : 1
        return CGSize(
            width: CGFloat(image.width) * rect.width / scale,
            height: CGFloat(image.height) * rect.height / scale
        )
    }

    /// Returns the rectangle that the visible part fills. As in Core Animation, "top" means the largest y.
    func destination(in bounds: CGRect) -> CGRect {
        let natural = naturalSize
        var size = natural
        switch gravity {
        case .resizeAspect, .resizeAspectFill:
            guard natural.width > 0, natural.height > 0 else { return bounds }
            let across = bounds.width / natural.width
            let down = bounds.height / natural.height
            let factor = gravity == .resizeAspect ? min(across, down) : max(across, down)
            size = CGSize(width: natural.width * factor, height: natural.height * factor)
            guard CGRect(origin: bounds.origin, size: size).isDrawable else { return bounds }
        case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight: break
        default: return bounds
        }
        var origin = CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2)
        switch gravity {
        case .left, .topLeft, .bottomLeft: origin.x = bounds.minX
        case .right, .topRight, .bottomRight: origin.x = bounds.maxX - size.width
        default: break
        }
        switch gravity {
        case .bottom, .bottomLeft, .bottomRight: origin.y = bounds.minY
        case .top, .topLeft, .topRight: origin.y = bounds.maxY - size.height
        default: break
        }
        return CGRect(origin: origin, size: size)
    }

    /// A part of the image: the source in the bitmap, in pixels, and the destination in the layer.
    struct Patch {
        var source: CGRect
        var destination: CGRect

        /// The map from the layer's coordinates to the bitmap's pixels. `nil` if the patch is too small to
        /// draw.
        var toImage: cairo_matrix_t? {
            let across = Double(source.width / destination.width)
            let down = Double(source.height / destination.height)
            guard (across * down).isDivisor, destination.isDrawable else { return nil }
            return cairo_matrix_t(
                xx: across,
                yx: 0,
                xy: 0,
                yy: down,
                x0: Double(source.minX) - Double(destination.minX) * across,
                y0: Double(source.minY) - Double(destination.minY) * down
            )
        }
    }

    /// Returns the visible part of the image in one piece.
    func wholePatch(in bounds: CGRect) -> Patch {
        let size = CGSize(width: image.width, height: image.height)
        let source = CGRect(
            x: rect.minX * size.width,
            y: rect.minY * size.height,
            width: rect.width * size.width,
            height: rect.height * size.height
        )
        return Patch(source: source, destination: destination(in: bounds))
    }

    /// Returns the whole image, or up to nine patches. Only the patches in the middle row and column stretch.
    func patches(in bounds: CGRect) -> [Patch] {
        let whole = wholePatch(in: bounds)
        let (source, destination) = (whole.source, whole.destination)
        guard center != CGRect(x: 0, y: 0, width: 1, height: 1) else { return [whole] }
        let natural = naturalSize
        let across = Self.stretches(
            source: (source.minX, source.width),
            destination: (destination.minX, destination.width),
            natural: natural.width,
            center: (center.minX, center.maxX)
        )
        let down = Self.stretches(
            source: (source.minY, source.height),
            destination: (destination.minY, destination.height),
            natural: natural.height,
            center: (center.minY, center.maxY)
        )
        return down.flatMap { row in
            across.compactMap { column in
                let patch = Patch(
                    source: CGRect(x: column.from, y: row.from, width: column.length, height: row.length),
                    destination: CGRect(x: column.to, y: row.to, width: column.span, height: row.span)
                )
                return patch.destination.isEmpty ? nil : patch
            }
        }
    }

    private struct Stretch {
        var from: CGFloat
        var length: CGFloat
        var to: CGFloat
        var span: CGFloat
    }

    private static func stretches(
        source: (start: CGFloat, length: CGFloat),
        destination: (start: CGFloat, length: CGFloat),
        natural: CGFloat,
        center: (low: CGFloat, high: CGFloat)
    ) -> [Stretch] {
        let low = min(max(center.low, 0), 1)
        let high = min(max(center.high, low), 1)
        // The end parts keep their size. If they don't fit, both shrink by the same factor.
        let ends = natural * (low + 1 - high)
        let shrink = ends > destination.length && ends > 0 ? destination.length / ends : 1
        let first = natural * low * shrink
        let last = natural * (1 - high) * shrink
        return [
            Stretch(from: source.start, length: source.length * low, to: destination.start, span: first),
            Stretch(
                from: source.start + source.length * low,
                length: source.length * (high - low),
                to: destination.start + first,
                span: destination.length - first - last
            ),
            Stretch(
                from: source.start + source.length * high,
                length: source.length * (1 - high),
                to: destination.start + destination.length - last,
                span: last
            ),
        ]
    }
}
