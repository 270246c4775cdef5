@_spi(Host) import QuartzCore
@_spi(Host) import UIKit

/// A picture of a view in front of the screens, such as a bar, and its change during a transition.
struct BarPicture: Encodable, Equatable {
    /// The x- and y-coordinates, width, and height in the superview, in points.
    var frame: [Double]
    /// The path of the picture, without parts that move on their own. It's empty if nothing is visible.
    var picture = ""
    /// The x- and y-coordinates, width, and height of the picture in the view, in points.
    var area: [Double] = []
    /// The areas in which it blurs the background: the x- and y-coordinates, width, height, and standard
    /// deviation of the blur, in points.
    var glass: [[Double]] = []
    /// The distances from the place at rest and the opacities, from the start to the end of the transition.
    var x: [Double]?
    var y: [Double]?
    var opacity: [Double]?
    /// The parts that move on their own.
    var parts: [BarPicture] = []
}

/// Takes pictures of the views in front of the screens during a transition.
@MainActor
struct BarRecorder {
    let scale: Double
    /// A closure that writes a picture and returns its path.
    let write: (CGImage) throws -> String

    /// Returns pictures of all views in front of a container, from back to front.
    func bars(inFrontOf container: UIView, in window: UIWindow) throws -> [BarPicture] {
        var bars: [BarPicture] = []
        var view = container
        while let parent = view.superview {
            let later = parent.subviews.drop { $0 !== view }.dropFirst()
            for sibling in later where !sibling.isHidden && (sibling.alpha > 0 || sibling.isMoving) {
                bars.append(try bar(sibling, frame: parent.convert(sibling.standingFrame, to: window)))
            }
            view = parent
        }
        return bars
    }

    private func bar(_ view: UIView, frame: CGRect) throws -> BarPicture {
        var bar = BarPicture(frame: frame.numbers)
        if view.isMoving, let start = view.layer.presentation() {
            let layer = view.layer
            bar.x = Self.way(
                start.position.x + start.transform.m41,
                layer.transform.m41,
                from: layer.position.x
            )
            bar.y = Self.way(
                start.position.y + start.transform.m42,
                layer.transform.m42,
                from: layer.position.y
            )
            if start.opacity != layer.opacity {
                bar.opacity = [Double(start.opacity), Double(layer.opacity)]
            }
        }
        let moving = view.movingParts
        bar.glass = view.glass(below: moving, to: view).map { rect, blur in rect.numbers + [Double(blur)] }
        let area = view.seenArea(without: moving)
        if let image = picture(of: view, in: area, without: moving) {
            bar.picture = try write(image)
            bar.area = area.numbers
        }
        bar.parts = try moving.map { part in
            let frame = part.superview?.convert(part.standingFrame, to: view) ?? part.standingFrame
            return try self.bar(part, frame: frame)
        }
        return bar
    }

    /// Returns the distances of the first and the last position from the place at rest, or `nil` if the view
    /// doesn't move.
    private static func way(_ start: CGFloat, _ end: CGFloat, from place: CGFloat) -> [Double]? {
        let way = [start - place, end].map { Double($0).rounded(to: 2) }
        return way == [0, 0] ? nil : way
    }

    /// Returns a picture of the view at rest, or `nil` if nothing is visible.
    private func picture(of view: UIView, in area: CGRect, without parts: [UIView]) -> CGImage? {
        guard area.width >= 1, area.height >= 1 else { return nil }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = false
        var image: UIImage?
        UIView.performWithoutAnimation {
            // A layer draws only inside its bounds, so subviews that extend beyond them, such as a bar's
            // background, are drawn first.
            let beyond = view.subviews.filter { !$0.isHidden && !view.bounds.contains($0.frame) }
            let hidden = parts + beyond.filter { part in !parts.contains { $0 === part } }
            let alpha = view.alpha
            view.alpha = 1
            for part in parts { part.isHidden = true }
            image = UIGraphicsImageRenderer(bounds: area, format: format).image { context in
                for part in beyond where !part.isHidden {
                    context.cgContext.saveGState()
                    context.cgContext.translateBy(x: part.frame.minX, y: part.frame.minY)
                    part.layer.render(in: context.cgContext)
                    context.cgContext.restoreGState()
                }
                for part in beyond { part.isHidden = true }
                view.layer.render(in: context.cgContext)
            }
            view.alpha = alpha
            for part in hidden { part.isHidden = false }
        }
        guard let picture = image?.cgImage, picture.hasContent else { return nil }
        return picture
    }
}

extension UIView {
    /// Whether the view is being animated.
    fileprivate var isMoving: Bool { layer.animationKeys()?.isEmpty == false }

    /// The frame of the view without its transform.
    fileprivate var standingFrame: CGRect {
        let anchor = layer.anchorPoint
        let position = layer.position
        return CGRect(
            x: position.x - anchor.x * bounds.width,
            y: position.y - anchor.y * bounds.height,
            width: bounds.width,
            height: bounds.height
        )
    }

    /// The subviews that move on their own, without those inside other such views.
    fileprivate var movingParts: [UIView] {
        subviews.filter { !$0.isHidden }.flatMap { $0.isMoving ? [$0] : $0.movingParts }
    }

    /// Returns the area in which the view can be visible, in its own coordinates. It can extend beyond the
    /// bounds.
    fileprivate func seenArea(without parts: [UIView]) -> CGRect {
        guard !clipsToBounds else { return bounds }
        let seen = subviews.filter { view in !view.isHidden && !parts.contains { $0 === view } }
        return seen.reduce(bounds) { area, view in
            area.union(convert(view.seenArea(without: parts), from: view))
        }.integral
    }

    /// Returns the areas in which the view blurs its background, and the standard deviations of the blurs.
    fileprivate func glass(below moving: [UIView], to root: UIView) -> [(CGRect, CGFloat)] {
        guard !isHidden, !moving.contains(where: { $0 === self }) else { return [] }
        let own = layer.backdropBlurRadius
        return (own > 0 ? [(convert(bounds, to: root), own)] : [])
            + subviews.flatMap { $0.glass(below: moving, to: root) }
    }
}

extension CGImage {
    /// Whether any pixel isn't transparent.
    fileprivate var hasContent: Bool {
        withPixels { pixels, bytesPerRow in
            (0..<height).contains { row in
                (0..<width).contains { pixels[row * bytesPerRow + $0 * 4 + 3] > 0 }
            }
        }
    }
}
