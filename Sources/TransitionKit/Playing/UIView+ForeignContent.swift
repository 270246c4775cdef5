import UIKit

extension UIView {
    /// Whether anything on it is not drawn by the app: web pages, video, the camera, what Metal draws, and passwords.
    /// All of that is on the screen and in a snapshot, and missing from a drawing of the view.
    var showsForeignContent: Bool {
        guard !isHidden, alpha > 0 else { return false }
        return (self as? any UITextInputTraits)?.isSecureTextEntry == true
            || Self.foreignViews.contains(where: isKind(ofClassNamed:)) || layer.isForeign
            || layer.sublayers?.contains(where: \.holdsForeignContent) == true
            || subviews.contains(where: \.showsForeignContent)
    }

    private static let foreignViews = ["WKWebView"]
}

extension CALayer {
    /// A view asks for its subviews' layers itself.
    fileprivate var holdsForeignContent: Bool {
        guard !(delegate is UIView), !isHidden else { return false }
        return isForeign || sublayers?.contains(where: \.holdsForeignContent) == true
    }

    fileprivate var isForeign: Bool { Self.foreignLayers.contains(where: isKind(ofClassNamed:)) }

    private static let foreignLayers = [
        "CAMetalLayer", "CAEAGLLayer", "AVPlayerLayer", "AVSampleBufferDisplayLayer",
        "AVCaptureVideoPreviewLayer",
    ]
}
