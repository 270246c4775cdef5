import UIKit

/// Two animators to choose, a preview of the pair and a button that presents.
final class TwoWaysView: ShowcaseView {

    var onPresent: (() -> Void)?

    let tile = PhoneTile(place: .fuji)
    let wayIn: ChoiceStrip
    let wayOut: ChoiceStrip
    let present = PillButton(
        title: "Present",
        font: Theme.headline,
        textColor: .white,
        fillColor: Theme.tint
    )

    init(entries: [CatalogueEntry], selected: (wayIn: Int, wayOut: Int)) {
        let (names, details) = (entries.map(\.title), entries.map(\.summary))
        wayIn = ChoiceStrip(
            caption: "Present with",
            names: names,
            details: details,
            selectedIndex: selected.wayIn
        )
        wayOut = ChoiceStrip(
            caption: "Dismiss with",
            names: names,
            details: details,
            selectedIndex: selected.wayOut
        )
        super.init(
            title: Showcase.twoWays.title,
            summary: "Use one animator to present a screen and another to dismiss it."
        )
        present.onTap = { [weak self] in self?.onPresent?() }
        for view in [tile, wayIn, wayOut, present] { scroll.addSubview(view) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layOutContent(in column: CGRect, top: CGFloat) -> CGFloat {
        let isWide = bounds.width > bounds.height
        // Beside the preview the rows keep to their half; below it they run up to the screen's edges.
        let half = max(((column.width - 24) * 0.42).rounded(), 0)
        let height =
            isWide
            ? min(max(bounds.height - top - safeAreaInsets.bottom - Theme.margin, 250), 460)
            : min(max(bounds.height * 0.36, 230), 420)
        let tileFrame = CGRect(
            x: column.minX,
            y: top,
            width: isWide ? half : column.width,
            height: height.rounded()
        )
        scroll.place(tile, at: tileFrame)

        var rows = CGRect(x: 0, y: tileFrame.maxY + 22, width: bounds.width, height: ChoiceStrip.height)
        var insets = (leading: column.minX, trailing: bounds.width - column.maxX)
        if isWide {
            rows = CGRect(
                x: tileFrame.maxX + 24,
                y: top,
                width: max(bounds.width - tileFrame.maxX - 24, 0),
                height: ChoiceStrip.height
            )
            insets.leading = 0
        }
        for strip in [wayIn, wayOut] {
            strip.insets = insets
            scroll.place(strip, at: rows)
            rows.origin.y += ChoiceStrip.height + 8
        }
        let button = CGRect(
            x: isWide ? rows.minX : column.minX,
            y: rows.minY + 6,
            width: isWide ? max(column.maxX - rows.minX, 0) : column.width,
            height: 52
        )
        scroll.place(present, at: button)
        return max(button.maxY, tileFrame.maxY)
    }
}
