/// The device, which is an iPad if its screen is large enough, and an iPhone otherwise.
@preconcurrency @MainActor
open class UIDevice: NSObject {
    private static let shared = UIDevice()
    open class var current: UIDevice { shared }

    open var userInterfaceIdiom: UIUserInterfaceIdiom { UITraitCollection.screen.userInterfaceIdiom }
    open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
}
