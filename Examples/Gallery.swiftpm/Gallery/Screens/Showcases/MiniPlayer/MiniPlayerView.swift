import UIKit

/// The view of a small player: a picture, a name, a region, and a button.
final class MiniPlayerView: FittingView {

    var onOpen: (() -> Void)?

    let button = ToolButton(symbol: "pause.fill", label: "Pause")
    private var picture = PictureView(of: .fjord)
    private let opener = UIControl()
    private let name = UILabel("", font: Theme.callout, color: Theme.text, lines: 0)
    private let region = UILabel("", font: Theme.detail, color: Theme.secondaryText, lines: 0)

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
            opener.addSubview(label)
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
        opener.addSubview(picture)
        (name.text, region.text) = (place.name, place.region)
        opener.accessibilityLabel = "Open Player. \(place.name)"
        opener.accessibilityValue = place.region
        button.show(isPlaying ? "pause.fill" : "play.fill")
        button.accessibilityLabel = isPlaying ? "Pause" : "Play"
        setNeedsLayout()
    }

    /// The parts of the player, from left to right.
    private struct Frames {
        var picture = CGRect.zero
        var name: CGRect
        var region = CGRect.zero
        var button: CGRect
        var height: CGFloat
    }

    /// Returns the frames in a player of a width. Large text takes the room of the picture and the region.
    private func frames(forWidth width: CGFloat) -> Frames {
        let (inset, side) = (Self.inset, Self.side)
        let x = stacksText ? inset + 6 : inset + side + 12
        let room = max(width - x - inset - side - 8, 0)
        let nameHeight = name.height(forWidth: room)
        let regionHeight = stacksText ? 0 : region.height(forWidth: room)
        let height = max(side, nameHeight + regionHeight) + 2 * inset
        let top = (height - nameHeight - regionHeight) / 2
        let middle = (height - side) / 2
        return Frames(
            picture: CGRect(x: inset, y: middle, width: side, height: side),
            name: CGRect(x: x, y: top, width: room, height: nameHeight),
            region: CGRect(x: x, y: top + nameHeight, width: room, height: regionHeight),
            button: CGRect(x: max(width - inset - side, 0), y: middle, width: side, height: side),
            height: height
        )
    }

    override func neededSize(forWidth width: CGFloat?) -> CGSize {
        let width = width ?? 320
        return CGSize(width: width, height: frames(forWidth: width).height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        opener.frame = bounds
        let frames = frames(forWidth: bounds.width)
        let shift = (bounds.height - frames.height) / 2
        for view in [picture, region] { view.isHidden = stacksText }
        opener.place(picture, at: frames.picture.offsetBy(dx: 0, dy: shift))
        opener.place(name, at: frames.name.offsetBy(dx: 0, dy: shift))
        opener.place(region, at: frames.region.offsetBy(dx: 0, dy: shift))
        place(button, at: frames.button.offsetBy(dx: 0, dy: shift))
    }
}
