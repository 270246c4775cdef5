import TransitionKit
import UIKit

/// With which gesture the demo's transitions can be dragged.
enum GestureChoice: CaseIterable {
    case none
    case edgeSwipe
    case swipe
    case pinch

    var title: String {
        switch self {
        case .none: "None"
        case .edgeSwipe: "Edge"
        case .swipe: "Swipe"
        case .pinch: "Pinch"
        }
    }

    /// What to do with the fingers.
    ///
    /// - Parameters:
    ///   - entrance: the edge that new screens come from.
    ///   - isRightToLeft: whether the demo reads from right to left.
    func hint(entrance: TransitionEdge, isRightToLeft: Bool) -> String {
        let (near, far) = (entrance.opposite.place(isRightToLeft), entrance.place(isRightToLeft))
        switch self {
        case .none:
            return "Use the buttons, or drag the bar between them."
        case .edgeSwipe:
            return
                "Drag in from the \(far) edge to go forward, and from the \(near) edge to go back."
        case .swipe:
            return "Drag \(near.way) anywhere on the phone to go forward, and \(far.way) to go back."
        case .pinch:
            return "Spread two fingers on the phone to go forward, and pinch to go back."
        }
    }

    /// The Swift expression that makes the interaction, in lines of at most `width` characters; `nil` for
    /// none.
    func code(entrance: TransitionEdge, width: Int) -> String? {
        let edge = edgeArguments(entrance)
        switch self {
        case .none: return nil
        case .edgeSwipe: return SwiftCode.call(".edgeSwipe", edge, width: width)
        case .swipe: return SwiftCode.call(".swipe", edge, width: width)
        case .pinch: return ".pinch()"
        }
    }

    /// The name of a variable, and the Swift statement that declares it, for the gesture that goes forward;
    /// `nil` for none.
    func forthCode(entrance: TransitionEdge, width: Int) -> (name: String, statement: String)? {
        func variable(
            _ name: String,
            _ type: String,
            _ arguments: [String]
        ) -> (name: String, statement: String) {
            (name, SwiftCode.call("let \(name) = \(type)", arguments, width: width))
        }
        switch self {
        case .none: return nil
        // It goes one way only.
        case .edgeSwipe: return variable("forth", "EdgeSwipeInteraction", ["edge: .\(entrance)"])
        case .swipe: return variable("swipe", "SwipeInteraction", edgeArguments(entrance))
        case .pinch: return variable("pinch", "PinchInteraction", [])
        }
    }

    /// Back is away from the leading edge unless something else is said.
    private func edgeArguments(_ entrance: TransitionEdge) -> [String] {
        entrance == .trailing ? [] : ["edge: .\(entrance.opposite)"]
    }

    /// What drives the transitions. Without a gesture they can still be driven by hand.
    @MainActor
    func makeInteraction(entrance: TransitionEdge) -> InteractionController {
        switch self {
        case .none: InteractionController()
        case .edgeSwipe: EdgeSwipeInteraction(edge: entrance.opposite)
        case .swipe: SwipeInteraction(edge: entrance.opposite)
        case .pinch: PinchInteraction()
        }
    }

    /// What drives the transitions on a phone that is not the whole screen: its edges are not the screen's,
    /// so the stage lets a swipe begin at them alone.
    @MainActor
    func makeStageInteraction(entrance: TransitionEdge) -> InteractionController {
        self == .edgeSwipe
            ? SwipeInteraction(edge: entrance.opposite) : makeInteraction(entrance: entrance)
    }
}

extension TransitionEdge {
    fileprivate func place(_ isRightToLeft: Bool) -> String {
        switch self {
        case .top: "top"
        case .bottom: "bottom"
        case .leading: isRightToLeft ? "right" : "left"
        case .trailing: isRightToLeft ? "left" : "right"
        }
    }
}

extension String {
    /// The way to an edge of that name.
    fileprivate var way: String {
        switch self {
        case "top": "up"
        case "bottom": "down"
        default: self
        }
    }
}
