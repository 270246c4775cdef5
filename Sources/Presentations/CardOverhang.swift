import UIKit

/// A strip that continues a card beyond its edge while the card appears or disappears. A spring can move the
/// card away from the edge, where a gap would open. Below a card that stands on a keyboard, a gap would open
/// because the keyboard leaves faster than the card.
@MainActor final class CardOverhang {
    private weak var card: CardView?
    private let outward: CGVector
    /// The height of the keyboard that the card stands on, in points.
    private let gap: CGFloat
    private var ticker: Ticker?
    private var strip: UIView?
    private var frames = 0
    /// How far the strip continues the card, as a fraction of the card's length. Few springs move the card
    /// farther, and below a card that falls, a longer strip would be seen.
    private var reach: CGFloat = 0.3

    /// - Parameters:
    ///   - outward: The direction through the edge.
    ///   - gap: The height of the keyboard that the card stands on, in points, or 0 at the edge.
    ///   - isShown: Whether the content has been drawn.
    init(of card: CardView, outward: CGVector, gap: CGFloat, isShown: Bool) {
        (self.card, self.outward, self.gap) = (card, outward, gap)
        // The keyboard leaves in the first frame already.
        guard gap <= 0 || !isShown else {
            UIView.performWithoutAnimation { take(from: card) }
            return
        }
        ticker = Ticker { [weak self, weak card] _ in
            guard let self, let card else { return }
            frames += 1
            // The content has been drawn by then, so that its picture costs nothing.
            if frames >= 2, gap > 0 || isBeyondEdge(card) { take(from: card) }
        }
    }

    /// Continues the card by its entire length if it overshoots so much that a weak spring could move it that
    /// far. The threshold is low, because the strip would otherwise be a frame late.
    ///
    /// - Parameter overshoot: How far the card is beyond its place, as a fraction of its way.
    func extend(by overshoot: CGFloat) {
        guard overshoot > 0.05, reach < 1, let strip, let card else { return }
        reach = 1
        place(strip, below: card)
    }

    /// Returns whether the card comes or goes through its edge. An animator for screens can move it through
    /// another one, where a strip would trail behind the card.
    private func isBeyondEdge(_ card: CardView) -> Bool {
        let (shown, placed) = ((card.layer.presentation() ?? card.layer).frame, card.placedFrame)
        let way = CGVector(dx: shown.midX - placed.midX, dy: shown.midY - placed.midY)
        return way.dx * outward.dx + way.dy * outward.dy > 0.5
    }

    private func take(from card: CardView) {
        ticker?.stop()
        ticker = nil
        guard let content = card.content, !content.bounds.isEmpty else { return }
        let bounds = content.bounds
        // The last line of the content, stretched.
        var line = bounds
        if outward.dx != 0 {
            (line.origin.x, line.size.width) = (outward.dx > 0 ? bounds.maxX - 1 : bounds.minX, 1)
        } else {
            (line.origin.y, line.size.height) = (outward.dy > 0 ? bounds.maxY - 1 : bounds.minY, 1)
        }
        guard
            let strip = background(of: content)
                ?? content.resizableSnapshotView(
                    from: line,
                    afterScreenUpdates: false,
                    withCapInsets: .zero
                )
        else { return }
        place(strip, below: card)
        strip.becomeInert()
        strip.autoresizingMask = card.autoresizingMask(forStripAlong: outward)
        card.continueBelow(with: strip)
        self.strip = strip
    }

    /// Returns the strip for a card that stands on a keyboard: a plain color. Stretched as far as the
    /// keyboard is high, text in the last line of the content would be seen as stripes.
    private func background(of content: UIView) -> UIView? {
        guard gap > 0, let color = content.opaqueBackgroundColor else { return nil }
        let background = UIView()
        background.backgroundColor = color
        return background
    }

    private func place(_ strip: UIView, below card: CardView) {
        let (width, height) = (card.bounds.width, card.bounds.height)
        // The card's edge can be inside a pixel, so the strip begins a pixel before it.
        let pixel = 1 / max(card.traitCollection.displayScale, 1)
        var frame = card.bounds
        if outward.dx != 0 {
            frame.size.width = width * reach
            frame.origin.x += outward.dx > 0 ? width - pixel : pixel - frame.width
        } else {
            frame.size.height = max(height * reach, gap)
            frame.origin.y += outward.dy > 0 ? height - pixel : pixel - frame.height
        }
        strip.frame = frame
    }

    func end() {
        ticker?.stop()
        ticker = nil
        strip?.removeFromSuperview()
    }
}

extension CardView {
    fileprivate func autoresizingMask(forStripAlong outward: CGVector) -> AutoresizingMask {
        if outward.dx != 0 {
            return [.flexibleHeight, outward.dx > 0 ? .flexibleLeftMargin : .flexibleRightMargin]
        }
        return [.flexibleWidth, outward.dy > 0 ? .flexibleTopMargin : .flexibleBottomMargin]
    }
}
