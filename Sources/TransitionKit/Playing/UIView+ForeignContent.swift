import UIKit

extension UIView {
    /// Whether anything on it is not drawn by the app: web pages, video, the camera, what Metal draws, and passwords.
    /// All of that is on the screen and in a snapshot, and missing from a drawing of the view.
    var showsForeignContent: Bool {
        var search = ForeignSearch()
        return search.finds(in: self)
    }
}

/// Looks through a screen for what the app doesn't draw. A screen may have thousands of views, of a few classes: each of
/// these is looked up once.
@MainActor private struct ForeignSearch {
    private var known: [ObjectIdentifier: Bool] = [:]

    private static let views = ["WKWebView"]
    private static let layers = [
        "CAMetalLayer", "CAEAGLLayer", "AVPlayerLayer", "AVSampleBufferDisplayLayer",
        "AVCaptureVideoPreviewLayer",
    ]

    mutating func finds(in view: UIView) -> Bool {
        guard !view.isHidden, view.alpha > 0 else { return false }
        if (view as? any UITextInputTraits)?.isSecureTextEntry == true { return true }
        if isForeign(view, Self.views) || isForeign(view.layer, Self.layers) { return true }
        for layer in view.layer.sublayers ?? [] where finds(in: layer) { return true }
        for subview in view.subviews where finds(in: subview) { return true }
        return false
    }

    /// A view is asked for its subviews' layers itself.
    private mutating func finds(in layer: CALayer) -> Bool {
        guard !(layer.delegate is UIView), !layer.isHidden else { return false }
        if isForeign(layer, Self.layers) { return true }
        for sublayer in layer.sublayers ?? [] where finds(in: sublayer) { return true }
        return false
    }

    private mutating func isForeign(_ object: NSObject, _ names: [String]) -> Bool {
        let type = ObjectIdentifier(type(of: object))
        if let isForeign = known[type] { return isForeign }
        let isForeign = names.contains(where: object.isKind(ofClassNamed:))
        known[type] = isForeign
        return isForeign
    }
}
