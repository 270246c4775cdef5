/// The swipe from the leading edge that pops the top, with UIKit's own animation under the finger.
///
/// It stays out of the way where the navigation controller's delegate has an animation of its own.
@MainActor final class PopGesture: UIScreenEdgePanGestureRecognizer {
    /// How far ahead of the finger its speed is followed to decide where it leads, in seconds.
    private static let foresight: CGFloat = 0.15

    /// Asks whether there is a back button that does what the gesture does. Who replaces this delegate takes the
    /// decision over.
    private final class BackButtonCheck: NSObject, UIGestureRecognizerDelegate {
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            (gestureRecognizer as? PopGesture)?.navigation?.showsBackButton == true
        }
    }

    private weak var navigation: UINavigationController?
    private let check = BackButtonCheck()
    private var driver: UIPercentDrivenInteractiveTransition?

    init(_ navigation: UINavigationController) {
        self.navigation = navigation
        super.init(target: nil, action: nil)
        edges = .left
        delegate = check
        addHandler { [weak self] _ in self?.follow() }
    }

    /// 1 where the content moves to the right on its way out, else -1.
    private var direction: CGFloat { edges.contains(.left) ? 1 : -1 }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        edges = view?.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
        super.touchesBegan(touches, with: event)
    }

    override var mayBegin: Bool { navigation?.canPopBySwipe == true }

    /// What scrolls waits until it is clear that this is no swipe back.
    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer is UIPanGestureRecognizer
    }

    private func follow() {
        guard let navigation, let view else { return }
        let width = max(view.bounds.width, 1)
        let progress = direction * translation(in: view).x / width
        switch state {
        case .began:
            let driver = UIPercentDrivenInteractiveTransition()
            driver.completionCurve = .easeOut
            self.driver = driver
            navigation.pop(with: driver)
            driver.update(progress)
        case .changed:
            driver?.update(progress)
        case .ended:
            let goal = progress + direction * velocity(in: view).x * Self.foresight / width
            if goal > 0.5 { driver?.finish() } else { driver?.cancel() }
            driver = nil
        default:
            driver?.cancel()
            driver = nil
        }
    }
}
