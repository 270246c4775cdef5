import UIKit

/// A small phone on a colored ground, which shows the current settings.
final class CardTile: UIView {

    var settings: CardSettings {
        didSet { if settings != oldValue { drawing.redraw() } }
    }

    private let place = Place.coast
    private lazy var drawing = DrawnView { [weak self] context, size, isDark in
        self?.draw(in: context, size: size, isDark: isDark)
    }

    private let statusBar = StatusBarView()

    init(settings: CardSettings) {
        self.settings = settings
        super.init(frame: .zero)
        drawing.layer.cornerRadius = Theme.cornerRadius
        addSubview(drawing)
        addSubview(statusBar)
    }

    required init?(coder: NSCoder) {
        nil
    }

    private func draw(in context: CGContext, size: CGSize, isDark: Bool) {
        PhoneDrawing.drawTile(for: place, in: context, size: size, isDark: isDark)
        let (frame, radius) = (PhoneDrawing.phoneFrame(in: size), PhoneDrawing.cornerRadius)
        guard min(frame.width, frame.height) > 2 * radius else { return }
        context.addRoundedRect(frame, radius: radius)
        context.clip()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        CardDrawing(settings: settings, place: place, isMirrored: isMirrored)
            .draw(in: context, at: frame, isDark: isDark)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        drawing.frame = bounds
        statusBar.frame = StatusBarView.frame(in: PhoneDrawing.phoneFrame(in: bounds.size))
    }
}
