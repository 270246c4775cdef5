import Foundation
import Testing
@_spi(Host) import UIKit

@testable import Gallery

@Suite("The app with large text")
@MainActor
struct TextSizeTests {
    private static let sizes = [
        CGSize(width: 320, height: 568), CGSize(width: 390, height: 844), CGSize(width: 844, height: 390),
        CGSize(width: 1024, height: 768),
    ]

    @Test(
        "All text can be read, and every control touched",
        arguments: AuditedScreen.all,
        [
            UIContentSizeCategory.large, .extraExtraExtraLarge, .accessibilityMedium,
            .accessibilityExtraExtraExtraLarge,
        ]
    )
    func allTextCanBeReadAndEveryControlTouched(screen: AuditedScreen, category: UIContentSizeCategory) {
        for size in Self.sizes {
            // What is mirrored takes no more room; the narrowest screen shows whether it is mirrored right.
            for isRightToLeft in size.width == 320 ? [false, true] : [false] {
                let (window, controller) = screen.show(size: size, isRightToLeft: isRightToLeft)
                // The app is open while its user asks for another size.
                UIApplication.shared.setPreferredContentSizeCategory(category)
                screen.settle()
                let findings = AccessibilityAudit(controller, ignoring: screen.isIgnored).findings
                let place = "\(Int(size.width))x\(Int(size.height))\(isRightToLeft ? " rtl" : "")"
                #expect(findings.isEmpty, "\(place): \(findings.joined(separator: "; "))")
                window.isHidden = true
            }
        }
        UIApplication.reset()
    }

    @Test(
        "Text whose size changes on the screen ends as on a new one",
        arguments: AuditedScreen.all,
        [UIContentSizeCategory.extraSmall, .accessibilityExtraExtraExtraLarge]
    )
    func textWhoseSizeChangesOnScreenEndsAsOnNewOne(screen: AuditedScreen, category: UIContentSizeCategory) {
        let size = CGSize(width: 390, height: 844)
        let (window, controller) = screen.show(size: size)
        UIApplication.shared.setPreferredContentSizeCategory(category)
        screen.settle()
        let changed = texts(in: controller.view)
        window.isHidden = true
        let (other, fresh) = screen.show(size: size, category: category)
        let expected = texts(in: fresh.view)
        other.isHidden = true
        UIApplication.reset()
        #expect(!expected.isEmpty)
        let differences = changed.symmetricDifference(expected)
        #expect(differences.isEmpty, "\(differences.sorted().joined(separator: "; "))")
    }

    /// The texts of a view, each with the size of its font.
    private func texts(in view: UIView) -> Set<String> {
        // The size of a drawn status bar depends on its phone's.
        guard !view.isHidden, !(view is StatusBarView) else { return [] }
        let label = view as? UILabel
        let own = label?.text.map { "“\($0)” \((label?.font.pointSize ?? 0).rounded())" }
        return view.subviews.reduce(into: Set([own].compactMap { $0 })) { $0.formUnion(texts(in: $1)) }
    }

    @Test("A map's panel shows its whole field at its lowest height, as large as text gets while it's there")
    func mapPanel() throws {
        let screen = AuditedScreen("map") { MapViewController() }
        let (window, controller) = screen.show(size: CGSize(width: 390, height: 844))
        let map = try #require(controller as? MapViewController)
        let search = try #require(map.search.view as? MapSearchView)
        var heights: [CGFloat] = []
        for category in [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge, .large] {
            UIApplication.shared.setPreferredContentSizeCategory(category)
            screen.settle()
            let field = search.field.convert(search.field.bounds, to: window)
            #expect(field.maxY <= 844 - 19.5 && field.height >= Theme.body.lineHeight + 20)
            heights.append(844 - search.convert(search.bounds, to: window).minY)
        }
        #expect(abs(heights[0] - 84) < 0.01 && heights[1] > 100 && abs(heights[2] - 84) < 0.01)
        window.isHidden = true
        UIApplication.reset()
    }

    @Test(
        "A name of one word stays in one line of its row, as large as text gets",
        arguments: [320, 390] as [CGFloat]
    )
    func nameOfOneWord(width: CGFloat) throws {
        let screen = AuditedScreen("places") {
            let controller = UIViewController()
            let list = PlacesView(places: Place.all)
            list.frame = UIScreen.main.bounds
            controller.view.addSubview(list)
            return controller
        }
        let (window, controller) = screen.show(
            size: CGSize(width: width, height: 844),
            category: .accessibilityExtraExtraExtraLarge
        )
        screen.settle()
        for place in Place.all {
            let list = try #require(controller.view.subviews.first as? PlacesView)
            let name = try #require(list.row(of: place)).name
            let lines = (name.bounds.height / name.font.lineHeight).rounded()
            let words = place.name.split(separator: " ").count
            #expect(name.bounds.width > 100 && lines <= CGFloat(words), "\(place.name)")
            // A single word is drawn smaller, but no smaller than a reader of large text can read.
            let natural = name.sizeThatFits(CGSize(width: 0, height: 0)).width
            #expect(words > 1 || name.bounds.width >= 0.5 * natural, "\(place.name)")
        }
        window.isHidden = true
        UIApplication.reset()
    }

    @Test("A mini player grows with the name of what plays")
    func miniPlayer() throws {
        let screen = AuditedScreen("mini player") { MusicViewController() }
        let (window, controller) = screen.show(
            size: CGSize(width: 320, height: 568),
            category: .accessibilityExtraExtraExtraLarge
        )
        let player = try #require((controller as? MusicViewController)?.player)
        for place in Place.all {
            player.play(place)
            screen.settle()
            let view = try #require(player.view as? MiniPlayerView)
            let needed = view.neededSize(forWidth: view.bounds.width).height
            #expect(abs(view.bounds.height - needed) < 0.51, "\(place.name)")
            let name = try #require(
                view.wholeTree.compactMap { $0 as? UILabel }.first { $0.text == place.name }
            )
            #expect(name.bounds.height >= name.height(forWidth: name.bounds.width))
        }
        window.isHidden = true
        UIApplication.reset()
    }

    @Test("A magnifying glass is as large as the text beside it")
    func searchIcons() throws {
        let screens = [
            AuditedScreen("home") { HomeViewController(favorites: Favorites(defaults: nil)) },
            AuditedScreen("animator picker") {
                AnimatorPickerViewController(title: "Compare With", chosen: nil)
            },
            AuditedScreen("map") { MapViewController() },
        ]
        for screen in screens {
            let (window, controller) = screen.show(size: CGSize(width: 390, height: 844))
            let fields = controller.view.wholeTree.compactMap { $0 as? UISearchTextField }
            let field = try #require(fields.first)
            let usual = try #require(field.leftView).bounds.height
            UIApplication.shared.setPreferredContentSizeCategory(.accessibilityExtraExtraExtraLarge)
            screen.settle()
            let glass = try #require(field.leftView)
            #expect(glass.bounds.height > 2.5 * usual, "\(screen.testDescription)")
            #expect(field.bounds.contains(glass.frame), "\(screen.testDescription)")
            window.isHidden = true
        }
        UIApplication.reset()
    }

    @Test("The icon of a row is beside its first line, or above large text", arguments: [false, true])
    func demoRow(isLarge: Bool) throws {
        let screen = AuditedScreen("demos") { DemosViewController() }
        let (window, controller) = screen.show(
            size: CGSize(width: 390, height: 844),
            category: isLarge ? .accessibilityExtraExtraExtraLarge : .large
        )
        for row in try #require(controller.view as? DemosView).rows {
            let title = try #require(row.subviews.lazy.compactMap { $0 as? UILabel }.first)
            let icons = row.subviews.filter { $0 is UIImageView }
            #expect(icons.count == 2)
            for icon in icons {
                let isAbove = icon.frame.maxY <= title.frame.minY
                #expect(isLarge ? isAbove : abs(icon.center.y - row.bounds.midY) < 0.51)
            }
        }
        window.isHidden = true
        UIApplication.reset()
    }

    @Test("A strip of postcards begins where reading begins, in any size of text", arguments: [false, true])
    func stripOfPostcardsBeginsWhereReadingBegins(isRightToLeft: Bool) throws {
        let screen = AuditedScreen("hand-off") { HandOffViewController() }
        let (window, controller) = screen.show(
            size: CGSize(width: 390, height: 844),
            isRightToLeft: isRightToLeft
        )
        let strip = try #require((controller.view as? HandOffView)?.strip)
        let width = strip.scroll.contentSize.width
        for category in [UIContentSizeCategory.accessibilityExtraLarge, .extraSmall] {
            UIApplication.shared.setPreferredContentSizeCategory(category)
            screen.settle()
            #expect(strip.scroll.contentSize.width != width)
            let end = strip.scroll.contentSize.width - strip.bounds.width
            #expect(abs(strip.scroll.contentOffset.x - (isRightToLeft ? end : 0)) < 0.6)
        }
        window.isHidden = true
        UIApplication.reset()
    }

    @Test("The home list gives large text the whole width of a phone")
    func homeColumns() throws {
        let rig = AppRig()
        UIApplication.shared.setPreferredContentSizeCategory(.accessibilityExtraExtraExtraLarge)
        rig.settle(0.1)
        #expect(try rig.home().cells.allSatisfy { $0.frame.width == 350 })
        UIApplication.reset()
    }

    @Test("The picker's field grows with the text")
    func pickerField() {
        UIApplication.reset()
        let controller = AnimatorPickerViewController(title: "Compare With", chosen: nil)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        UIApplication.shared.setPreferredContentSizeCategory(.accessibilityExtraExtraExtraLarge)
        UIApplication.shared.tick()
        let field = (controller.view as? AnimatorPickerView)?.search
        #expect(field?.font?.pointSize == Theme.body.pointSize)
        #expect(field?.placeholder == "Search" || field?.attributedPlaceholder?.string == "Search")
        #expect((field?.bounds.height ?? 0) >= Theme.body.lineHeight + 20)
        window.isHidden = true
        UIApplication.reset()
    }

    @Test("Text stands out from what is behind it", arguments: AuditedScreen.all, [false, true])
    func textStandsOutFromWhatIsBehind(screen: AuditedScreen, isDark: Bool) {
        // High enough for everything that one scrolls to.
        let size = CGSize(width: 390, height: 3600)
        let (window, controller) = screen.show(size: size, isDark: isDark)
        let findings = ContrastAudit(controller).takeFindings()
        #expect(findings.isEmpty, "\(findings.joined(separator: "; "))")
        window.isHidden = true
        UIApplication.reset()
    }

    @Test("The audits find what they are for")
    func auditsFindWhatTheyAreFor() {
        let (window, controller) = AuditedScreen("wrong", make: { WrongViewController() })
            .show(size: CGSize(width: 320, height: 568))
        let findings = AccessibilityAudit(controller).findings
        let expected = [
            "is cut off", "reaches beyond", "is clipped", "“one” and “two” overlap",
            "“one” and the control", "smaller than a finger",
        ]
        for words in expected {
            #expect(findings.contains { $0.contains(words) }, "\(words), in \(findings)")
        }
        #expect(findings.allSatisfy { !$0.contains("right") }, "\(findings)")
        let pale = ContrastAudit(controller).takeFindings()
        #expect(pale.contains { $0.contains("“pale”") } && !pale.contains { $0.contains("“one”") })
        window.isHidden = true
        UIApplication.reset()
    }
}

/// A screen with everything that the audits find, and a label that is right.
private final class WrongViewController: UIViewController {
    override func loadView() {
        view = UIView()
        view.backgroundColor = .white
        let frames: [(String, CGRect)] = [
            ("much too long for its width", CGRect(x: 0, y: 100, width: 60, height: 22)),
            ("outside", CGRect(x: 290, y: 140, width: 80, height: 22)),
            ("one", CGRect(x: 0, y: 180, width: 80, height: 22)),
            ("two", CGRect(x: 10, y: 185, width: 80, height: 22)),
            ("pale", CGRect(x: 100, y: 300, width: 80, height: 22)),
            ("right", CGRect(x: 200, y: 300, width: 80, height: 22)),
        ]
        for (text, frame) in frames {
            let label = UILabel(text, font: .systemFont(ofSize: 17), color: .black)
            if text == "pale" { label.textColor = .systemYellow }
            label.frame = frame
            view.addSubview(label)
        }
        let clipping = UIView(frame: CGRect(x: 0, y: 240, width: 40, height: 10))
        clipping.clipsToBounds = true
        let clipped = UILabel("clipped", font: .systemFont(ofSize: 17), color: .black)
        clipped.frame = CGRect(x: 0, y: 0, width: 80, height: 22)
        clipping.addSubview(clipped)
        let button = UIButton(frame: CGRect(x: 20, y: 190, width: 20, height: 20))
        for view in [clipping, button] { self.view.addSubview(view) }
    }
}
