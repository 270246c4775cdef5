@_spi(Host) import UIKit

/// A new application with a window, and a container that fills it.
@MainActor
struct SampleStage {

    let application: UIApplication
    let window: UIWindow
    private let root = UIViewController()
    let layers: Int

    private let namesViews: Bool

    /// - Parameters:
    ///   - layers: The number of layers of each screen.
    ///   - namesViews: Whether the screens name views.
    init(layers: Int, namesViews: Bool) {
        self.layers = layers
        self.namesViews = namesViews
        UIApplication.reset()
        UIScreen.main.configure(size: CGSize(width: 390, height: 844), scale: 2)
        application = UIApplication.shared
        window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        window.makeKeyAndVisible()
        application.advance(by: 0.1)
    }

    /// Creates two new screens in a new container. The outgoing screen is visible and has been drawn.
    func makeContext() -> SampleContext {
        for subview in root.view.subviews {
            subview.removeFromSuperview()
        }
        let container = UIView(frame: root.view.bounds)
        root.view.addSubview(container)
        let from = SampleViewController(
            color: UIColor(red: 0.2, green: 0.3, blue: 0.7, alpha: 1),
            layers: layers,
            namesViews: namesViews
        )
        let to = SampleViewController(
            color: UIColor(red: 0.7, green: 0.2, blue: 0.3, alpha: 1),
            layers: layers,
            namesViews: namesViews
        )
        from.view.frame = container.bounds
        to.loadViewIfNeeded()
        container.addSubview(from.view)
        application.tick()
        _ = window.image(scale: 1)
        return SampleContext(containerView: container, from: from, to: to)
    }

    /// Completes a transition.
    func finish(_ context: SampleContext) {
        application.advance(by: 3, frameInterval: 0.5)
        precondition(context.isComplete, "a transition has to come to its end")
    }
}
