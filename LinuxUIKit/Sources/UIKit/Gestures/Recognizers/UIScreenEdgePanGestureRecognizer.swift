/// A recognizer that follows a finger from an edge of the screen.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The maximum distance between the edge and the start of a touch.
    static let bandWidth: CGFloat = 20

    /// The edges that the recognizer watches.
    open var edges: UIRectEdge = []

    /// The direction away from the edge where the touch started.
    private var inward = CGPoint.zero

    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        maximumNumberOfTouches = 1
    }

    public override init?(coder: NSCoder) {
        super.init(coder: coder)
        maximumNumberOfTouches = 1
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if !isDragging, let touch = touches.first {
            guard let inward = inward(from: touch) else {
                state = .failed
                return
            }
            self.inward = inward
        }
        super.touchesBegan(touches, with: event)
    }

    /// Returns the direction away from the edge where a touch has started, or `nil` if it started elsewhere.
    func inward(from touch: UITouch) -> CGPoint? {
        guard let bounds = touch.window?.bounds else { return nil }
        let position = touch.positionInWindow
        let band = Self.bandWidth
        if edges.contains(.left), position.x < bounds.minX + band { return CGPoint(x: 1, y: 0) }
        if edges.contains(.right), position.x > bounds.maxX - band { return CGPoint(x: -1, y: 0) }
        if edges.contains(.top), position.y < bounds.minY + band { return CGPoint(x: 0, y: 1) }
        if edges.contains(.bottom), position.y > bounds.maxY - band { return CGPoint(x: 0, y: -1) }
        return nil
    }

    override func judge(_ travel: CGPoint) -> Verdict {
        guard travel.length >= Self.hysteresis else { return .wait }
        let along = travel.x * inward.x + travel.y * inward.y
        let across = abs(travel.x * inward.y) + abs(travel.y * inward.x)
        guard along > across else { return .fail }
        return super.judge(travel)
    }
}
