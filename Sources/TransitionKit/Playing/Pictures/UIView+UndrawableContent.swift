import UIKit

extension UIView {
    /// Whether the view contains anything that the app doesn't draw: web pages, video, the camera, Metal
    /// content, passwords, or screens of other processes. The screen and snapshots show these, but a drawing
    /// of the view doesn't.
    var showsUndrawableContent: Bool { showsUndrawableContent(countsPasswords: true) }

    /// Returns whether the view contains such content. If passwords don't count, only content that can change
    /// at any time does.
    func showsUndrawableContent(countsPasswords: Bool) -> Bool {
        var search = UndrawableContent(countsPasswords: countsPasswords)
        return search.finds(in: layer)
    }
}

/// A search for content that the app doesn't draw. A screen can have thousands of views, but of only a few
/// classes, so the result for each class is stored.
@MainActor private struct UndrawableContent {
    let countsPasswords: Bool
    var known: [ObjectIdentifier: Bool] = [:]

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

    /// Returns whether a layer, or any layer inside it, has such content.
    mutating func finds(in layer: CALayer) -> Bool {
        guard !layer.isHidden, layer.opacity > 0 else { return false }
        if isUndrawable(layer, Self.layers) { return true }
        if let view = layer.delegate as? UIView {
            if countsPasswords, (view as? any UITextInputTraits)?.isSecureTextEntry == true { return true }
            if isUndrawable(view, Self.views) { return true }
            if let controller = view.next as? UIViewController, isUndrawable(controller, Self.controllers) {
                return true
            }
        }
        for sublayer in layer.sublayers ?? [] where finds(in: sublayer) { return true }
        return false
    }

    private mutating func isUndrawable(_ object: NSObject, _ names: [String]) -> Bool {
        let type = ObjectIdentifier(type(of: object))
        if let isUndrawable = known[type] { return isUndrawable }
        let isUndrawable = object.isKind(ofClassesNamed: names)
        known[type] = isUndrawable
        return isUndrawable
    }
}
