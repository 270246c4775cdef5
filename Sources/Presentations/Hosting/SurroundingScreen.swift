import UIKit

/// The screen behind a card that's in that screen. Everything in its view moves, except for the cards.
///
/// If the view itself moved, touches beside it would reach neither it nor the cards in it. Instead, its
/// `sublayerTransform` moves what's in it, and the hosts of the cards move back. The two only cancel each
/// other out if both change in the same frame, so they're set frame by frame.
@MainActor final class SurroundingScreen: AffectedScreen {
    // A transition moves it in each frame.
    var view: UIView? { nil }
    private weak var host: CardHostView?
    private weak var container: UIView?
    private let effect: CardPresentation.PresenterEffect
    /// The translation of a pushed screen if the guide's number is 1.
    private var way = CGVector(dx: 0, dy: 0)
    private var guide: AnimationGuide?
    private var transform = CGAffineTransform.identity

    /// - Returns: `nil` if there's no effect, or if the app has transformed what's in the view.
    init?(around host: CardHostView, _ effect: CardPresentation.PresenterEffect) {
        guard effect != .none, let container = host.superview,
            CATransform3DIsIdentity(container.layer.sublayerTransform) || container.isMovedByCards
        else { return nil }
        (self.host, self.container) = (host, container)
        self.effect = effect
        guide = AnimationGuide(in: host) { [weak self] in self?.move(to: $0) }
    }

    func show(_ presence: CGFloat, way: CGVector) {
        var part = presence
        if effect == .pushed {
            // The way changes with the length of the card, in an animation as well, so the number stands for
            // the distance along its axis. A power of two keeps it exact, and no screen is that long.
            let (length, unit) = (abs(way.dx + way.dy), CGFloat(16_384))
            if length > 0 { self.way = CGVector(dx: way.dx / length * unit, dy: way.dy / length * unit) }
            part *= length / unit
        }
        guide?.set(part)
    }

    func prepareForNewSize() {}

    // A transition has moved the screen back by then, unless the app has removed the card.
    func end() {
        guide?.end(at: 0)
        guide = nil
    }

    private func move(to presence: CGFloat) {
        transform = effect.transform(at: presence, way: way)
        if let container, host?.superview !== container {
            container.layer.sublayerTransform = CATransform3DIdentity
        }
        Self.update(container)
    }

    /// Moves what's in a view as its cards demand, and leaves the cards in place.
    static func update(_ container: UIView?) {
        guard let container else { return }
        let hosts = container.cardHosts
        let screens = hosts.compactMap { $0.host?.card.affectedScreen as? SurroundingScreen }
        guard !screens.isEmpty || hosts.contains(where: { !$0.transform.isIdentity }) else { return }
        let whole = screens.reduce(CGAffineTransform.identity) { $0.concatenating($1.transform) }
        UIView.performWithoutAnimation {
            container.layer.sublayerTransform = CATransform3DMakeAffineTransform(whole)
            for host in hosts { host.move(by: whole.inverted()) }
        }
    }
}

extension UIView {
    var cardHosts: [CardHostView] { subviews.compactMap { $0 as? CardHostView } }

    fileprivate var isMovedByCards: Bool {
        cardHosts.contains { $0.host?.card.affectedScreen is SurroundingScreen }
    }
}

extension CardHostView {
    /// Moves the host without moving it away from its superview, whatever that does with transformed views
    /// when it changes its size.
    fileprivate func move(by transform: CGAffineTransform) {
        guard let superview else { return }
        self.transform = transform
        bounds.size = superview.bounds.size
        center = CGPoint(x: superview.bounds.midX, y: superview.bounds.midY)
    }
}
