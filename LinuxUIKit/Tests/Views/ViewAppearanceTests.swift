import Testing
@_spi(Host) import UIKit

@Suite @MainActor
struct ViewAppearanceTests {
    private func rgba(_ color: UIColor) -> [Int] {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha].map { Int(($0 * 255).rounded()) }
    }

    private let dark = UITraitCollection(userInterfaceStyle: .dark)
    private let light = UITraitCollection(userInterfaceStyle: .light)

    @Test func systemColorsHaveApplesValues() {
        #expect(rgba(UIColor.systemBlue.resolvedColor(with: light)) == [0, 122, 255, 255])
        #expect(rgba(UIColor.systemBlue.resolvedColor(with: dark)) == [10, 132, 255, 255])
        #expect(rgba(UIColor.secondaryLabel.resolvedColor(with: light)) == [60, 60, 67, 153])
        #expect(rgba(UIColor.systemBackground.resolvedColor(with: dark)) == [0, 0, 0, 255])
        #expect(rgba(UIColor.systemGray6.resolvedColor(with: dark)) == [28, 28, 30, 255])
    }

    @Test func colorsCompareByValue() {
        #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == .red)
        #expect(UIColor(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 1) == .green)
        #expect(UIColor(white: 0.5, alpha: 1).withAlphaComponent(0.2) == UIColor(white: 0.5, alpha: 0.2))
        #expect(UIColor.label == .label && UIColor.label != .red)
    }

    @Test("Black, white, and grays have two components, and differ from the same color in RGB")
    func graysHaveTwoComponents() {
        #expect(UIColor.white.cgColor.components == [1, 1])
        #expect(UIColor.clear.cgColor.components == [0, 0])
        #expect(UIColor(white: 0.5, alpha: 1).cgColor.numberOfComponents == 2)
        #expect(UIColor.white.withAlphaComponent(0.5).cgColor.components == [1, 0.5])
        #expect(UIColor.white == UIColor(white: 1, alpha: 1))
        #expect(UIColor.white != UIColor(red: 1, green: 1, blue: 1, alpha: 1))
        #expect(UIColor.white.hash == UIColor(white: 1, alpha: 1).hash)
        #expect(rgba(.gray) == [128, 128, 128, 255] && rgba(.clear) == [0, 0, 0, 0])
    }

    /// `getRed(_:green:blue:alpha:)`: "On return, the red component of the color object. On applications
    /// linked for iOS 10 or later, an extended range sRGB color space specifies the red component and can
    /// have any value." The values follow from the chromaticities of Display P3 and sRGB and from the
    /// transfer curve of IEC 61966-2-1.
    @Test(
        "Colors of other spaces have the components of extended sRGB",
        arguments: [
            (CGColorSpace.displayP3, [1, 0.5, 0.2, 0.5], [1.074_0, 0.462_5, -0.001_4]),
            (CGColorSpace.displayP3, [0, 1, 0, 0.5], [-0.511_6, 1.018_3, -0.310_7]),
            (CGColorSpace.linearSRGB, [0.5, 0, 1, 0.5], [0.735_4, 0, 1]),
            (CGColorSpace.linearGray, [0.5, 0.5], [0.735_4, 0.735_4, 0.735_4]),
            (CGColorSpace.extendedSRGB, [1.5, -0.25, 0.5, 0.5], [1.5, -0.25, 0.5]),
        ] as [(CFString, [CGFloat], [CGFloat])]
    )
    func colorsOfOtherSpaces(space: CFString, components: [CGFloat], expected: [CGFloat]) throws {
        let space = try #require(CGColorSpace(name: space))
        let cgColor = try #require(CGColor(colorSpace: space, components: components))
        let color = UIColor(cgColor: cgColor)
        var (red, green, blue, alpha) = (CGFloat(9), CGFloat(9), CGFloat(9), CGFloat(9))
        let isConverted = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        #expect(isConverted && alpha == 0.5)
        for (value, expected) in zip([red, green, blue], expected) { #expect(abs(value - expected) < 1e-4) }
        var white: CGFloat = 9
        color.getWhite(&white, alpha: nil)
        let luminance = 0.2126 * expected[0] + 0.7152 * expected[1] + 0.0722 * expected[2]
        #expect(abs(white - luminance) < 1e-4)
    }

    /// The hexcone model of Smith, "Color Gamut Transform Pairs", SIGGRAPH 1978. The first two are the worked
    /// values of Python's `colorsys.rgb_to_hsv`.
    @Test(
        arguments: [
            ([0.2, 0.5, 0.4], [0.444_444, 0.6, 0.5]), ([0.9, 0.1, 0.6], [0.895_833, 0.888_889, 0.9]),
            ([1, 0, 0], [0, 1, 1]), ([0, 0, 1], [2 / 3.0, 1, 1]), ([1, 1, 0], [1 / 6.0, 1, 1]),
            ([0, 0, 0], [0, 0, 0]), ([0.5, 0.5, 0.5], [0, 0, 0.5]),
        ] as [([CGFloat], [CGFloat])]
    )
    func hueSaturationAndBrightness(rgb: [CGFloat], expected: [CGFloat]) {
        let color = UIColor(red: rgb[0], green: rgb[1], blue: rgb[2], alpha: 0.5)
        var (hue, saturation, brightness, alpha) = (CGFloat(9), CGFloat(9), CGFloat(9), CGFloat(9))
        let isConverted = color.getHue(
            &hue,
            saturation: &saturation,
            brightness: &brightness,
            alpha: &alpha
        )
        #expect(isConverted && alpha == 0.5)
        for (value, expected) in zip([hue, saturation, brightness], expected) {
            #expect(abs(value - expected) < 1e-5)
        }
        let back = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
        let components = back.cgColor.components ?? []
        for (value, expected) in zip(components, rgb) { #expect(abs(value - expected) < 1e-9) }
        #expect(components.count == 4)
    }

    /// Apple's page of `init(displayP3Red:green:blue:alpha:)`: the components are "in the Display P3 color
    /// space". The expected ones are its green in sRGB.
    @Test func wideColors() {
        let color = UIColor(displayP3Red: 0, green: 1, blue: 0, alpha: 0.5)
        #expect(color.cgColor.colorSpace?.name == CGColorSpace.displayP3)
        #expect(color.cgColor.components == [0, 1, 0, 0.5])
        var (red, green, blue) = (CGFloat(9), CGFloat(9), CGFloat(9))
        color.getRed(&red, green: &green, blue: &blue, alpha: nil)
        #expect(abs(red + 0.511_6) < 1e-4 && abs(green - 1.018_3) < 1e-4 && abs(blue + 0.310_7) < 1e-4)
    }

    @Test(arguments: [0.1, 0.3, 0.5, 0.8, 1] as [CGFloat])
    func wideGraysHaveNoHue(white: CGFloat) {
        let color = UIColor(displayP3Red: white, green: white, blue: white, alpha: 1)
        var (hue, saturation, brightness) = (CGFloat(9), CGFloat(9), CGFloat(9))
        color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
        #expect(hue == 0 && saturation == 0 && abs(brightness - white) < 1e-4)
    }

    @Test("A pattern has no red, green, and blue components, and is shown as the mean color of its image")
    func patternHasNoRed() {
        let window = makeWindow(size: CGSize(width: 10, height: 10), scale: 1)
        let tile = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
            UIColor.blue.setFill()
            $0.fill(CGRect(x: 0, y: 1, width: 2, height: 1))
        }
        let pattern = UIColor(patternImage: tile)
        #expect(pattern.cgColor.components == [1] && pattern.cgColor.alpha == 1)
        #expect(pattern == UIColor(patternImage: tile) && pattern != UIColor(white: 1, alpha: 1))
        var value: CGFloat = 0.3
        let hasRed = pattern.getRed(&value, green: nil, blue: nil, alpha: nil)
        let hasWhite = pattern.getWhite(&value, alpha: nil)
        let hasHue = pattern.getHue(&value, saturation: nil, brightness: nil, alpha: nil)
        #expect(!hasRed && !hasWhite && !hasHue && value == 0.3)

        let view = UIView(frame: window.bounds)
        view.backgroundColor = pattern
        window.addSubview(view)
        UIApplication.shared.tick()
        let shown = pixel(window.image(), 5, 5)
        #expect(abs(shown[0] - 128) <= 1 && shown[1] == 0 && shown[2] == shown[0] && shown[3] == 255)
    }

    @Test("What's behind a pattern with clear parts shows through", arguments: [0, 1] as [CGFloat])
    func translucentPatterns(filledHeight: CGFloat) {
        let window = makeWindow(size: CGSize(width: 10, height: 10), scale: 1)
        let tile = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 2, height: filledHeight))
        }
        let pattern = UIColor(patternImage: tile)
        #expect(pattern.cgColor.components == [1] && pattern.cgColor.alpha == 1)
        window.backgroundColor = .blue
        let view = UIView(frame: window.bounds)
        view.backgroundColor = pattern
        window.addSubview(view)
        UIApplication.shared.tick()
        let shown = pixel(window.image(), 5, 5)
        let red = Int(filledHeight * 127.5)
        #expect(abs(shown[0] - red) <= 1 && shown[1] == 0 && abs(shown[2] - (255 - red)) <= 1)
    }

    @Test func backgroundsFollowTheStyle() {
        let window = makeWindow(size: CGSize(width: 10, height: 10), scale: 1)
        let view = UIView(frame: window.bounds)
        view.backgroundColor = .systemBackground
        window.addSubview(view)
        UIApplication.shared.tick()
        #expect(pixel(window.image(), 5, 5) == [255, 255, 255, 255])
        window.overrideUserInterfaceStyle = .dark
        #expect(view.traitCollection.userInterfaceStyle == .dark)
        UIApplication.shared.tick()
        #expect(pixel(window.image(), 5, 5) == [0, 0, 0, 255])
        view.overrideUserInterfaceStyle = .light
        UIApplication.shared.tick()
        #expect(pixel(window.image(), 5, 5) == [255, 255, 255, 255])
    }

    @Test("What an app gives the layer of a view stays when the view comes to the window, and in the dark")
    func colorsOfLayersStay() {
        let window = makeWindow(size: CGSize(width: 40, height: 10), scale: 2)
        let views = (0..<3).map { UIView(frame: CGRect(x: 10 * $0, y: 0, width: 10, height: 10)) }
        views[0].layer.backgroundColor = UIColor.red.cgColor
        views[1].backgroundColor = .white
        views[1].layer.backgroundColor = UIColor.blue.cgColor
        views[2].backgroundColor = .systemBackground
        for view in views { window.addSubview(view) }
        views[0].contentScaleFactor = 1
        for style in [UIUserInterfaceStyle.light, .dark] {
            window.overrideUserInterfaceStyle = style
            UIApplication.shared.tick()
            let image = window.image()
            let ground = style == .dark ? 0 : 255
            #expect(pixel(image, 10, 10) == [255, 0, 0, 255])
            #expect(pixel(image, 30, 10) == [0, 0, 255, 255])
            #expect(pixel(image, 50, 10) == [ground, ground, ground, 255])
        }
        // The scale is that of the display until the app sets another one.
        #expect(views.map(\.contentScaleFactor) == [1, 2, 2])
    }

    @Test("An image view draws its image at the image's scale, whatever the scale of the display")
    func scalesOfImages() throws {
        let window = makeWindow(size: CGSize(width: 40, height: 40), scale: 1)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: format).image {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
        }
        let view = UIImageView(image: image)
        view.frame = window.bounds
        view.contentMode = .center
        window.addSubview(view)
        for style in [UIUserInterfaceStyle.light, .dark] {
            window.overrideUserInterfaceStyle = style
            UIApplication.shared.tick()
            let picture = window.image()
            let row = (0..<40).filter { pixel(picture, $0, 20)[0] > 127 }
            let column = (0..<40).filter { pixel(picture, 20, $0)[0] > 127 }
            #expect(row == Array(10..<30) && column == Array(15..<25))
        }
    }

    @Test func traitChangesAreToldOnceAndWithTheFormerTraits() {
        final class Listener: UIView {
            var former: [UIUserInterfaceStyle] = []
            override func traitCollectionDidChange(_ previous: UITraitCollection?) {
                former.append(previous?.userInterfaceStyle ?? .unspecified)
            }
        }
        let window = makeWindow()
        let view = Listener()
        window.addSubview(view)
        #expect(view.former.isEmpty)
        window.overrideUserInterfaceStyle = .dark
        window.overrideUserInterfaceStyle = .dark
        #expect(view.former == [.light])
    }

    @Test("A screen that's loaded under other traits than its window's hears of these, and others don't")
    func traitsThatDifferFromTheExpectedOnes() {
        final class Screen: UIViewController {
            var former: [UIUserInterfaceStyle] = []
            override func traitCollectionDidChange(_ previous: UITraitCollection?) {
                former.append(previous?.userInterfaceStyle ?? .unspecified)
            }
        }
        let window = makeWindow()
        let early = Screen()
        early.loadViewIfNeeded()
        UIScreen.main.configure(size: UIScreen.main.bounds.size, userInterfaceStyle: .dark)
        #expect(early.former.isEmpty)
        window.rootViewController = early
        #expect(early.former == [.light] && early.traitCollection.userInterfaceStyle == .dark)

        UIApplication.shared.setUserInterfaceLayoutDirection(.rightToLeft)
        let late = Screen()
        window.rootViewController = late
        window.rootViewController = early
        window.rootViewController = late
        #expect(late.former.isEmpty && early.former == [.light, .dark])
        UIApplication.reset()
    }

    @Test func aControllerChoosesTheStyleOfItsView() {
        final class Listener: UIViewController {
            var count = 0
            override func traitCollectionDidChange(_ previous: UITraitCollection?) { count += 1 }
        }
        let window = makeWindow()
        let controller = Listener()
        window.rootViewController = controller
        let label = UILabel()
        controller.view.addSubview(label)
        controller.overrideUserInterfaceStyle = .dark
        #expect(label.traitCollection.userInterfaceStyle == .dark && controller.count == 1)
        #expect(window.traitCollection.userInterfaceStyle == .light)
    }

    @Test func aParentReplacesTraitsOfAChild() {
        final class Listener: UIViewController {
            var former: [UIUserInterfaceSizeClass] = []
            override func traitCollectionDidChange(_ previous: UITraitCollection?) {
                former.append(previous?.horizontalSizeClass ?? .unspecified)
            }
        }
        let window = makeWindow(size: CGSize(width: 800, height: 1000))
        let (parent, child, label) = (Listener(), Listener(), UILabel())
        window.rootViewController = parent
        let compact = UITraitCollection(horizontalSizeClass: .compact)
        parent.addChild(child)
        parent.setOverrideTraitCollection(compact, forChild: child)
        #expect(parent.overrideTraitCollection(forChild: child) == compact)
        #expect(child.traitCollection.horizontalSizeClass == .compact && !child.isViewLoaded)

        child.view.addSubview(label)
        parent.view.addSubview(child.view)
        for traits in [child.traitCollection, child.view.traitCollection, label.traitCollection] {
            #expect(traits.horizontalSizeClass == .compact && traits.verticalSizeClass == .regular)
        }
        #expect(parent.traitCollection.horizontalSizeClass == .regular && child.former.isEmpty)

        parent.setOverrideTraitCollection(dark, forChild: child)
        parent.setOverrideTraitCollection(dark, forChild: child)
        #expect(child.former == [.compact] && parent.former.isEmpty)
        #expect(label.traitCollection.userInterfaceStyle == .dark)
        #expect(label.traitCollection.horizontalSizeClass == .regular)
        child.overrideUserInterfaceStyle = .light
        #expect(label.traitCollection.userInterfaceStyle == .light)
        child.overrideUserInterfaceStyle = .unspecified
        #expect(label.traitCollection.userInterfaceStyle == .dark)

        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(label.traitCollection.userInterfaceStyle == .light)
        #expect(parent.overrideTraitCollection(forChild: child) == nil)
    }

    @Test func tintIsInherited() {
        final class Listener: UIView {
            var count = 0
            override func tintColorDidChange() { count += 1 }
        }
        let window = makeWindow()
        let middle = UIView()
        let leaf = Listener()
        middle.addSubview(leaf)
        window.addSubview(middle)
        #expect(leaf.tintColor == .systemBlue)
        let before = leaf.count
        middle.tintColor = .red
        #expect(leaf.tintColor == .red && leaf.count == before + 1)
        #expect(leaf.tintAdjustmentMode == .normal)
        middle.tintAdjustmentMode = .dimmed
        #expect(leaf.tintColor == .systemGray && leaf.count == before + 2)
        #expect(leaf.tintAdjustmentMode == .dimmed)
        middle.tintAdjustmentMode = .automatic
        leaf.tintColor = .green
        let own = leaf.count
        middle.tintColor = .blue
        #expect(leaf.tintColor == .green && leaf.count == own)
        middle.tintAdjustmentMode = .dimmed
        #expect(leaf.tintColor == .systemGray && leaf.count == own + 1)
    }

    @Test func directionComesFromTheAppUnlessForced() {
        let window = makeWindow()
        let view = UIView()
        window.addSubview(view)
        #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
        UIApplication.shared.setUserInterfaceLayoutDirection(.rightToLeft)
        #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(view.traitCollection.layoutDirection == .rightToLeft)
        view.semanticContentAttribute = .playback
        #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
        #expect(UIView.userInterfaceLayoutDirection(for: .unspecified) == .rightToLeft)
        UIApplication.reset()
    }

    @Test func directionComesFromOverriddenTraitsUnlessForced() {
        UIApplication.reset()
        let (parent, child, view) = (UIViewController(), UIViewController(), UIView())
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.view.addSubview(view)
        parent.setOverrideTraitCollection(UITraitCollection(layoutDirection: .rightToLeft), forChild: child)
        #expect(parent.view.effectiveUserInterfaceLayoutDirection == .leftToRight)
        #expect(child.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        view.semanticContentAttribute = .forceLeftToRight
        #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    }

    @Test func reduceMotionIsAnnounced() {
        UIApplication.reset()
        nonisolated(unsafe) var count = 0
        let token = NotificationCenter.default.addObserver(
            forName: UIAccessibility.reduceMotionStatusDidChangeNotification,
            object: nil,
            queue: nil
        ) { _ in count += 1 }
        UIAccessibility.setReduceMotionEnabled(true)
        UIAccessibility.setReduceMotionEnabled(true)
        #expect(UIAccessibility.isReduceMotionEnabled && count == 1)
        NotificationCenter.default.removeObserver(token)
        UIApplication.reset()
    }
}
