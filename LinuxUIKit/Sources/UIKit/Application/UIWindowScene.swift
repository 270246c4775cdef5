/// An instance of the app's interface. The application creates exactly one.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive = 0
        case foregroundInactive = 1
        case background = 2
    }

    public nonisolated static let willDeactivateNotification =
        NSNotification.Name("UISceneWillDeactivateNotification")
    public nonisolated static let didEnterBackgroundNotification =
        NSNotification.Name("UISceneDidEnterBackgroundNotification")

    private weak var application: UIApplication?

    /// Tests create another scene of the app, which shows nothing.
    @_spi(Host) public init(application: UIApplication) {
        self.application = application
        super.init()
    }

    /// A Boolean value that indicates whether the scene is in the background although the app isn't, as on a
    /// device whose screen shows another window of the app.
    @_spi(Host) public var isInBackground = false

    open var activationState: ActivationState {
        if isInBackground { return .background }
        return switch application?.applicationState {
        case .background: .background
        case .inactive: .foregroundInactive
        case .active, nil: .foregroundActive
        }
    }
    open override var next: UIResponder? { application }
}

/// The scene that shows the app's windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
    private let onlyFocusSystem = UIFocusSystem()

    /// The place of the scene on the screen, such as on an iPad with several apps, where the frame of a
    /// window is in its scene. Only the keyboard and conversions from the screen's coordinates know it.
    @_spi(Host) public var origin = CGPoint.zero

    open var screen: UIScreen { .main }
    open var focusSystem: UIFocusSystem? { onlyFocusSystem }
    open var windows: [UIWindow] { UIApplication.shared.windows }
    open var keyWindow: UIWindow? { windows.last(where: \.isKeyWindow) }
    open var traitCollection: UITraitCollection { .screen }

    open var interfaceOrientation: UIInterfaceOrientation {
        screen.bounds.width > screen.bounds.height ? .landscapeLeft : .portrait
    }
}
