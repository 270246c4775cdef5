/// The appearance and behavior of the system around a window, as the window's controllers last requested it.
/// UIKit asks the controllers when they appear on the screen, and when one of them reports that its answer
/// has changed. When the screen rotates, it asks for the status bar again.
@_spi(Host) public struct SystemAppearance: Equatable, Sendable {
    public var statusBarStyle = UIStatusBarStyle.default
    public var isStatusBarHidden = false
    public var isHomeIndicatorAutoHidden = false
    public var deferredEdges: UIRectEdge = []
    public var isPointerLocked = false
    public var supportedInterfaceOrientations = UIInterfaceOrientationMask.allButUpsideDown

    public init() {}

    public enum Part: CaseIterable, Sendable {
        case statusBar
        case homeIndicator
        case deferredEdges
        case pointerLock
        case supportedInterfaceOrientations
    }

    /// A report that a controller's answer has changed.
    public struct Update: Equatable, Sendable {
        public var part: Part
        /// The duration of the change in seconds. It's that of the surrounding animation block, or 0 outside
        /// one.
        public var duration: Double

        public init(_ part: Part, duration: Double = 0) {
            (self.part, self.duration) = (part, duration)
        }
    }
}

extension UIViewController {
    /// Makes the system ask the controllers of the window.
    func update(_ part: SystemAppearance.Part) {
        guard let window = viewIfLoaded?.window else { return }
        let update = SystemAppearance.Update(part, duration: UIView.inheritedAnimationDuration)
        window.systemAppearanceUpdates.append(update)
        window.updateSystemAppearance(part)
    }

    /// Returns the controller that decides: one that's presented over this controller, or its child, and so
    /// on.
    fileprivate func deciding(_ child: KeyPath<UIViewController, UIViewController?>) -> UIViewController {
        let top = decidingWithoutChildren
        return top === self ? self[keyPath: child]?.deciding(child) ?? self : top.deciding(child)
    }

    /// The controller that decides among those presented over one another, without considering children.
    fileprivate var decidingWithoutChildren: UIViewController {
        ownPresented.flatMap { $0.takesOver ? $0.decidingWithoutChildren : nil } ?? self
    }

    /// A Boolean value that indicates whether the controller decides instead of the one that presents it.
    private var takesOver: Bool {
        modalPresentationStyle == .fullScreen || modalPresentationCapturesStatusBarAppearance
    }
}

extension UIWindow {
    func updateSystemAppearance() {
        for part in SystemAppearance.Part.allCases { updateSystemAppearance(part) }
    }

    func updateSystemAppearance(_ part: SystemAppearance.Part) {
        guard let root = rootViewController else { return }
        switch part {
        case .statusBar:
            systemAppearance.statusBarStyle = root.deciding(\.childForStatusBarStyle).preferredStatusBarStyle
            systemAppearance.isStatusBarHidden =
                root.deciding(\.childForStatusBarHidden).prefersStatusBarHidden
        case .homeIndicator:
            systemAppearance.isHomeIndicatorAutoHidden =
                root.deciding(\.childForHomeIndicatorAutoHidden).prefersHomeIndicatorAutoHidden
        case .deferredEdges:
            systemAppearance.deferredEdges =
                root.deciding(\.childForScreenEdgesDeferringSystemGestures)
                .preferredScreenEdgesDeferringSystemGestures
        case .pointerLock:
            systemAppearance.isPointerLocked =
                root.deciding(\.childViewControllerForPointerLock).prefersPointerLocked
        case .supportedInterfaceOrientations:
            systemAppearance.supportedInterfaceOrientations =
                root.decidingWithoutChildren.supportedInterfaceOrientations
        }
    }
}
