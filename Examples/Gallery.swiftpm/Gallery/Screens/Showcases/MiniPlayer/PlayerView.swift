import UIKit

/// The view of the large player: a picture, the title, the progress, and three buttons. On a wide screen, the
/// picture is beside the rest.
final class PlayerView: LayoutView {

    var onLeave: (() -> Void)?

    let back = ToolButton(symbol: "backward.fill", label: "Previous")
    let play = ToolButton(symbol: "pause.fill", label: "Pause")
    let forth = ToolButton(symbol: "forward.fill", label: "Next")
    private var picture = PictureView(of: .fjord)
    private let name = UILabel("", font: Theme.title, color: .white, lines: 0)
    private let region = UILabel(
        "",
        font: Theme.subheadline,
        color: UIColor(white: 1, alpha: 0.75),
        lines: 0
    )
    private let track = UIView()
    private let past = UIView()
    private let close = RoundButton(symbol: "chevron.down", label: "Close")

    override init(frame: CGRect) {
        super.init(frame: frame)
        track.backgroundColor = UIColor(white: 1, alpha: 0.25)
        past.backgroundColor = .white
        for line in [track, past] { line.layer.cornerRadius = 2 }
        // The page is dark in both appearances.
        for button in [back, play, forth] { button.overrideUserInterfaceStyle = .dark }
        close.onTap = { [weak self] in self?.onLeave?() }
        for view in [name, region, track, past, back, play, forth, close] { addSubview(view) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ place: Place, isPlaying: Bool) {
        picture.removeFromSuperview()
        picture = PictureView(of: place)
        picture.layer.cornerRadius = 14
        insertSubview(picture, at: 0)
        backgroundColor = place.pageColor
        (name.text, region.text) = (place.name, "Field recording · \(place.region)")
        play.show(isPlaying ? "pause.fill" : "play.fill")
        play.accessibilityLabel = isPlaying ? "Pause" : "Play"
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let column = column
        let side = RoundButton.side
        place(
            close,
            at: CGRect(x: column.maxX - side, y: safeAreaInsets.top + 8, width: side, height: side)
        )
        let isWide = bounds.width > bounds.height
        let top = safeAreaInsets.top + side + 24
        let bottom = bounds.height - safeAreaInsets.bottom - 24
        let x = isWide ? bounds.midX + 12 : column.minX
        let width = max(column.maxX - x, 0)
        let heights = (name.height(forWidth: width), region.height(forWidth: width))
        let wordsHeight = heights.0 + 4 + heights.1 + 22 + 4 + 26 + 44
        let room = max(isWide ? bottom - safeAreaInsets.top - 24 : bottom - top - wordsHeight - 28, 0)
        let square = max(min(isWide ? bounds.midX - column.minX - 12 : column.width, room, 560), 0)
        let pictureX = isWide ? bounds.midX - 12 - square : column.midX - square / 2
        let pictureY =
            isWide
            ? (bounds.height - square) / 2 : top + max((bottom - wordsHeight - 28 - top - square) / 2, 0)
        place(picture, at: CGRect(x: pictureX, y: pictureY, width: square, height: square))
        layOutWords(
            in: CGRect(x: x, y: 0, width: width, height: 0),
            top: isWide ? max((bounds.height - wordsHeight) / 2, top) : pictureY + square + 28,
            heights
        )
    }

    private func layOutWords(in column: CGRect, top: CGFloat, _ heights: (CGFloat, CGFloat)) {
        var y = top
        place(name, at: CGRect(x: column.minX, y: y, width: column.width, height: heights.0))
        y += heights.0 + 4
        place(region, at: CGRect(x: column.minX, y: y, width: column.width, height: heights.1))
        y += heights.1 + 22
        place(track, at: CGRect(x: column.minX, y: y, width: column.width, height: 4))
        place(past, at: CGRect(x: column.minX, y: y, width: column.width * 0.36, height: 4))
        y += 4 + 26
        for (index, button) in [back, play, forth].enumerated() {
            let middle = column.midX + CGFloat(index - 1) * 84
            place(button, at: CGRect(x: middle - 22, y: y, width: 44, height: 44))
        }
    }
}
