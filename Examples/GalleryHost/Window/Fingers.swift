import Foundation

/// Translates the mouse and the touch screen to fingers.
///
/// The mouse acts as one finger. While Option is held, a second finger mirrors it about the center of the
/// screen, so that two fingers can pinch and rotate. With Shift as well, both move together.
struct Fingers {
    enum Action: Equatable {
        case down([Int: CGPoint])
        case move([Int: CGPoint])
        case up([Int])
    }

    var screenSize: CGSize {
        didSet { if screenSize != oldValue { middle = center } }
    }

    private var mouse: CGPoint?
    private var modifiers: WindowEvent.Modifiers = []
    /// The center between the two fingers of the mouse.
    private var middle: CGPoint
    /// The fingers of the mouse that are down.
    private var pressed: [Int] = []
    private var touches: [Int64: Int] = [:]

    init(screenSize: CGSize) {
        self.screenSize = screenSize
        middle = CGPoint(x: screenSize.width / 2, y: screenSize.height / 2)
    }

    private var center: CGPoint { CGPoint(x: screenSize.width / 2, y: screenSize.height / 2) }

    private var mirrored: CGPoint? {
        mouse.map { CGPoint(x: 2 * middle.x - $0.x, y: 2 * middle.y - $0.y) }
    }

    /// The positions for dots: the two fingers of the mouse, whether they're down or not.
    var dots: [CGPoint] {
        guard modifiers.contains(.option) || pressed.count == 2, let mouse, let mirrored else { return [] }
        return [mouse, mirrored]
    }

    var areDown: Bool { !pressed.isEmpty || !touches.isEmpty }

    /// The position of the mouse, if it has been over the window.
    var pointer: CGPoint? { mouse }

    /// Returns the actions of the fingers in response to an event.
    mutating func handle(_ event: WindowEvent) -> [Action] {
        switch event {
        case .mouseDown(let point):
            var actions = release()
            mouse = point
            pressed = modifiers.contains(.option) ? [0, 1] : [0]
            actions.append(.down(pressedPoints))
            return actions
        case .mouseMoved(let point):
            if modifiers.contains([.option, .shift]), let mouse {
                middle.x += point.x - mouse.x
                middle.y += point.y - mouse.y
            }
            mouse = point
            return pressed.isEmpty ? [] : [.move(pressedPoints)]
        case .mouseUp(let point):
            guard !pressed.isEmpty else { return [] }
            var actions: [Action] = []
            if point != mouse { actions = handle(.mouseMoved(point)) }
            return actions + release()
        case .fingerDown(let id, let point):
            guard touches[id] == nil else { return [] }
            // The first two numbers belong to the mouse.
            let finger = (2...).first { !touches.values.contains($0) } ?? 2
            touches[id] = finger
            return [.down([finger: point])]
        case .fingerMoved(let id, let point):
            return touches[id].map { [.move([$0: point])] } ?? []
        case .fingerUp(let id):
            return touches.removeValue(forKey: id).map { [.up([$0])] } ?? []
        case .modifiers(let modifiers), .key(_, let modifiers):
            if !modifiers.contains(.option), pressed.isEmpty { middle = center }
            self.modifiers = modifiers
            return []
        case .unfocused:
            modifiers = []
            return []
        default:
            return []
        }
    }

    private var pressedPoints: [Int: CGPoint] {
        var points: [Int: CGPoint] = [:]
        points[0] = mouse
        if pressed.count == 2 { points[1] = mirrored }
        return points
    }

    private mutating func release() -> [Action] {
        guard !pressed.isEmpty else { return [] }
        defer {
            pressed = []
            if !modifiers.contains(.option) { middle = center }
        }
        return [.up(pressed)]
    }
}
