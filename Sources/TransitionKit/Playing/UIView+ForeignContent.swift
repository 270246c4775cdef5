import UIKit

extension UIView {
    /// Whether the view contains anything that the app doesn't draw: web pages, video, the camera, Metal
    /// content, passwords, or screens of other processes. The screen and snapshots show these, but a drawing
    /// of the view doesn't.
    var showsForeignContent: Bool {
        var search = UndrawableContent()
        return search.finds(in: self)
    }
}

/// A search for content that the app doesn't draw. A screen can have thousands of views, but of only a few
/// classes, so the result for each class is stored.
@MainActor private struct UndrawableContent {
    private var known: [ObjectIdentifier: Bool] = [:]

    private static let views = ["WKWebView"]
    private static let layers = [
        "CAMetalLayer", "CAEAGLLayer", "AVPlayerLayer", "AVSampleBufferDisplayLayer",
        "AVCaptureVideoPreviewLayer",
    ]

    /// View controllers whose content another process draws, in some versions at least. A snapshot of the
    /// others would only take longer.
    private static let controllers = [
        "SFSafariViewController", "MFMailComposeViewController", "MFMessageComposeViewController",
        "PHPickerViewController", "UIImagePickerController", "UIDocumentPickerViewController",
        "UIDocumentBrowserViewController", "CNContactPickerViewController", "SKStoreProductViewController",
        "QLPreviewController", "UIColorPickerViewController", "UIActivityViewController",
        "UICloudSharingController", "EKEventEditViewController", "EKCalendarChooser",
        "MPMediaPickerController", "PKAddPassesViewController", "GKGameCenterViewController",
    ]

    mutating func finds(in view: UIView) -> Bool {
        guard !view.isHidden, view.alpha > 0 else { return false }
        if (view as? any UITextInputTraits)?.isSecureTextEntry == true { return true }
        if isForeign(view, Self.views) || isForeign(view.layer, Self.layers) { return true }
        if let controller = view.next as? UIViewController, isForeign(controller, Self.controllers) {
            return true
        }
        for layer in view.layer.sublayers ?? [] where finds(in: layer) { return true }
        for subview in view.subviews where finds(in: subview) { return true }
        return false
    }

    /// Returns whether a layer inside a view has such content. Layers of subviews are skipped, because the
    /// search visits the subviews themselves.
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
