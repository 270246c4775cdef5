import UIKit

extension CardPresentation {
    /// Returns a presentation for a card at an edge or in the center.
    ///
    /// At the top and bottom, the card has the width of the container, up to 640 points, and the height of
    /// its content. At the sides, it has the height of the container and the width of its content. In the
    /// center, it has the size of its content. A card has rounded corners and a shadow, and dims the screen
    /// behind it. People dismiss it by tapping outside. If it's at an edge, they can also drag it past the
    /// edge.
    ///
    /// - Parameter edge: The edge where the card is placed and from which it enters. The default is the
    ///   bottom. If `nil`, the card is in the center.
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
        if isUpright { card.maximumWidth = 640 }
        if edge == nil {
            card.insets = NSDirectionalEdgeInsets(top: 24, leading: 24, bottom: 24, trailing: 24)
        }
        return card
    }

    /// Returns a presentation for a menu at the side. It has the height of the container and four fifths of
    /// its width, up to 360 points. At the top or bottom, it has the width of the container and four fifths
    /// of the height that the safe area at the opposite edge leaves.
    ///
    /// A drawer dims the screen behind it. People dismiss it by dragging it past its edge or by tapping
    /// outside. At the side, they can also begin the drag outside. To push the screen aside, set
    /// ``presenterEffect-swift.property``.
    ///
    /// - Parameter edge: The edge where the drawer is placed and from which it enters. The default is
    ///   leading.
    public static func drawer(edge: TransitionEdge = .leading) -> CardPresentation {
        let isAtSide = edge.outward.dx != 0
        var drawer = card(edge: edge)
        drawer.width = .fraction(isAtSide ? 0.8 : 1)
        drawer.height = .fraction(isAtSide ? 1 : 0.8)
        drawer.maximumWidth = isAtSide ? 360 : nil
        return drawer
    }

    /// Returns a presentation for a sheet at the bottom with any number of heights, which people can drag
    /// between. At the largest height, its content scrolls.
    ///
    /// A sheet stays 10 points away from the top of the safe area, and is at most 640 points wide.
    ///
    /// - Parameter detents: The heights. The sheet starts at the first one. The default is half and all of
    ///   the available height. If the array is empty, the sheet has the height of its content.
    public static func sheet(
        detents: [Dimension] = [.fraction(0.5), .fraction(1)]
    ) -> CardPresentation {
        var sheet = card(edge: .bottom)
        sheet.detents = detents
        sheet.insets.top = 10
        return sheet
    }

    /// Returns a presentation for a message that disappears on its own. It has the size of its content,
    /// inside the safe area, and at the bottom, it's above bars and panels. The screen behind it stays
    /// interactive.
    ///
    /// If the duration is infinite, the toast stays until it's dismissed. Other toasts wait for it only while
    /// it leaves. While it's there, they appear above it at the bottom, and in front of it at the top. If
    /// another screen is presented later, the toast stays behind that screen.
    ///
    /// - Parameters:
    ///   - edge: The edge where the toast is placed and from which it enters. The default is the top.
    ///   - duration: The time before the toast disappears, in seconds; see ``duration``. The default is 3.
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
        if edge == .bottom { toast.barPlacement = .beside }
        return toast
    }

    /// Returns a presentation for a panel at the bottom that stays, such as the search of a map or a player.
    /// The screen behind it stays interactive.
    ///
    /// A panel isn't presented, and people can't dismiss it. If it has several heights, people drag it
    /// between them, and it shows a grabber. A panel stays 10 points away from the top of the safe area, and
    /// is at most 420 points wide.
    ///
    /// - Parameter detents: The heights. The panel starts at the first one. The default is 80 points, and
    ///   half and all of the available height. If the array is empty, the panel has the height of its
    ///   content.
    public static func panel(
        detents: [Dimension] = [.points(80), .fraction(0.5), .fraction(1)]
    ) -> CardPresentation {
        var panel = sheet(detents: detents)
        panel.maximumWidth = 420
        panel.backdrop = .none
        panel.tapOutside = .passesThrough
        panel.isInteractiveDismissDisabled = true
        panel.prefersGrabberVisible = detents.count > 1
        return panel
    }
}
