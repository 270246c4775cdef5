import UIKit

// Cards in a screen whose view scrolls, such as that of a table view controller. The card stays where it is.

extension CardHostController {
    /// Stays over the visible part of a scroll view, or follows the size of a plain view if it's `nil`.
    func stay(in scrollView: UIScrollView?) {
        probe?.removeFromSuperview()
        probe = nil
        view.layer.zPosition = scrollView == nil ? 0 : 100_000
        guard let scrollView else { return view.unpin() }
        let probe = ScrollProbe { [weak self] in self?.followScreen() }
        self.probe = probe
        view.insertSubview(probe, at: 0)
        view.pin(toFrameOf: scrollView)
        probe.pin(toSafeAreaOf: scrollView)
    }

    /// Requests a layout pass in which the card follows the screen, because the screen may have scrolled.
    func screenScrolls() { probe?.setNeedsLayout() }

    /// Returns to the front, and adapts to the screen.
    ///
    /// Lists insert cells in front of other subviews when they come into view. The position along the z-axis
    /// determines what people see, but the order of the subviews determines what they touch.
    private func followScreen() {
        guard let screen = view.superview else { return }
        let fromBackmost = screen.subviews.drop { !($0 is CardHostView) }
        if !fromBackmost.allSatisfy({ $0 is CardHostView }) {
            for host in screen.cardHosts { screen.bringSubviewToFront(host) }
        }
        updateOwnSafeArea()
    }

    /// The part of the safe area that a screen that scrolls keeps from its subviews, because it insets its
    /// content by it. Apple doesn't document how much that is, so it's measured: it's the difference between
    /// the screen's safe area and that of the host.
    var absorbedSafeArea: UIEdgeInsets {
        guard let screen = view.superview as? UIScrollView else { return .zero }
        return screen.safeAreaInsets.subtracting(inheritedSafeArea).positive
    }

    /// Records the safe area that the host inherits, which might not be up to date at other times. A toast
    /// also adapts to the room that a panel makes, or doesn't make anymore.
    func safeAreaDidChange() {
        guard probe != nil else {
            if card.isToast, !(view.superview is UIScrollView) { updateOwnSafeArea() }
            return
        }
        guard view.transform.isIdentity else { return }
        inheritedSafeArea = view.safeAreaInsets.subtracting(additionalSafeAreaInsets)
        updateOwnSafeArea()
    }
}

/// An invisible view that covers the safe area of a screen that scrolls. A layout pass tells it about changes
/// of which UIKit notifies only the screen itself.
@MainActor final class ScrollProbe: UIView {
    private let whenLaidOut: () -> Void

    init(whenLaidOut: @escaping () -> Void) {
        self.whenLaidOut = whenLaidOut
        super.init(frame: .zero)
        becomeInert()
    }

    required init?(coder: NSCoder) { nil }

    override var frame: CGRect { didSet { setNeedsLayout() } }
    override var center: CGPoint { didSet { setNeedsLayout() } }

    override func layoutSubviews() {
        super.layoutSubviews()
        whenLaidOut()
    }
}
