/// What the system shows around a window, and how it behaves there: as the window's controllers preferred it when they
/// were last asked. UIKit asks them when they come to the screen, and when one of them says that its answer has changed.
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

    /// That a controller's answer has changed.
    public struct Update: Equatable, Sendable {
        public var part: Part
        /// How long the change takes, in seconds: of the animation block that it was told in, 0 outside of any.
        public var duration: Double

        public init(_ part: Part, duration: Double = 0) {
            (self.part, self.duration) = (part, duration)
        }
    }
}

extension UIViewController {
    /// Has the system ask the controllers of the window.
    func update(_ part: SystemAppearance.Part) {
        guard let window = viewIfLoaded?.window else { return }
        let update = SystemAppearance.Update(part, duration: UIView.inheritedAnimationDuration)
        window.systemAppearanceUpdates.append(update)
        window.updateSystemAppearance(part)
    }

    /// Who decides: what is presented over this controller, else its child, and so on.
    fileprivate func deciding(_ child: KeyPath<UIViewController, UIViewController?>) -> UIViewController {
        let top = decidingWithoutChildren
        return top === self ? self[keyPath: child]?.deciding(child) ?? self : top.deciding(child)
    }

    /// Who decides among those that are presented over one another. Children have no say.
    fileprivate var decidingWithoutChildren: UIViewController {
        ownPresented.flatMap { $0.takesOver ? $0.decidingWithoutChildren : nil } ?? self
    }

    /// Whether it decides in place of whoever presents it.
    private var takesOver: Bool {
        modalPresentationStyle == .fullScreen || modalPresentationCapturesStatusBarAppearance
    }
}

extension UIWindow {
    func updateSystemAppearance() {
        for part in SystemAppearance.Part.allCases { updateSystemAppearance(part) }
    }

    fileprivate func updateSystemAppearance(_ part: SystemAppearance.Part) {
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
