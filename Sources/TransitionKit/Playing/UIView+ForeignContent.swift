import UIKit

extension UIView {
    /// Whether the view contains anything that the app doesn't draw: web pages, video, the camera, Metal
    /// content, passwords, or screens of other processes. The screen and snapshots show these, but a drawing
    /// of the view doesn't.
    var showsForeignContent: Bool { layer.showsForeignContent }
}

extension CALayer {
    /// Whether the classes that were found so far are foreign. A screen can have thousands of views, but of
    /// only a few classes, which don't change.
    @MainActor private static var areForeign: [ObjectIdentifier: Bool] = [:]

    private static let foreignViews = ["WKWebView"]
    private static let foreignLayers = [
        "CAMetalLayer", "CAEAGLLayer", "AVPlayerLayer", "AVSampleBufferDisplayLayer",
        "AVCaptureVideoPreviewLayer",
    ]

    /// View controllers whose content another process draws, in some versions at least. A snapshot of the
    /// others would only take longer.
    private static let foreignControllers = [
        "SFSafariViewController", "MFMailComposeViewController", "MFMessageComposeViewController",
        "PHPickerViewController", "UIImagePickerController", "UIDocumentPickerViewController",
        "UIDocumentBrowserViewController", "CNContactPickerViewController", "SKStoreProductViewController",
        "QLPreviewController", "UIColorPickerViewController", "UIActivityViewController",
        "UICloudSharingController", "EKEventEditViewController", "EKCalendarChooser",
        "MPMediaPickerController", "PKAddPassesViewController", "GKGameCenterViewController",
    ]

    /// Whether the layer, or any layer inside it, has such content.
    @MainActor fileprivate var showsForeignContent: Bool {
        guard !isHidden, opacity > 0 else { return false }
        if Self.isForeign(self, Self.foreignLayers) { return true }
        if let view = delegate as? UIView {
            if (view as? any UITextInputTraits)?.isSecureTextEntry == true { return true }
            if Self.isForeign(view, Self.foreignViews) { return true }
            if let controller = view.next as? UIViewController,
                Self.isForeign(controller, Self.foreignControllers)
            {
                return true
            }
        }
        return sublayers?.contains { $0.showsForeignContent } == true
    }

    @MainActor private static func isForeign(_ object: NSObject, _ names: [String]) -> Bool {
        let type = ObjectIdentifier(type(of: object))
        if let isForeign = areForeign[type] { return isForeign }
        let isForeign = names.contains(where: object.isKind(ofClassNamed:))
        areForeign[type] = isForeign
        return isForeign
    }
}
