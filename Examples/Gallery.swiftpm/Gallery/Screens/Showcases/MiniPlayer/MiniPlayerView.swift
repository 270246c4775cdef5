import UIKit

/// The view of a small player: a picture, two lines, and a button.
final class MiniPlayerView: FittingView {

    var onOpen: (() -> Void)?

    let button = ToolButton(symbol: "pause.fill", label: "Pause")
    private var picture = PictureView(of: .fjord)
    private let opener = UIControl()
    private let name = UILabel("", font: Theme.callout, color: Theme.text)
    private let region = UILabel("", font: Theme.detail, color: Theme.secondaryText)

    private static let (inset, side): (CGFloat, CGFloat) = (10, 44)

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor(light: 0xFFFFFF, dark: 0x2C2C2E)
        opener.isAccessibilityElement = true
        opener.accessibilityTraits = .button
        opener.addAction(UIAction { [weak self] _ in self?.onOpen?() }, for: .touchUpInside)
        addSubview(opener)
        for label in [name, region] {
            label.isUserInteractionEnabled = false
            addSubview(label)
        }
        addSubview(button)
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ place: Place, isPlaying: Bool) {
        picture.removeFromSuperview()
        picture = PictureView(of: place)
        picture.layer.cornerRadius = 8
        picture.isUserInteractionEnabled = false
        addSubview(picture)
        (name.text, region.text) = (place.name, place.region)
        opener.accessibilityLabel = "Open Player. \(place.name)"
        button.show(isPlaying ? "pause.fill" : "play.fill")
        button.accessibilityLabel = isPlaying ? "Pause" : "Play"
        setNeedsLayout()
    }

    private var wordsHeight: CGFloat {
        name.font.lineHeight.rounded(.up) + region.font.lineHeight.rounded(.up)
    }

    override func neededSize(forWidth width: CGFloat?) -> CGSize {
        CGSize(width: width ?? 320, height: max(Self.side, wordsHeight) + 2 * Self.inset)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        opener.frame = bounds
        let (inset, side) = (Self.inset, Self.side)
        let middle = bounds.midY
        place(picture, at: CGRect(x: inset, y: middle - side / 2, width: side, height: side))
        place(button, at: CGRect(x: bounds.width - inset - side, y: middle - 22, width: side, height: 44))
        let x = inset + side + 12
        let width = max(bounds.width - x - inset - side - 8, 0)
        let (first, second) = (name.font.lineHeight.rounded(.up), region.font.lineHeight.rounded(.up))
        let top = middle - (first + second) / 2
        place(name, at: CGRect(x: x, y: top, width: width, height: first))
        place(region, at: CGRect(x: x, y: top + first, width: width, height: second))
    }
}
