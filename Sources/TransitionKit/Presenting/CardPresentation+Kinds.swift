import UIKit

extension CardPresentation {
    /// A card at an edge, or in the middle.
    ///
    /// At the top and bottom it is as wide as the container and as high as it needs, at the sides the other way round, and
    /// in the middle as large as it needs. It has rounded corners and a shadow, dims the screen behind it, is dragged out
    /// over its edge, and goes when the user taps beside it.
    ///
    /// - Parameter edge: the edge that it lies at and comes from. The bottom by default; `nil` is the middle.
    public static func card(edge: TransitionEdge? = .bottom) -> CardPresentation {
        let isUpright = edge.map { $0.outward.dx == 0 } ?? false
        var card = CardPresentation(
            edge: edge,
            width: isUpright ? .fraction(1) : .fitting,
            height: isUpright || edge == nil ? .fitting : .fraction(1),
            insetReference: edge == nil ? .fromSafeArea : .fromContainer,
            corners: .fixed(16),
            shadow: Participant.Shadow(radius: 16, color: UIColor(white: 0, alpha: 0.25)),
            backdrop: .dimming,
            tapOutside: .dismisses,
            isDraggable: edge != nil
        )
        if edge == nil {
            card.insets = NSDirectionalEdgeInsets(top: 24, leading: 24, bottom: 24, trailing: 24)
        }
        return card
    }

    /// A menu at the side: as high as the container, and four fifths as wide, but not wider than 360 points.
    ///
    /// It dims the screen behind it, is dragged out over its edge, and goes when the user taps beside it. Set
    /// ``presenterEffect-swift.property`` to have it push the screen aside.
    ///
    /// - Parameter edge: the edge that it lies at and comes from. The leading one by default.
    public static func drawer(edge: TransitionEdge = .leading) -> CardPresentation {
        let isAtSide = edge.outward.dx != 0
        var drawer = card(edge: edge)
        drawer.width = .fraction(isAtSide ? 0.8 : 1)
        drawer.height = .fraction(isAtSide ? 1 : 0.8)
        drawer.maximumWidth = isAtSide ? 360 : nil
        return drawer
    }

    /// A sheet at the bottom with any number of sizes between which it is dragged. At the largest one its content scrolls.
    ///
    /// It stays 10 points away from the top of the safe area, and is not wider than 640 points.
    ///
    /// - Parameter detents: its heights; the first is the one it comes with. Half and the whole of the room by default.
    ///   Empty, it is as high as it needs.
    public static func sheet(
        detents: [Dimension] = [.fraction(0.5), .fraction(1)]
    ) -> CardPresentation {
        var sheet = card(edge: .bottom)
        sheet.detents = detents
        sheet.insets.top = 10
        sheet.maximumWidth = 640
        return sheet
    }

    /// A message that goes by itself, as large as it needs, within the safe area. The screen behind it stays in use.
    ///
    /// - Parameters:
    ///   - edge: the edge that it lies at and comes from. The top by default.
    ///   - duration: how long it stays, in seconds; see ``duration``. 3 by default.
    public static func toast(edge: TransitionEdge = .top, duration: TimeInterval = 3) -> CardPresentation {
        var toast = card(edge: edge)
        toast.width = .fitting
        toast.height = .fitting
        toast.insets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
        toast.insetReference = .fromSafeArea
        toast.maximumWidth = 480
        toast.shadow = Participant.Shadow(radius: 12, y: 4, color: UIColor(white: 0, alpha: 0.2))
        toast.backdrop = .none
        toast.tapOutside = .passesThrough
        toast.duration = duration
        return toast
    }
}
