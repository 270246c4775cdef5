import Animators
import Foundation
import Testing
@_spi(Host) import UIKit

/// The frames of each animator, forward in a navigation controller, at 0, ¼, ½, ¾, and 1 of its duration,
/// compared with approved images, in both appearances. The screens contain shapes and no text, because fonts
/// differ between machines.
///
/// To update the images, run `RECORD_GOLDENS=1 make test OPTIONS="--filter GoldenFrameTests"`. `make docs`
/// draws those that are missing. Examine each of them before you commit it. If a frame differs, the expected
/// image, the drawn one, and the difference are saved in `failures/`.
@MainActor @Suite struct GoldenFrameTests {
    private static let size = CGSize(width: 195, height: 422)

    private static var root: URL {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
    }

    /// Appearances that the default parameters don't include.
    private nonisolated static let variants: [String: any Animator] = [
        "curl-from-above": CurlAnimator(edge: .top, tilt: -0.4),
        "curl-straight": CurlAnimator(edge: .leading, tilt: 0),
        "expand-blurred": ExpandAnimator(source: "card", blurs: true),
        "expand-cross": ExpandAnimator(source: "card", fade: .cross),
        "expand-in": ExpandAnimator(source: "card", fade: .in),
        "expand-through": ExpandAnimator(source: "card", fade: .through),
        "genie-sideways": GenieAnimator(destination: .point(x: 1, y: 0.3)),
        "genie-upward": GenieAnimator(destination: .point(x: 0.2, y: 0.1)),
    ]

    /// Animators with depth, shade, or a backdrop, which look different in Dark Mode.
    private nonisolated static let inDarkMode = [
        "book", "cards", "clothesline", "cover", "cover-flow", "cube", "curl", "door", "explode", "flip",
        "fold", "fragments", "genie",
        "lean",
        "mosaic", "nat-geo", "page", "pop-up", "portal", "push", "reels", "reveal", "scale-fade",
        "split-flap",
        "swing",
        "turn", "twist", "zoom", "zoom-slide",
    ]

    /// A sample of animators from a dark screen to a light one.
    private nonisolated static let toLight = ["cards", "curl", "portal", "turn"]

    @Test("Frames in Dark Mode are the same as the approved ones", arguments: inDarkMode)
    func framesInDarkMode(name: String) throws {
        let strip = try filmstrip(of: Catalog.animator(name), from: .night, to: .dark, style: .dark)
        try compare(strip, with: "\(name)-dark")
    }

    @Test("Frames from a dark screen to a light one are the same as the approved ones", arguments: toLight)
    func framesToLight(name: String) throws {
        let strip = try filmstrip(of: Catalog.animator(name), from: .dark, to: .light, style: .light)
        try compare(strip, with: "\(name)-to-light")
    }

    @Test(
        "Frames are the same as the approved ones",
        arguments: Catalog.names + variants.keys.sorted()
    )
    func framesAreTheSameAsTheApprovedOnes(name: String) throws {
        let animator = Self.variants[name] ?? Catalog.animator(name)
        try compare(filmstrip(of: animator, from: .light, to: .dark, style: .light), with: name)
    }

    private func compare(_ drawn: CGImage, with name: String) throws {
        let file = Self.root.appendingPathComponent("Tests/AnimatorsTests/Goldens/Pictures/\(name).png")
        let recorded = ProcessInfo.processInfo.environment["RECORD_GOLDENS"]
        let isMissing = !FileManager.default.fileExists(atPath: file.path)
        if recorded != nil, recorded != "missing" || isMissing {
            try #require(drawn.pngData()).write(to: file)
        }
        let expected = try #require(CGImage(pngData: Data(contentsOf: file)))
        let difference = try #require(Difference(expected, drawn))
        let isAcceptable = difference.isAcceptable
        if !isAcceptable { try difference.write(to: Self.root, name: name) }
        #expect(isAcceptable, "see failures/\(name).png")
    }

    /// Returns the five frames side by side.
    private func filmstrip(
        of animator: any Animator,
        from first: ShapesViewController.Coloring,
        to second: ShapesViewController.Coloring,
        style: UIUserInterfaceStyle
    ) throws -> CGImage {
        UIApplication.reset()
        UIScreen.main.configure(size: Self.size, scale: 1, userInterfaceStyle: style)
        let navigation = UINavigationController(rootViewController: ShapesViewController(first))
        navigation.setNavigationBarHidden(true, animated: false)
        let transition = TransitionDelegate(animator)
        navigation.delegate = transition
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.backgroundColor = .systemBackground
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        UIApplication.shared.tick()

        let strip = CGContext(
            pixelWidth: 5 * Int(Self.size.width),
            pixelHeight: Int(Self.size.height),
            scale: 1
        )
        navigation.pushViewController(ShapesViewController(second), animated: true)
        UIApplication.shared.tick()
        for quarter in 0...4 {
            if quarter > 0 { UIApplication.shared.advance(by: animator.duration / 4) }
            let place = CGRect(origin: CGPoint(x: CGFloat(quarter) * Self.size.width, y: 0), size: Self.size)
            strip.drawUpright(window.image(scale: 1), in: place)
        }
        return try #require(strip.makeImage())
    }
}

/// The difference between two images.
private struct Difference {
    private let expected: CGImage
    private let drawn: CGImage
    private var largest = 0
    /// The numbers of different values in each frame.
    private var counts = [Int](repeating: 0, count: 5)
    private var map: [UInt8] = []

    /// Returns `nil` if their sizes are different.
    init?(_ expected: CGImage, _ drawn: CGImage) {
        guard expected.width == drawn.width, expected.height == drawn.height else { return nil }
        self.expected = expected
        self.drawn = drawn
        let (width, height) = (expected.width, expected.height)
        map = [UInt8](repeating: 255, count: width * height * 4)
        expected.withPixels { first, firstRow in
            drawn.withPixels { second, secondRow in
                for y in 0..<height {
                    for x in 0..<width * 4 where x % 4 != 3 {
                        let difference = abs(Int(first[y * firstRow + x]) - Int(second[y * secondRow + x]))
                        largest = max(largest, difference)
                        if difference > 3 { counts[x * counts.count / (width * 4)] += 1 }
                        map[(y * width) * 4 + x] = UInt8(255 - min(255, 8 * difference))
                    }
                }
            }
        }
    }

    /// Other versions of Cairo can round differently, by single steps everywhere and slightly more at a few
    /// edges. A flaw is often in one frame only.
    var isAcceptable: Bool {
        let most = drawn.width / counts.count * drawn.height / 1000
        return largest <= 32 && counts.allSatisfy { $0 <= most }
    }

    /// Saves the expected image, the drawn one, and their difference, one below the other.
    func write(to root: URL, name: String) throws {
        let folder = root.appendingPathComponent("failures")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let context = CGContext(pixelWidth: drawn.width, pixelHeight: 3 * drawn.height, scale: 1)
        let pictures = [
            expected, drawn, CGImage(width: drawn.width, height: drawn.height, bgraPremultiplied: map),
        ]
        for (index, picture) in pictures.enumerated() {
            guard let picture else { continue }
            let place = CGRect(x: 0, y: index * drawn.height, width: drawn.width, height: drawn.height)
            context.drawUpright(picture, in: place)
        }
        try context.makeImage()?.pngData()?.write(to: folder.appendingPathComponent("\(name).png"))
    }
}
