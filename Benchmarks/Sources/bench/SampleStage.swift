@_spi(Host) import UIKit

/// A fresh application with one window and a container that fills it.
@MainActor
struct SampleStage {

    let application: UIApplication
    let window: UIWindow
    private let root = UIViewController()

    init(scale: CGFloat = 2) {
        UIApplication.reset()
        UIScreen.main.configure(size: CGSize(width: 390, height: 844), scale: scale)
        application = UIApplication.shared
        window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        window.makeKeyAndVisible()
        application.advance(by: 0.1)
    }

    /// Two fresh screens in a fresh container, of which the outgoing one shows and has been drawn.
    func makeContext() -> SampleContext {
        for subview in root.view.subviews {
            subview.removeFromSuperview()
        }
        let container = UIView(frame: root.view.bounds)
        root.view.addSubview(container)
        let from = SampleViewController(color: UIColor(red: 0.2, green: 0.3, blue: 0.7, alpha: 1))
        let to = SampleViewController(color: UIColor(red: 0.7, green: 0.2, blue: 0.3, alpha: 1))
        from.view.frame = container.bounds
        to.loadViewIfNeeded()
        container.addSubview(from.view)
        application.tick()
        _ = window.image(scale: 1)
        return SampleContext(containerView: container, from: from, to: to)
    }
}
