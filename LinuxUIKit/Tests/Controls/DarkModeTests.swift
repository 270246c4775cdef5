import Testing
@_spi(Host) import UIKit

@Suite @MainActor
struct DarkModeTests {
    /// Apple's published values: red, green, blue, and the percentage of alpha, for light and dark.
    private static let published: [(String, UIColor, [Int], [Int])] = [
        ("systemBlue", .systemBlue, [0, 122, 255, 100], [10, 132, 255, 100]),
        ("systemGreen", .systemGreen, [52, 199, 89, 100], [48, 209, 88, 100]),
        ("systemRed", .systemRed, [255, 59, 48, 100], [255, 69, 58, 100]),
        ("systemOrange", .systemOrange, [255, 149, 0, 100], [255, 159, 10, 100]),
        ("systemYellow", .systemYellow, [255, 204, 0, 100], [255, 214, 10, 100]),
        ("systemIndigo", .systemIndigo, [88, 86, 214, 100], [94, 92, 230, 100]),
        ("systemPurple", .systemPurple, [175, 82, 222, 100], [191, 90, 242, 100]),
        ("systemPink", .systemPink, [255, 45, 85, 100], [255, 55, 95, 100]),
        ("systemGray", .systemGray, [142, 142, 147, 100], [142, 142, 147, 100]),
        ("systemGray2", .systemGray2, [174, 174, 178, 100], [99, 99, 102, 100]),
        ("systemGray3", .systemGray3, [199, 199, 204, 100], [72, 72, 74, 100]),
        ("systemGray4", .systemGray4, [209, 209, 214, 100], [58, 58, 60, 100]),
        ("systemGray5", .systemGray5, [229, 229, 234, 100], [44, 44, 46, 100]),
        ("systemGray6", .systemGray6, [242, 242, 247, 100], [28, 28, 30, 100]),
        ("label", .label, [0, 0, 0, 100], [255, 255, 255, 100]),
        ("secondaryLabel", .secondaryLabel, [60, 60, 67, 60], [235, 235, 245, 60]),
        ("tertiaryLabel", .tertiaryLabel, [60, 60, 67, 30], [235, 235, 245, 30]),
        ("separator", .separator, [60, 60, 67, 29], [84, 84, 88, 60]),
        ("systemFill", .systemFill, [120, 120, 128, 20], [120, 120, 128, 36]),
        ("tertiarySystemFill", .tertiarySystemFill, [118, 118, 128, 12], [118, 118, 128, 24]),
        ("systemBackground", .systemBackground, [255, 255, 255, 100], [0, 0, 0, 100]),
        ("secondarySystemBackground", .secondarySystemBackground, [242, 242, 247, 100], [28, 28, 30, 100]),
        ("systemGroupedBackground", .systemGroupedBackground, [242, 242, 247, 100], [0, 0, 0, 100]),
        (
            "secondarySystemGroupedBackground", .secondarySystemGroupedBackground,
            [255, 255, 255, 100], [28, 28, 30, 100]
        ),
    ]

    @Test func systemColorsAreTheOnesPublished() {
        for (name, color, light, dark) in Self.published {
            for (style, expected) in [(UIUserInterfaceStyle.light, light), (.dark, dark)] {
                let rgba = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
                var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
                rgba.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
                let found = [red * 255, green * 255, blue * 255, alpha * 100].map { Int($0.rounded()) }
                #expect(found == expected, "\(name)")
            }
        }
    }

    /// Shows a screen with a bar above and controls below.
    private func show(_ style: UIUserInterfaceStyle, on window: UIWindow) {
        window.overrideUserInterfaceStyle = style
        let screen = UIViewController()
        screen.title = "Title"
        screen.view.backgroundColor = .systemBackground
        let label = UILabel(frame: CGRect(x: 10, y: 200, width: 100, height: 40))
        label.text = "███"
        label.font = .systemFont(ofSize: 30)
        screen.view.addSubview(label)
        let segments = UISegmentedControl(items: ["", ""])
        segments.frame = CGRect(x: 200, y: 200, width: 100, height: 32)
        segments.selectedSegmentIndex = 0
        screen.view.addSubview(segments)
        let field = UITextField(frame: CGRect(x: 10, y: 300, width: 100, height: 34))
        field.borderStyle = .roundedRect
        screen.view.addSubview(field)
        window.rootViewController = UINavigationController(rootViewController: screen)
        UIApplication.shared.tick()
    }

    /// Returns the brightness of the bar, the label's text, the selected segment, the field's border, and the
    /// background.
    private func look(of window: UIWindow) -> [Int] {
        let image = window.image(scale: 2)
        return [(20, 30), (40, 440), (450, 432), (20, 632), (700, 700)].map { pixel(image, $0.0, $0.1)[0] }
    }

    @Test func screensFollowAChangeOfStyle() {
        let window = makeWindow()
        show(.light, on: window)
        let light = look(of: window)
        #expect(light[0] > 240 && light[1] < 20 && light[2] == 255 && light[4] == 255)
        window.overrideUserInterfaceStyle = .dark
        UIApplication.shared.tick()
        let dark = look(of: window)
        #expect(dark[0] < 40 && dark[1] > 235 && dark[2] == 99 && dark[3] > 10 && dark[4] == 0)

        let other = makeWindow()
        show(.dark, on: other)
        #expect(look(of: other) == dark, "however it came to be dark")
        other.overrideUserInterfaceStyle = .light
        UIApplication.shared.tick()
        #expect(look(of: other) == light)
    }
}
