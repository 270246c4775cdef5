// Views that don't scroll along. With Auto Layout, they'd have constraints to layout guides.

extension UIScrollView {
    /// A view that follows a rectangle of the scroll view.
    struct Pin {
        weak var view: UIView?
        let followsSafeArea: Bool
    }

    /// Keeps the frame of a subview equal to the bounds, as constraints to Apple's `frameLayoutGuide` would,
    /// until the view leaves.
    @_spi(Host) public func pinToFrame(_ view: UIView) { add(Pin(view: view, followsSafeArea: false)) }

    /// Keeps a view that's in a pinned one in the safe area of the scroll view.
    @_spi(Host) public func pinToSafeArea(_ view: UIView) { add(Pin(view: view, followsSafeArea: true)) }

    private func add(_ pin: Pin) {
        pins.append(pin)
        movePins()
    }

    func movePins() {
        guard !pins.isEmpty else { return }
        pins.removeAll { $0.view?.isDescendant(of: self) != true }
        for pin in pins {
            guard let view = pin.view else { continue }
            if pin.followsSafeArea {
                let frame = CGRect(origin: .zero, size: bounds.size).inset(by: safeAreaInsets)
                if view.frame != frame { view.frame = frame }
            } else if view.transform.isIdentity {
                if view.frame != bounds { view.frame = bounds }
            } else {
                view.bounds.size = bounds.size
                view.center = CGPoint(x: bounds.midX, y: bounds.midY)
            }
        }
    }
}
