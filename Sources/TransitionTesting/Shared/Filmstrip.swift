import UIKit

/// Pictures of a transition at regular intervals.
public struct Filmstrip: Sendable {
    /// The pictures, in order.
    public let frames: [Picture]

    /// Creates a filmstrip from pictures.
    public init(_ frames: [Picture]) { self.frames = frames }

    /// The pictures side by side, from left to right. If there are none, or if all of them are empty, it's an
    /// empty picture.
    @preconcurrency @MainActor public var picture: Picture {
        guard frames.contains(where: { $0.size != .zero }) else { return Picture(UIImage()) }
        let gap: CGFloat = 4
        let width = frames.reduce(gap) { $0 + $1.size.width + gap }
        let height = frames.reduce(0) { max($0, $1.size.height) } + 2 * gap
        let format = UIGraphicsImageRendererFormat()
        format.scale = frames.first?.image.scale ?? 1
        format.opaque = true
        let size = CGSize(width: width, height: height)
        let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
            UIColor.darkGray.setFill()
            context.fill(CGRect(origin: .zero, size: size))
            var x = gap
            for frame in frames {
                frame.image.draw(in: CGRect(origin: CGPoint(x: x, y: gap), size: frame.size))
                x += frame.size.width + gap
            }
        }
        return Picture(image)
    }
}

extension TestApp {
    /// Takes pictures at regular intervals while time passes.
    ///
    /// Everything that the app has requested begins with the first picture. The last picture is taken at the
    /// end.
    ///
    /// - Parameters:
    ///   - count: The number of pictures. Values less than 2 are treated as 2.
    ///   - seconds: The time between the first picture and the last one, in seconds. Values that are negative
    ///     or non-finite are treated as 0.
    ///   - scale: The number of pixels per point, which must be positive. The default is 0.5.
    public func filmstrip(of count: Int, over seconds: TimeInterval, scale: CGFloat = 0.5) async -> Filmstrip
    {
        await advance(by: 0)
        let start = CACurrentMediaTime()
        var frames = [picture(scale: scale)]
        let steps = max(count, 2) - 1
        for step in 1...steps {
            let time = start + seconds * Double(step) / Double(steps)
            await advance(by: max(0, time - CACurrentMediaTime()))
            frames.append(picture(scale: scale))
        }
        return Filmstrip(frames)
    }
}
