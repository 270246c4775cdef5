import UIKit

/// A screen that records its appearance callbacks.
final class Screen: UIViewController {
    let name: String
    private(set) var callbacks: [String] = []
    /// A closure that's called with the coordinator of the transition when the screen is about to appear.
    var whenAppearing: (((any UIViewControllerTransitionCoordinator)?) -> Void)?
    private let color: UIColor

    init(_ name: String, color: UIColor) {
        self.name = name
        self.color = color
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
        let label = UILabel(frame: CGRect(x: 20, y: 120, width: 200, height: 40))
        label.text = name
        view.addSubview(label)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        callbacks.append("willAppear")
        whenAppearing?(transitionCoordinator)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        callbacks.append("didAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        callbacks.append("willDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        callbacks.append("didDisappear")
    }

    /// Returns the callbacks since the last call.
    func takeCallbacks() -> [String] {
        defer { callbacks = [] }
        return callbacks
    }

    /// The differences from a screen at rest in its place.
    var disorder: [String] {
        let layer: CALayer = view.layer
        var found: [String] = []
        if !CATransform3DIsIdentity(layer.transform) { found.append("a transform") }
        if layer.anchorPoint != CGPoint(x: 0.5, y: 0.5) { found.append("an anchor point") }
        if layer.zPosition != 0 { found.append("a z position") }
        if view.alpha != 1 || view.isHidden { found.append("not to be seen") }
        if layer.mask != nil || view.mask != nil { found.append("a mask") }
        if layer.cornerRadius != 0 || layer.shadowOpacity != 0 { found.append("corners or a shadow") }
        if !view.isUserInteractionEnabled { found.append("takes no touches") }
        if view.subviews.count != 1 { found.append("\(view.subviews.count) views inside") }
        if let keys = layer.animationKeys(), !keys.isEmpty { found.append("animations \(keys)") }
        if let window = view.window, view.convert(view.bounds, to: window) != window.bounds {
            found.append("at \(view.convert(view.bounds, to: window))")
        }
        return found
    }
}
