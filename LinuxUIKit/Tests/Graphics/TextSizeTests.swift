import TestSupport
import Testing
@_spi(Host) import UIKit

/// The sizes of text by the tables that Apple's Human Interface Guidelines publish.
@Suite @MainActor
struct TextSizeTests {
    /// Points at each category, from extra small to the largest accessibility size.
    private nonisolated static let sizes: [(UIFont.TextStyle, [CGFloat])] = [
        (.largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
        (.title1, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
        (.title2, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
        (.title3, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
        (.headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
        (.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
        (.callout, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
        (.subheadline, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
        (.footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
        (.caption1, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
        (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
    ]

    private static let categories: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    @Test("Every style has its published size, for the app and for a trait collection", arguments: sizes)
    func preferredFonts(style: UIFont.TextStyle, sizes: [CGFloat]) {
        UIApplication.reset()
        for (category, size) in zip(Self.categories, sizes) {
            let traits = UITraitCollection(preferredContentSizeCategory: category)
            #expect(UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize == size)
            UIApplication.shared.setPreferredContentSizeCategory(category)
            #expect(UIFont.preferredFont(forTextStyle: style).pointSize == size)
        }
        UIApplication.reset()
        #expect(UIFont.preferredFont(forTextStyle: style).pointSize == sizes[3])
    }

    @Test("Categories are in order, and only five are for accessibility")
    func categoriesAreInOrderAndOnlyFiveAreForAccessibility() {
        #expect(Self.categories == Self.categories.shuffled().sorted())
        #expect(UIContentSizeCategory.unspecified < .extraSmall)
        #expect(Self.categories.filter(\.isAccessibilityCategory) == Array(Self.categories.suffix(5)))
        #expect(!UIContentSizeCategory.unspecified.isAccessibilityCategory)
    }

    // What an iPhone answers: at a smaller size, and for a font at the largest.
    @Test("Metrics scale by the distance of lines, on the pixels")
    func metricsScaleByDistanceOfLinesOnPixels() {
        UIApplication.reset()
        UIScreen.main.configure(size: CGSize(width: 390, height: 844), scale: 3)
        let body = UIFontMetrics(forTextStyle: .body)
        let medium = UITraitCollection(preferredContentSizeCategory: .medium)
        #expect(abs(body.scaledValue(for: 17, compatibleWith: medium) - (16 + 1.0 / 3)) < 0.001)
        #expect(body.scaledValue(for: 17) == 17)

        UIApplication.shared.setPreferredContentSizeCategory(.accessibilityExtraExtraExtraLarge)
        let font = UIFont.systemFont(ofSize: 17, weight: .bold)
        let scaled = UIFontMetrics.default.scaledFont(for: font)
        #expect(scaled.pointSize == 48 && font.pointSize == 17)
        #expect(scaled.familyName == font.familyName && scaled.ascender > 2 * font.ascender)
        #expect(body.scaledFont(for: font, maximumPointSize: 30).pointSize == 30)
        #expect(
            abs(body.scaledFont(for: font, compatibleWith: medium).pointSize - (16 + 1.0 / 3)) < 0.001
        )
        #expect(body.scaledFont(for: font, maximumPointSize: 10, compatibleWith: medium).pointSize == 10)
        UIApplication.reset()
    }

    @Test("To scale a scaled font is an error, as in UIKit", arguments: [false, true])
    func scalingTwice(hasMaximum: Bool) async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            [hasMaximum] in
            await MainActor.run {
                let metrics = UIFontMetrics(forTextStyle: .title1)
                let scaled = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17))
                if hasMaximum {
                    _ = metrics.scaledFont(for: scaled, maximumPointSize: 30)
                } else {
                    _ = metrics.scaledFont(for: scaled)
                }
            }
        }
        #expect(result.names("should not be used to create another scaled font"))
    }

    @Test("Labels and text fields that adjust follow the category, others do not")
    func labelsAndTextFieldsThatAdjustFollowCategory() {
        let window = makeWindow()
        let (label, fixed, unadjusted, field) = (UILabel(), UILabel(), UILabel(), UITextField())
        label.adjustsFontForContentSizeCategory = true
        label.font = .preferredFont(forTextStyle: .title2)
        fixed.adjustsFontForContentSizeCategory = true
        fixed.font = .systemFont(ofSize: 22)
        unadjusted.font = .preferredFont(forTextStyle: .title2)
        field.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 11))
        field.adjustsFontForContentSizeCategory = true
        for label in [label, fixed, unadjusted] { label.text = "Size" }
        for view in [label, fixed, unadjusted, field] as [UIView] { window.addSubview(view) }
        let (height, fieldHeight) = (label.intrinsicContentSize.height, field.intrinsicContentSize.height)

        UIApplication.shared.setPreferredContentSizeCategory(.accessibilityExtraExtraExtraLarge)
        #expect(label.font.pointSize == 56 && field.font?.pointSize == 31)
        #expect(fixed.font.pointSize == 22 && unadjusted.font.pointSize == 22)
        #expect(label.intrinsicContentSize.height > 2 * height)
        #expect(field.intrinsicContentSize.height > 2 * fieldHeight)

        // One that was off the screen meanwhile follows when it comes back, or when it is told to.
        unadjusted.adjustsFontForContentSizeCategory = true
        #expect(unadjusted.font.pointSize == 56)
        label.removeFromSuperview()
        UIApplication.shared.setPreferredContentSizeCategory(.extraSmall)
        window.addSubview(label)
        #expect(label.font.pointSize == 19 && unadjusted.font.pointSize == 19)
        UIApplication.reset()
    }

    @Test("A presentation controller hears of a change as long as it presents")
    func presentationControllerHearsOfChangeAsLongAsItPresents() {
        final class Presentation: UIPresentationController {
            var count = 0
            override func traitCollectionDidChange(_ previous: UITraitCollection?) { count += 1 }
        }
        final class Presenter: NSObject, UIViewControllerTransitioningDelegate {
            private(set) var presentation: Presentation?
            func presentationController(
                forPresented presented: UIViewController,
                presenting: UIViewController?,
                source: UIViewController
            ) -> UIPresentationController? {
                presentation = Presentation(presentedViewController: presented, presenting: presenting)
                return presentation
            }
        }
        let window = makeWindow()
        window.rootViewController = UIViewController()
        let (screen, presenter) = (UIViewController(), Presenter())
        screen.modalPresentationStyle = .custom
        screen.transitioningDelegate = presenter
        window.rootViewController?.present(screen, animated: false)
        UIApplication.shared.tick()
        UIApplication.shared.setPreferredContentSizeCategory(.extraLarge)
        #expect(presenter.presentation?.count == 1)
        screen.dismiss(animated: false)
        UIApplication.shared.tick()
        UIApplication.shared.setPreferredContentSizeCategory(.large)
        #expect(presenter.presentation?.count == 1)
        UIApplication.reset()
    }

    @Test("A change is told to views, controllers and observers, once")
    func changeIsToldToViewsControllersAndObserversOnce() {
        final class Screen: UIViewController {
            var former: [UIContentSizeCategory] = []
            override func traitCollectionDidChange(_ previous: UITraitCollection?) {
                super.traitCollectionDidChange(previous)
                former.append(previous?.preferredContentSizeCategory ?? .unspecified)
            }
        }
        let window = makeWindow()
        let screen = Screen()
        window.rootViewController = screen
        nonisolated(unsafe) var told: [String?] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIContentSizeCategory.didChangeNotification,
            object: nil,
            queue: nil
        ) { told.append($0.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? String) }
        for _ in 0..<2 { UIApplication.shared.setPreferredContentSizeCategory(.extraLarge) }
        NotificationCenter.default.removeObserver(token)
        #expect(screen.former == [.large])
        #expect(screen.traitCollection.preferredContentSizeCategory == .extraLarge)
        #expect(screen.view.traitCollection.preferredContentSizeCategory == .extraLarge)
        #expect(UIApplication.shared.preferredContentSizeCategory == .extraLarge)
        #expect(told == [UIContentSizeCategory.extraLarge.rawValue])
        UIApplication.reset()
        #expect(UITraitCollection.current.preferredContentSizeCategory == .large)
    }
}
