/// The swipe from the leading edge that pops the top, with UIKit's own animation under the finger.
@MainActor class PopGesture: UIScreenEdgePanGestureRecognizer {
    /// How far ahead of the finger its speed is followed to decide where it leads, in seconds.
    private static let foresight: CGFloat = 0.15

    weak var navigation: UINavigationController?
    private let judge = PopGestureDelegate()
    private var driver: UIPercentDrivenInteractiveTransition?

    init(_ navigation: UINavigationController) {
        self.navigation = navigation
        super.init(target: nil, action: nil)
        edges = .left
        delegate = judge
        addHandler { [weak self] _ in self?.follow() }
    }

    /// What UIKit's own delegate was asked.
    var questions: [String] {
        get { judge.questions }
        set { judge.questions = newValue }
    }

    /// 1 where the content moves to the right on its way out, else -1.
    var direction: CGFloat { edges.contains(.left) ? 1 : -1 }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        edges = view?.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
        super.touchesBegan(touches, with: event)
    }

    override var mayBegin: Bool { navigation?.canPopBySwipe == true }

    /// What scrolls waits until it is clear that this is no swipe back.
    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer is ScrollPan
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

/// The swipe that pops from anywhere in the content, where the swipe from the edge does not apply. As at Apple it is a
/// kind of edge swipe by its class.
@MainActor final class ContentPopGesture: PopGesture {
    override func inward(from touch: UITouch) -> CGPoint? {
        super.inward(from: touch) == nil ? CGPoint(x: direction, y: 0) : nil
    }

    /// What scrolls sideways goes first; other gestures may be told to make this one wait.
    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        if let scroll = otherGestureRecognizer as? ScrollPan {
            return scroll.scroller?.axes.horizontal == true
        }
        return otherGestureRecognizer === navigation?.interactivePopGestureRecognizer
    }
}

/// UIKit's own delegate of the swipes back. Who replaces it takes its decisions over.
@MainActor private final class PopGestureDelegate: NSObject, UIGestureRecognizerDelegate {
    /// What it was asked, by the first words of the methods.
    var questions: [String] = []

    /// Where there is a back button that does what the gesture does, and no delegate that may have an animation of its
    /// own: by the mere presence of the method, whatever it would answer.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        questions.append("shouldBegin")
        guard let navigation = (gestureRecognizer as? PopGesture)?.navigation else { return false }
        return navigation.showsBackButton && !navigation.hasAnimatingDelegate
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
        shouldReceive touch: UITouch
    ) -> Bool {
        questions.append("shouldReceive")
        return true
    }
}
