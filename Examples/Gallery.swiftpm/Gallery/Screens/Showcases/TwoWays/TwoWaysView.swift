import UIKit

/// A page with fields for two animators, a preview of the pair, and a button that presents.
final class TwoWaysView: ShowcaseView {

    var onPresent: (() -> Void)?

    let tile = PhoneTile(place: .fuji)
    let wayIn: AnimatorField
    let wayOut: AnimatorField
    let present = PillButton(
        title: "Present",
        font: Theme.headline,
        textColor: .white,
        fillColor: Theme.tint
    )

    init(wayIn: CatalogEntry, wayOut: CatalogEntry) {
        self.wayIn = AnimatorField(caption: "Present with", entry: wayIn)
        self.wayOut = AnimatorField(caption: "Dismiss with", entry: wayOut)
        super.init(
            title: Showcase.twoWays.title,
            summary: "Use one animator to present a screen and another to dismiss it."
        )
        present.onTap = { [weak self] in self?.onPresent?() }
        for view in [tile, self.wayIn, self.wayOut, present] { scroll.addSubview(view) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    private var isWide: Bool { bounds.width > bounds.height }

    override var columnLimit: CGFloat { isWide ? 984 : Self.readableWidth }

    override func layOutContent(in column: CGRect, top: CGFloat) -> CGFloat {
        // Beside the preview, the fields stay in their half.
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

        let start = isWide ? tileFrame.maxX + 24 : column.minX
        let width = max(column.maxX - start, 0)
        var y = isWide ? top : tileFrame.maxY + 20
        for field in [wayIn, wayOut] {
            let height = field.height(forWidth: width)
            scroll.place(field, at: CGRect(x: start, y: y, width: width, height: height))
            y += height + 12
        }
        let buttonWidth = min(width, PillButton.greatestWidth)
        let button = CGRect(
            x: start + ((width - buttonWidth) / 2).rounded(),
            y: y + 6,
            width: buttonWidth,
            height: present.height(forWidth: buttonWidth, atLeast: 52)
        )
        scroll.place(present, at: button)
        return max(button.maxY, tileFrame.maxY)
    }
}
