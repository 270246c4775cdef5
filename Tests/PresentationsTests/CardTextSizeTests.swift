import Presentations
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Cards whose text gets another size while they are shown.
@MainActor @Suite struct CardTextSizeTests {
    /// As high as its text, at any width.
    private final class TextView: UIView {
        let label = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            label.text = "A few words"
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            addSubview(label)
        }

        required init?(coder: NSCoder) { nil }

        override func systemLayoutSizeFitting(
            _ targetSize: CGSize,
            withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
            verticalFittingPriority: UILayoutPriority
        ) -> CGSize {
            CGSize(width: targetSize.width, height: label.intrinsicContentSize.height)
        }
    }

    @Test("A card is as high as its text, before and after")
    func aCardIsAsHighAsItsText() throws {
        let screen = CardScreen()
        let text = TextView()
        screen.view = text
        let scene = CardScene(screen)
        scene.show(.card())
        let (usual, line) = (text.bounds.height, text.label.intrinsicContentSize.height)
        // Its safe area is a part of it.
        let rest = usual - line
        UIApplication.shared.setPreferredContentSizeCategory(.accessibilityExtraExtraExtraLarge)
        scene.advance(0.1)
        let large = text.label.intrinsicContentSize.height
        #expect(large > 2.5 * line)
        #expect(abs(text.bounds.height - (large + rest)) < 0.6)
        UIApplication.shared.setPreferredContentSizeCategory(.large)
        scene.advance(0.1)
        #expect(abs(text.bounds.height - usual) < 0.6)
        UIApplication.reset()
    }

    /// Higher in Dark Mode.
    private final class PictureView: UIView {
        override func systemLayoutSizeFitting(
            _ targetSize: CGSize,
            withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
            verticalFittingPriority: UILayoutPriority
        ) -> CGSize {
            let isDark = traitCollection.userInterfaceStyle == .dark
            return CGSize(width: targetSize.width, height: isDark ? 300 : 200)
        }
    }

    @Test("A card is as high as its content with any traits", arguments: [false, true])
    func aCardIsAsHighAsItsContentWithAnyTraits(isHosted: Bool) {
        let screen = CardScreen()
        let picture = PictureView()
        screen.view = picture
        let scene = CardScene(screen)
        if isHosted { scene.root.addCard(screen, as: .card()) } else { scene.show(.card()) }
        scene.advance(1)
        let usual = picture.bounds.height
        scene.window.overrideUserInterfaceStyle = .dark
        scene.advance(0.1)
        #expect(abs(picture.bounds.height - usual - 100) < 0.6)
        scene.window.overrideUserInterfaceStyle = .light
        scene.advance(0.1)
        #expect(abs(picture.bounds.height - usual) < 0.6)
    }
}
