/// The swipe from the leading edge that pops the top controller. UIKit's own animation follows the finger.
@MainActor class PopGesture: UIScreenEdgePanGestureRecognizer {
    /// The time in seconds over which the velocity is extrapolated to predict where the finger is going.
    private static let foresight: CGFloat = 0.15

    weak var navigation: UINavigationController?
    private let ownDelegate = PopGestureDelegate()
    private var driver: UIPercentDrivenInteractiveTransition?

    init(_ navigation: UINavigationController) {
        self.navigation = navigation
        super.init(target: nil, action: nil)
        edges = .left
        // A pointer that drags selects, and doesn't go back.
        allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
        delegate = ownDelegate
        addHandler { [weak self] _ in self?.follow() }
    }

    /// The methods of UIKit's own delegate that have been called.
    var questions: [String] {
        get { ownDelegate.questions }
        set { ownDelegate.questions = newValue }
    }

    /// The direction in which the content moves when it leaves: 1 to the right, and -1 to the left.
    var direction: CGFloat { edges.contains(.left) ? 1 : -1 }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        edges = view?.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
        super.touchesBegan(touches, with: event)
    }

    // MARK: Arrangement with others

    /// A Boolean value that indicates whether UIKit's own delegate arranges the gesture with others by means
    /// that another delegate can't forward.
    private var isArrangedPrivately: Bool {
        delegate === ownDelegate && UIKitBehavior.current.popArbitration == .hidden
    }

    /// Returns whether another gesture waits until this one has failed.
    fileprivate func precedes(_ other: UIGestureRecognizer) -> Bool { other is ScrollPan }

    /// Returns whether this gesture waits until another one has failed.
    fileprivate func waits(for other: UIGestureRecognizer) -> Bool { false }

    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        isArrangedPrivately && precedes(otherGestureRecognizer)
    }

    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        isArrangedPrivately && waits(for: otherGestureRecognizer)
    }

    // MARK: Following

    private func follow() {
        guard let navigation, let view else { return }
        let width = max(view.bounds.width, 1)
        let progress = direction * translation(in: view).x / width
        switch state {
        case .began:
            // A change that isn't animated doesn't run, and would only wait for the next layout pass.
            if navigation.isChangePending, !navigation.isPendingAnimated {
                navigation.startPendingTransition()
            }
            guard navigation.canPopBySwipe else { return navigation.freeze() }
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

/// The swipe that pops from anywhere in the content where the edge swipe doesn't apply. Like Apple's, its
/// class is a subclass of the edge swipe's.
@MainActor final class ContentPopGesture: PopGesture {
    override func inward(from touch: UITouch) -> CGPoint? {
        super.inward(from: touch) == nil ? CGPoint(x: direction, y: 0) : nil
    }

    override func judge(_ travel: CGPoint) -> Verdict {
        let verdict = super.judge(travel)
        guard case .begin = verdict else { return verdict }
        let distance = UIKitBehavior.current.contentSwipeDistance
        guard travel.length >= distance else { return .wait }
        return .begin(slack: travel * (distance / travel.length))
    }

    override fileprivate func precedes(_ other: UIGestureRecognizer) -> Bool { false }

    /// Horizontal scrolling takes precedence, and other gestures can require this one to fail.
    override fileprivate func waits(for other: UIGestureRecognizer) -> Bool {
        (other as? ScrollPan)?.scroller?.axes.horizontal == true
    }

    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer === navigation?.interactivePopGestureRecognizer
            || super.shouldRequireFailure(of: otherGestureRecognizer)
    }
}

/// UIKit's own delegate of the pop gestures. If you replace it, you also take over its decisions.
@MainActor private final class PopGestureDelegate: NSObject, UIGestureRecognizerDelegate {
    /// The calls that it received, as the first words of the methods.
    var questions: [String] = []

    /// Returns `true` if there's something to pop, nothing is running that can't be interrupted, the bar
    /// shows a back button, and the navigation controller's delegate doesn't implement the method for
    /// animations. What that method returns doesn't matter. For a screen that prefers one of the system's
    /// transitions, the delegate doesn't matter, but a zoom replaces the gestures with its own. None of this
    /// is documented.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        questions.append("shouldBegin")
        guard let navigation = (gestureRecognizer as? PopGesture)?.navigation,
            navigation.canPopBySwipe, navigation.showsBackButton
        else { return false }
        if let preferred = navigation.topViewController?.preferredTransition { return !preferred.isZoom }
        return !navigation.hasAnimatingDelegate
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        questions.append("shouldRecognizeSimultaneously")
        return false
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard UIKitBehavior.current.popArbitration == .forwardable else { return false }
        return (gestureRecognizer as? PopGesture)?.waits(for: otherGestureRecognizer) == true
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard UIKitBehavior.current.popArbitration == .forwardable else { return false }
        return (gestureRecognizer as? PopGesture)?.precedes(otherGestureRecognizer) == true
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldReceive touch: UITouch
    ) -> Bool {
        questions.append("shouldReceive")
        return true
    }
}
