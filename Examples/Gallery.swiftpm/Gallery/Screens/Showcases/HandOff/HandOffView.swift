import UIKit

/// A page with a strip of postcards, and a button that opens a long page.
final class HandOffView: ShowcaseView {

    var onOpen: (() -> Void)?

    let strip = PostcardStrip(places: Place.all)
    let open = PillButton(
        title: "Open an Article",
        font: Theme.headline,
        textColor: .white,
        fillColor: Theme.tint
    )

    private let sideways = UILabel("Horizontal", font: Theme.section, color: Theme.text, lines: 0)
    private let sidewaysText = UILabel(
        "Drag the postcards. Once they reach the beginning, the same drag goes back.",
        font: Theme.subheadline,
        color: Theme.secondaryText,
        lines: 0
    )
    private let down = UILabel("Vertical", font: Theme.section, color: Theme.text, lines: 0)
    private let downText = UILabel(
        "Scroll the article. Pull it down from the top to close it, or push it up again to keep scrolling.",
        font: Theme.subheadline,
        color: Theme.secondaryText,
        lines: 0
    )

    init() {
        super.init(
            title: Showcase.handOff.title,
            summary: "Content and transitions share a drag: first the content moves, then the screen."
        )
        open.onTap = { [weak self] in self?.onOpen?() }
        for view in [sideways, sidewaysText, strip, down, downText, open] { scroll.addSubview(view) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layOutContent(in column: CGRect, top: CGFloat) -> CGFloat {
        let isWide = column.width >= 620 && !stacksText
        strip.inset = column.minX
        let stripHeight = strip.height(forWidth: bounds.width)
        var y = top
        if isWide {
            // Two columns of text, with the strip below both.
            let width = (column.width - 32) / 2
            let left = section(sideways, sidewaysText, at: CGPoint(x: column.minX, y: y), width: width)
            let x = column.minX + width + 32
            var right = section(down, downText, at: CGPoint(x: x, y: y), width: width)
            let openWidth = min(width, max(open.width, 280))
            let openHeight = open.height(forWidth: openWidth, atLeast: 48)
            scroll.place(open, at: CGRect(x: x, y: right + 14, width: openWidth, height: openHeight))
            right += 14 + openHeight
            y = max(left, right) + 20
            scroll.place(strip, at: CGRect(x: 0, y: y, width: bounds.width, height: stripHeight))
            return y + stripHeight
        }
        y = section(sideways, sidewaysText, at: CGPoint(x: column.minX, y: y), width: column.width) + 14
        scroll.place(strip, at: CGRect(x: 0, y: y, width: bounds.width, height: stripHeight))
        y += stripHeight + 28
        y = section(down, downText, at: CGPoint(x: column.minX, y: y), width: column.width) + 16
        let openHeight = open.height(forWidth: column.width, atLeast: 52)
        scroll.place(open, at: CGRect(x: column.minX, y: y, width: column.width, height: openHeight))
        return y + openHeight
    }

    /// Places a title and a text below it, and returns where they end.
    private func section(_ title: UILabel, _ text: UILabel, at origin: CGPoint, width: CGFloat) -> CGFloat {
        let titleHeight = max(title.height(forWidth: width), 28)
        scroll.place(title, at: CGRect(x: origin.x, y: origin.y, width: width, height: titleHeight))
        let top = origin.y + titleHeight + 4
        let height = text.height(forWidth: width)
        scroll.place(text, at: CGRect(x: origin.x, y: top, width: width, height: height))
        return top + height
    }
}
