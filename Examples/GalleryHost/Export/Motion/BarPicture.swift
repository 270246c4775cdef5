@_spi(Host) import QuartzCore
@_spi(Host) import UIKit

/// A view in front of the screens, such as a bar: a picture of it, and how it changes along with a
/// transition.
struct BarPicture: Encodable, Equatable {
    /// In the view around it: x, y, width and height.
    var frame: [Double]
    /// The file of its picture, without what moves by itself; empty where nothing is seen.
    var picture = ""
    /// Where the picture lies in it: x, y, width and height.
    var area: [Double] = []
    /// Where it blurs what lies behind it: x, y, width, height, and the blur's standard deviation in points.
    var glass: [[Double]] = []
    /// From the start to the end of the transition: how far from its place, and how opaque.
    var x: [Double]?
    var y: [Double]?
    var opacity: [Double]?
    /// What moves by itself in it.
    var parts: [BarPicture] = []
}

/// Takes pictures of what lies in front of the screens while a transition runs.
@MainActor
struct BarRecorder {
    let scale: Double
    /// Writes a picture and gives its file.
    let write: (CGImage) throws -> String

    /// All views in front of a container, from the back to the front.
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

    /// From where it stands first to where it stands last, seen from its place; nil where it stays there.
    private static func way(_ start: CGFloat, _ end: CGFloat, from place: CGFloat) -> [Double]? {
        let way = [start - place, end].map { Double($0).rounded(to: 2) }
        return way == [0, 0] ? nil : way
    }

    /// The view as it would be seen at rest; nil where nothing is.
    private func picture(of view: UIView, in area: CGRect, without parts: [UIView]) -> CGImage? {
        guard area.width >= 1, area.height >= 1 else { return nil }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = false
        var image: UIImage?
        UIView.performWithoutAnimation {
            // A layer draws nothing beyond its bounds: what reaches there, as the ground of a bar does, comes
            // first.
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
    /// Whether an animation of it runs.
    fileprivate var isMoving: Bool { layer.animationKeys()?.isEmpty == false }

    /// Where it is without its transform.
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

    /// The views in it that move by themselves, without those in them.
    fileprivate var movingParts: [UIView] {
        subviews.filter { !$0.isHidden }.flatMap { $0.isMoving ? [$0] : $0.movingParts }
    }

    /// Where anything of it may be seen, in its own coordinates: what reaches beyond its bounds, too.
    fileprivate func seenArea(without parts: [UIView]) -> CGRect {
        guard !clipsToBounds else { return bounds }
        let seen = subviews.filter { view in !view.isHidden && !parts.contains { $0 === view } }
        return seen.reduce(bounds) { area, view in
            area.union(convert(view.seenArea(without: parts), from: view))
        }.integral
    }

    /// Where it blurs what lies behind it, and how much.
    fileprivate func glass(below moving: [UIView], to root: UIView) -> [(CGRect, CGFloat)] {
        guard !isHidden, !moving.contains(where: { $0 === self }) else { return [] }
        let own = layer.backdropBlurRadius
        return (own > 0 ? [(convert(bounds, to: root), own)] : [])
            + subviews.flatMap { $0.glass(below: moving, to: root) }
    }
}

extension CGImage {
    /// Whether any pixel of it is to be seen.
    fileprivate var hasContent: Bool {
        withPixels { pixels, bytesPerRow in
            (0..<height).contains { row in
                (0..<width).contains { pixels[row * bytesPerRow + $0 * 4 + 3] > 0 }
            }
        }
    }
}
