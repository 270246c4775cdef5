import TransitionKit
import UIKit

/// The gesture that drags the demo's transitions.
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

    /// Returns a sentence that tells people how to use the gesture.
    ///
    /// - Parameters:
    ///   - forwardEdge: The edge away from which people drag to go forward.
    ///   - isRightToLeft: Whether the demo reads from right to left.
    func hint(forwardEdge: TransitionEdge, isRightToLeft: Bool) -> String {
        let (near, far) = (forwardEdge.opposite.place(isRightToLeft), forwardEdge.place(isRightToLeft))
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

    /// Returns a Swift expression that creates the interaction, in lines of at most `width` characters, or
    /// `nil` if there's no gesture.
    func code(forwardEdge: TransitionEdge, width: Int) -> String? {
        let edge = edgeArguments(forwardEdge)
        switch self {
        case .none: return nil
        case .edgeSwipe: return SwiftCode.call(".edgeSwipe", edge, width: width)
        case .swipe: return SwiftCode.call(".swipe", edge, width: width)
        case .pinch: return ".pinch()"
        }
    }

    /// Returns the name of a variable for the gesture that goes forward, and the Swift statement that
    /// declares it, or `nil` if there's no gesture.
    func forthCode(forwardEdge: TransitionEdge, width: Int) -> (name: String, statement: String)? {
        func variable(
            _ name: String,
            _ type: String,
            _ arguments: [String]
        ) -> (name: String, statement: String) {
            (name, SwiftCode.call("let \(name) = \(type)", arguments, width: width))
        }
        switch self {
        case .none: return nil
        // This gesture has only one direction.
        case .edgeSwipe: return variable("forth", "EdgeSwipeInteraction", ["edge: .\(forwardEdge)"])
        case .swipe: return variable("swipe", "SwipeInteraction", edgeArguments(forwardEdge))
        case .pinch: return variable("pinch", "PinchInteraction", [])
        }
    }

    /// The default edge of the interactions is leading, which is for screens that enter from the trailing
    /// edge.
    private func edgeArguments(_ forwardEdge: TransitionEdge) -> [String] {
        forwardEdge == .trailing ? [] : ["edge: .\(forwardEdge.opposite)"]
    }

    /// Returns the interaction for the transitions. Without a gesture, the app still drives it.
    @MainActor
    func makeInteraction(entrance: TransitionEdge) -> InteractionController {
        switch self {
        case .none: InteractionController()
        case .edgeSwipe: EdgeSwipeInteraction(edge: entrance.opposite)
        case .swipe: SwipeInteraction(edge: entrance.opposite)
        case .pinch: PinchInteraction()
        }
    }

    /// Returns the interaction for a phone that doesn't fill the screen. Its edges aren't those of the
    /// screen, so the stage ensures that an edge swipe begins at them.
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
    /// The direction toward an edge with this name.
    fileprivate var way: String {
        switch self {
        case "top": "up"
        case "bottom": "down"
        default: self
        }
    }
}
