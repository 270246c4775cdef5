import TestSupport
import Testing
@_spi(Host) import UIKit

@testable import Gallery

/// Code and small print can be read, whatever the language and the light.
@MainActor
@Suite("Code in the playground")
struct PlaygroundCodeTests {

    private func picture(isRightToLeft: Bool) -> Picture {
        UIApplication.reset()
        UIScreen.main.configure(size: CGSize(width: 360, height: 120), scale: 2)
        UIApplication.shared.setUserInterfaceLayoutDirection(isRightToLeft ? .rightToLeft : .leftToRight)
        let window = UIWindow(frame: UIScreen.main.bounds)
        let row = CodeRow(frame: window.bounds)
        row.code = "let a = f(.cube(), [1, 2.5])\n)\n    .b(x: -0.5, to: .top)"
        row.backgroundColor = .white
        let controller = UIViewController()
        controller.view.addSubview(row)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        UIApplication.shared.tick()
        return window.image(scale: 2).withPixels { pixels, bytesPerRow in
            Picture(bytes: Array(pixels[0..<240 * bytesPerRow]))
        }
    }

    @Test("Code reads from left to right whatever the app does")
    func leftToRight() {
        let usual = picture(isRightToLeft: false)
        let mirrored = picture(isRightToLeft: true)
        UIApplication.shared.setUserInterfaceLayoutDirection(.leftToRight)
        #expect(Set(usual.bytes).count > 20)
        #expect(usual == mirrored)
    }

    @Test("The words of a line are the line")
    func wordsOfLineAreLine() {
        let line = "    .b(x: -0.5, to: .top) // é"
        #expect(CodeWord.words(of: line).map(\.text).joined() == line)
    }

    // MARK: Contrast

    private struct Light {
        var red, green, blue: CGFloat

        /// Of a color over another, as WCAG 2 defines relative luminance.
        init(_ color: UIColor, over ground: Light? = nil, in traits: UITraitCollection) {
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            self.red = red * alpha + (ground?.red ?? 0) * (1 - alpha)
            self.green = green * alpha + (ground?.green ?? 0) * (1 - alpha)
            self.blue = blue * alpha + (ground?.blue ?? 0) * (1 - alpha)
        }

        var luminance: CGFloat {
            let linear = [red, green, blue].map {
                $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4)
            }
            return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
        }

        func contrast(to other: Light) -> CGFloat {
            let (a, b) = (luminance, other.luminance)
            return (max(a, b) + 0.05) / (min(a, b) + 0.05)
        }
    }

    @Test("Code, hints, and placeholders stand out at least 4.5 to 1", arguments: [false, true])
    func codeHintsAndPlaceholdersStandOutAtLeast45To1(isDark: Bool) {
        let traits = UITraitCollection(userInterfaceStyle: isDark ? .dark : .light)
        let (card, canvas) = (Light(Theme.card, in: traits), Light(Theme.canvas, in: traits))
        for kind in CodeWord.Kind.allCases {
            #expect(Light(kind.color, over: card, in: traits).contrast(to: card) >= 4.5, "\(kind)")
        }
        for ground in [card, canvas] {
            #expect(Light(Theme.secondaryText, over: ground, in: traits).contrast(to: ground) >= 4.5)
        }
        let field = Light(.tertiarySystemFill, over: canvas, in: traits)
        let placeholder = Light(AnimatorPickerView.placeholderColor, over: field, in: traits)
        #expect(placeholder.contrast(to: field) >= 4.5)
    }

    @Test("A button that is off is still read")
    func buttonThatIsOffIsStillRead() {
        let button = TextButton(title: "Reset")
        button.isEnabled = false
        #expect(button.titleColor(for: .disabled) == Theme.secondaryText)
        #expect(button.titleColor(for: .normal) == Theme.tintedText)
    }
}
