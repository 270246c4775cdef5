// The coordinates of the screen, in which windows can be anywhere.

/// The only coordinate space that isn't a view's. There's one screen, so other spaces aren't converted.
@MainActor final class ScreenSpace: NSObject, UICoordinateSpace {
    let bounds: CGRect

    init(bounds: CGRect) { self.bounds = bounds }

    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint { point }
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint { point }
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect { rect }
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect { rect }
}

extension UIView {
    /// Converts a rectangle from the coordinates of the screen, on which the window can be anywhere.
    func convertedFromScreen(_ rect: CGRect) -> CGRect {
        guard let window else { return rect }
        let origin = window.windowScene?.origin ?? .zero
        let place = window.convert(rect.offsetBy(dx: -origin.x, dy: -origin.y), from: nil as UIWindow?)
        return convert(place, from: window)
    }
}
