/// A recognizer for a quick movement of one or more fingers in a direction.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let right = Direction(rawValue: 1 << 0)
        public static let left = Direction(rawValue: 1 << 1)
        public static let up = Direction(rawValue: 1 << 2)
        public static let down = Direction(rawValue: 1 << 3)

        fileprivate var ways: [CGPoint] {
            let ways: [(Direction, CGPoint)] = [
                (.right, CGPoint(x: 1, y: 0)), (.left, CGPoint(x: -1, y: 0)),
                (.up, CGPoint(x: 0, y: -1)), (.down, CGPoint(x: 0, y: 1)),
            ]
            return ways.filter { contains($0.0) }.map(\.1)
        }
    }

    /// The minimum distance, the maximum deviation, and the maximum duration.
    private static let distance: CGFloat = 50
    private static let allowableMovement: CGFloat = 50
    private static let maximumDuration: TimeInterval = 0.5

    open var numberOfTouchesRequired = 1
    /// The directions to recognize. The default is right.
    open var direction = Direction.right

    /// The position of the fingers in the window when enough of them were down.
    private var start: CGPoint?
    private var starts: [CGPoint] = []
    private var timer: EventTimers.Token?

    open override var numberOfTouches: Int { hasRecognized ? numberOfTouchesRequired : super.numberOfTouches }

    /// Returns the position where the swipe began.
    open override func location(in view: UIView?) -> CGPoint {
        guard let start else { return super.location(in: view) }
        return view?.convert(start, from: nil) ?? start
    }

    open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        guard starts.indices.contains(touchIndex) else {
            return super.location(ofTouch: touchIndex, in: view)
        }
        return view?.convert(starts[touchIndex], from: nil) ?? starts[touchIndex]
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard fingers.count <= numberOfTouchesRequired else {
            state = .failed
            return
        }
        if fingers.count == numberOfTouchesRequired {
            start = centroid
            starts = fingers.map(\.positionInWindow)
        }
        guard timer == nil else { return }
        timer = UIApplication.shared.touchRouter.timers.schedule(after: Self.maximumDuration) { [weak self] in
            self?.state = .failed
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard let start, fingers.count == numberOfTouchesRequired else { return }
        let travel = centroid - start
        let ways = direction.ways.filter {
            abs(travel.x * $0.y) + abs(travel.y * $0.x) <= Self.allowableMovement
        }
        if ways.isEmpty {
            state = .failed
        } else if ways.contains(where: { travel.x * $0.x + travel.y * $0.y >= Self.distance }) {
            state = .ended
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        state = .failed
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .failed
    }

    open override func reset() {
        super.reset()
        start = nil
        starts = []
        timer = nil
    }
}
