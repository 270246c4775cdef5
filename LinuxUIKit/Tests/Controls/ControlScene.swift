@_spi(Host) import UIKit

/// A new app with a control in its key window, a finger, and a log.
@MainActor
final class ControlScene<Control: UIControl> {
    let window: UIWindow
    let control: Control
    let touch: TouchInjector
    let log = GestureLog()

    init(_ make: () -> Control, in container: UIView? = nil) {
        window = makeWindow(size: CGSize(width: 390, height: 844))
        control = make()
        touch = TouchInjector(window: window)
        if let container { window.addSubview(container) }
        (container ?? window).addSubview(control)
        let events: [(UIControl.Event, String)] = [
            (.valueChanged, "value"), (.primaryActionTriggered, "primary"), (.touchUpInside, "up"),
            (.touchUpOutside, "outside"), (.touchCancel, "cancel"), (.editingDidBegin, "begin"),
            (.editingChanged, "changed"), (.editingDidEnd, "end"),
        ]
        for (event, name) in events { control.addAction(UIAction { [log] _ in log(name) }, for: event) }
        UIApplication.shared.tick()
    }

    func advance(_ seconds: TimeInterval = 1) { UIApplication.shared.advance(by: seconds) }

    /// Converts a point of the control to the window.
    func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint { control.convert(CGPoint(x: x, y: y), to: nil) }
}

/// Returns a scroll view around a control, whose content has twice its height.
@MainActor
func makeScrollView(across: Bool = false) -> UIScrollView {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    view.contentSize = CGSize(width: across ? 780 : 390, height: 1600)
    return view
}
