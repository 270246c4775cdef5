import TestSupport
import Testing
@_spi(Host) import UIKit

@testable import Gallery

/// Where everything is in the playground, in windows of every kind.
@MainActor
@Suite("The playground's layout")
struct PlaygroundLayoutTests {

    private nonisolated static let sizes = [
        CGSize(width: 320, height: 568), CGSize(width: 390, height: 844), CGSize(width: 568, height: 320),
        CGSize(width: 844, height: 390), CGSize(width: 768, height: 1024), CGSize(width: 1024, height: 768),
    ]

    private func phone(_ rig: PlaygroundRig) -> CGRect { rig.device.convert(rig.device.bounds, to: rig.view) }

    @Test("The phone takes what the window has to give", arguments: sizes)
    func phoneTakesWhatWindowHasToGive(size: CGSize) throws {
        let rig = try PlaygroundRig("cube", size: size)
        let (stage, phone) = (rig.view.stage, phone(rig))
        #expect(stage.frame.contains(phone))
        let room = size.height - rig.view.safeAreaInsets.top
        if size.width > size.height {
            // As high as the window allows.
            #expect(phone.height >= min(room - 28, DeviceView.size.height) - 1)
            #expect(stage.frame.maxX <= rig.view.panel.frame.minX && rig.view.panel.frame.width >= 220)
        } else {
            #expect(stage.frame.height >= 0.6 * room)
            #expect(phone.height >= 0.4 * room)
        }
    }

    @Test("The stage can take the larger part, and gives it back")
    func stageCanTakeLargerPartAndGivesItBack() throws {
        let rig = try PlaygroundRig("cube")
        let (usual, button) = (phone(rig), rig.view.stage.bigger)
        #expect(!button.isHidden)
        rig.tap(button)
        rig.settle(1)
        #expect(button.isSelected)
        #expect(phone(rig).height > 1.3 * usual.height)
        #expect(rig.view.stage.frame.height > 0.8 * (844 - rig.view.safeAreaInsets.top))
        // A finger still goes as far as the screen that it drags.
        rig.touches.drag(from: rig.onPhone(0.9, 0.6), to: rig.onPhone(0.1, 0.6), duration: 0.6, steps: 20)
        rig.settle()
        #expect(rig.showsSecond)
        rig.tap(button)
        rig.settle(1)
        #expect(phone(rig) == usual && !button.isSelected)
    }

    @Test("Every layer on the stage is that of a view, so that none is in front of the phones")
    func everyLayerOnStageIsThatOfView() throws {
        let stage = try PlaygroundRig("cube").view.stage
        #expect(stage.layer is CAGradientLayer)
        #expect(stage.layer.sublayers?.count == stage.subviews.count)
    }

    @Test("Nothing on the stage covers anything else", arguments: sizes, [false, true])
    func nothingOnStageCoversAnythingElse(size: CGSize, compares: Bool) throws {
        let rig = try PlaygroundRig("cube", size: size)
        if compares { rig.playground.compare(with: try #require(GalleryCatalog.entry(named: "fold"))) }
        for isBigger in [false, true] {
            rig.view.isStageBigger = isBigger
            rig.settle(1)
            let stage = rig.view.stage
            let views =
                stage.devices + [stage.forward, stage.backward, stage.scrubBar, stage.graph, stage.compare]
            let shown = views + (stage.bigger.isHidden ? [] : [stage.bigger])
            let area = stage.bounds.inset(by: stage.safeAreaInsets)
            for (index, view) in shown.enumerated() {
                let frame = view.convert(view.bounds, to: stage)
                #expect(area.contains(frame.insetBy(dx: 0.01, dy: 0.01)), "\(type(of: view)) \(frame)")
                for other in shown.dropFirst(index + 1) {
                    let otherFrame = other.convert(other.bounds, to: stage)
                    #expect(!frame.insetBy(dx: 0.1, dy: 0.1).intersects(otherFrame), "\(frame) \(otherFrame)")
                }
            }
        }
    }

    @Test("A bigger stage leaves no empty band between two phones and their graph")
    func biggerComparison() throws {
        let rig = try PlaygroundRig("cube")
        rig.playground.compare(with: try #require(GalleryCatalog.entry(named: "fold")))
        rig.view.isStageBigger = true
        rig.settle(1)
        let stage = rig.view.stage
        let captions = stage.subviews.compactMap { $0 as? UILabel }
        #expect(captions.count == 2)
        for caption in captions { #expect(stage.graph.frame.minY - caption.frame.maxY < 24) }
        let phone = stage.devices[0].convert(stage.devices[0].bounds, to: stage)
        #expect(phone.minY - stage.safeAreaInsets.top < 24)
    }

    @Test("The captions of phones are at whole pixels, below the phones", arguments: sizes, [false, true])
    func captionsOfPhonesAreAtWholePixelsBelowPhones(size: CGSize, isBigger: Bool) throws {
        for other in ["fold", "turn"] {
            let rig = try PlaygroundRig("cube", size: size)
            rig.playground.compare(with: try #require(GalleryCatalog.entry(named: other)))
            rig.view.isStageBigger = isBigger
            rig.settle(1)
            let stage = rig.view.stage
            let captions = stage.subviews.compactMap { $0 as? UILabel }
            let bottom = stage.devices[0].convert(stage.devices[0].bounds, to: stage).maxY
            #expect(captions.count == 2)
            for frame in captions.map(\.frame) {
                for edge in [frame.minX, frame.minY, frame.maxX, frame.maxY] {
                    #expect(abs(edge - edge.rounded()) < 1e-6, "\(frame)")
                }
                #expect(frame.minY >= bottom - 1e-6)
            }
        }
    }

    @Test("Every control has 44 points for a finger, and says what it is", arguments: sizes)
    func everyControlHas44PointsForFinger(size: CGSize) throws {
        let rig = try PlaygroundRig("expand", size: size)
        rig.playground.compare(with: try #require(GalleryCatalog.entry(named: "fold")))
        rig.settle(1)
        var count = 0
        for control in rig.all(UIControl.self, in: rig.view) {
            guard !rig.view.stage.devices.contains(where: { control.isDescendant(of: $0) }), !control.isHidden
            else {
                continue
            }
            count += 1
            #expect(control.accessibilityLabel?.isEmpty == false, "\(control)")
            let middle = CGPoint(x: control.bounds.midX, y: control.bounds.midY)
            for (x, y) in [(-21.9, -21.9), (21.9, -21.9), (-21.9, 21.9), (21.9, 21.9)] {
                let point = CGPoint(x: middle.x + x, y: middle.y + y)
                #expect(control.point(inside: point, with: nil), "\(type(of: control)) \(control.bounds)")
            }
            if let segments = control as? UISegmentedControl {
                #expect(segments.bounds.width / CGFloat(segments.numberOfSegments) >= 44)
            }
        }
        #expect(count > 8)
    }

    // MARK: The panel

    private func panel(_ entry: CatalogEntry, width: CGFloat) -> PanelView {
        let panel = PanelView(entry: entry, settings: PlaygroundSettings())
        panel.frame = CGRect(x: 0, y: 0, width: width, height: 3000)
        panel.layoutIfNeeded()
        return panel
    }

    @Test("No segment's title is cut off, however narrow the panel", arguments: [240.0, 320, 390])
    func noSegmentsTitleIsCutOffHoweverNarrowPanel(width: Double) {
        var count = 0
        for entry in GalleryCatalog.entries {
            for control in panel(entry, width: width).wholeTree.compactMap({ $0 as? UISegmentedControl }) {
                count += control.numberOfSegments
                let font = control.titleTextAttributes(for: .normal)?[.font] as? UIFont
                let room = control.bounds.width / CGFloat(control.numberOfSegments)
                for index in 0..<control.numberOfSegments {
                    let label = UILabel(
                        control.titleForSegment(at: index) ?? "",
                        font: font ?? .systemFont(ofSize: 13, weight: .medium),
                        color: .black
                    )
                    #expect(label.sizeThatFits(.zero).width + 8 <= room, "\(entry.name): \(label.text ?? "")")
                }
            }
        }
        #expect(count > 40)
    }

    @Test("A choice in several rows has one selection", arguments: 0..<4)
    func severalRows(index: Int) throws {
        let rig = try PlaygroundRig("slide", size: CGSize(width: 320, height: 568))
        let titles = DemoContainer.allCases.map(\.title)
        try rig.choose(titles[index])
        let controls = rig.all(UISegmentedControl.self).filter { $0.accessibilityLabel == "Container" }
        #expect(controls.count == 2)
        let chosen = controls.filter { $0.selectedSegmentIndex >= 0 }
        #expect(chosen.count == 1)
        #expect(chosen.first.map { $0.titleForSegment(at: $0.selectedSegmentIndex) } == titles[index])
        #expect(rig.playground.settings.container == DemoContainer.allCases[index])
    }

    @Test("With larger text rows grow, and nothing is clipped or covered", arguments: [1.0, 1.7, 3])
    func largeText(factor: Double) throws {
        for name in ["bounce", "expand", "split", "genie"] {
            let entry = try #require(GalleryCatalog.entry(named: name))
            let panel = panel(entry, width: 320)
            let rows = panel.wholeTree.compactMap { $0 as? PanelRow }.filter { !($0 is CodeRow) }
            #expect(rows.count > 2)
            for label in rows.flatMap(\.subviews).compactMap({ $0 as? UILabel }) {
                label.font = label.font.withSize(label.font.pointSize * factor)
            }
            panel.setNeedsLayout()
            panel.layoutIfNeeded()
            for row in rows {
                #expect(row.frame.maxY <= (row.superview?.bounds.maxY ?? 0) + 0.5)
                let views = row.subviews.filter { $0.bounds.height > 0 }
                for (index, view) in views.enumerated() {
                    #expect(row.bounds.insetBy(dx: -0.5, dy: -0.5).contains(view.frame), "\(name) \(view)")
                    if let label = view as? UILabel {
                        #expect(
                            label.height(forWidth: label.bounds.width) <= label.bounds.height + 1,
                            "\(name)"
                        )
                    }
                    for other in views.dropFirst(index + 1) {
                        #expect(
                            !view.frame.insetBy(dx: 0.5, dy: 0.5).intersects(other.frame),
                            "\(name) \(view)"
                        )
                    }
                }
            }
        }
    }

    // MARK: Reading

    @Test("A number stays before its unit, whichever way one reads")
    func numberStaysBeforeUnitWhicheverWayOneReads() throws {
        defer { UIApplication.reset() }
        var panels: [UIView] = [CardPanel(kind: .toast)]
        for entry in GalleryCatalog.entries { panels.append(panel(entry, width: 390)) }
        var texts: Set<String> = []
        for view in panels.flatMap({ $0.wholeTree }) {
            if let label = view as? UILabel, let text = label.text { texts.insert(text) }
            guard let control = view as? UISegmentedControl else { continue }
            texts.formUnion((0..<control.numberOfSegments).compactMap { control.titleForSegment(at: $0) })
        }
        let numbers = texts.filter { text in
            text.contains(where: \.isNumber) && text.contains { "×%°s".contains($0) } && text.count < 10
        }
        #expect(numbers.contains { $0.contains("½×") } && numbers.contains { $0.contains("10 s") })
        for text in numbers {
            let pictures = [false, true].map { picture(of: text, isRightToLeft: $0) }
            #expect(pictures[0] == pictures[1], "\(text)")
        }
    }

    /// A text in the middle of a label of its own.
    private func picture(of text: String, isRightToLeft: Bool) -> Picture {
        UIApplication.reset()
        UIApplication.shared.setUserInterfaceLayoutDirection(isRightToLeft ? .rightToLeft : .leftToRight)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 120, height: 40))
        let label = UILabel(text, font: Theme.body, color: .black)
        label.textAlignment = .center
        window.rootViewController = UIViewController()
        window.rootViewController?.view.backgroundColor = .white
        window.rootViewController?.view.addSubview(label)
        label.frame = window.bounds
        window.makeKeyAndVisible()
        UIApplication.shared.tick()
        return window.image(scale: 1).withPixels { pixels, _ in Picture(bytes: Array(pixels)) }
    }

    @Test("The switch says how the app reads, and turns it round", arguments: [false, true])
    func rightToLeft(isMirrored: Bool) throws {
        let rig = try PlaygroundRig("slide", isRightToLeft: isMirrored)
        defer { UIApplication.shared.setUserInterfaceLayoutDirection(.leftToRight) }
        let toggle = try rig.control(UISwitch.self, "Right to Left")
        #expect(toggle.isOn == isMirrored)
        for reads in [isMirrored, !isMirrored, isMirrored] {
            #expect(toggle.isOn == reads)
            let action = try #require(rig.all(PillButton.self, in: rig.device).first)
            let x = action.convert(action.bounds, to: rig.window).midX
            #expect((x < rig.onPhone(0.5, 0.5).x) == reads)
            try rig.flip("Right to Left")
        }
    }
}
