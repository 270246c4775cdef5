import Animators
import TestSupport
import Testing
@_spi(Host) import UIKit

/// Every animator with a drag, and the representative ones in every container. The others take turns.
@MainActor @Suite struct InteractionMatrixTests {
    private struct App {
        let rig: TransitionRig
        let interaction: SwipeInteraction
        let touch: TouchInjector
    }

    /// Creates an app that shows B, from which a finger can go back to A.
    private func makeApp(_ name: String, _ kind: ContainerKind) -> App {
        let interaction = SwipeInteraction()
        let delegate = TransitionDelegate(Catalog.animator(name), interaction: interaction)
        let rig = TransitionRig(kind, delegate: { _ in delegate })
        if let tabs = rig.root as? UITabBarController { delegate.attach(to: tabs) }
        rig.goToStart(of: .backward)
        return App(rig: rig, interaction: interaction, touch: TouchInjector(window: rig.window))
    }

    @Test(
        "After a canceled drag, everything is as before",
        arguments: Turns.cases(of: Catalog.names, whole: Catalog.representatives) { name in
            ContainerKind.allCases.map { (name, $0) }
        }
    )
    func afterACanceledDragEverythingIsAsBefore(name: String, kind: ContainerKind) {
        let app = makeApp(name, kind)
        let before = ViewState(app.rig.window)
        for way in [60, 330] as [CGFloat] {
            app.touch.drag(
                from: CGPoint(x: 30, y: 500),
                to: CGPoint(x: 30 + way, y: 500),
                duration: 0.2,
                steps: 12,
                lifts: false
            )
            #expect(app.interaction.state == .interactive)
            app.touch.cancel()
            UIApplication.shared.advance(by: 2, frameInterval: 0.1)
            #expect(app.interaction.state == .idle)
            #expect(ViewState(app.rig.window) == before)
            #expect(app.rig.shownScreen == "B")
        }
        app.touch.drag(
            from: CGPoint(x: 30, y: 500),
            to: CGPoint(x: 330, y: 500),
            duration: 0.2,
            steps: 12
        )
        UIApplication.shared.advance(by: 2, frameInterval: 0.1)
        #expect(app.rig.shownScreen == "A")
    }

    struct Setting: Sendable, CustomTestStringConvertible {
        let layoutDirection: UIUserInterfaceLayoutDirection
        let reducesMotion: Bool

        var testDescription: String {
            (layoutDirection == .rightToLeft ? "rtl" : "ltr") + (reducesMotion ? ", reduced" : "")
        }

        /// Each container in both layout directions, with Reduce Motion on and off in turn.
        static func all(_ name: String) -> [(String, ContainerKind, Setting)] {
            ContainerKind.allCases.enumerated().flatMap { index, kind in
                [
                    Setting(layoutDirection: .leftToRight, reducesMotion: index % 2 == 0),
                    Setting(layoutDirection: .rightToLeft, reducesMotion: index % 2 == 1),
                ].map { (name, kind, $0) }
            }
        }

        static let cases = Turns.cases(
            of: Catalog.names + Catalog.combinations,
            whole: Catalog.representatives,
            all
        )
    }

    @Test("Every pair of containers and settings is covered by the animators that take turns")
    func everyPairOfContainersAndSettingsIsCoveredByTheAnimators() {
        let others = Setting.cases.filter { !Catalog.representatives.contains($0.0) }
        for cases in [Setting.all("any"), others] {
            let rows = cases.map { ["\($1)", "\($2.layoutDirection)", "\($2.reducesMotion)"] }
            #expect(Turns.missingPairs(in: rows, counts: [4, 2, 2]) == [])
        }
    }

    @Test(
        "Dragged to 0.3 and 0.7 in both directions, canceled and then finished, everything is restored",
        arguments: Setting.cases
    )
    func draggedTo03And07InBothDirections(name: String, kind: ContainerKind, setting: Setting) {
        let interaction = InteractionController()
        let delegate = TransitionDelegate(Catalog.animator(name), interaction: interaction)
        let rig = TransitionRig(kind, delegate: { _ in delegate }, layoutDirection: setting.layoutDirection)
        UIAccessibility.setReduceMotionEnabled(setting.reducesMotion)
        func drive(_ direction: TransitionDirection, to progress: CGFloat, finishes: Bool) {
            interaction.begin()
            rig.start(direction)
            interaction.update(progress)
            rig.advance(by: 1.0 / 60)
            #expect(interaction.state == .interactive)
            if finishes { interaction.finish() } else { interaction.cancel() }
            for _ in 0..<40 where interaction.state != .idle {
                UIApplication.shared.advance(by: 0.1, frameInterval: 0.1)
            }
            #expect(interaction.state == .idle)
        }
        let screens = [rig.first, rig.second].map { ViewState($0.view, includesPlace: false) }
        for direction in TransitionDirection.allCases {
            let before = ViewState(rig.window)
            for progress in [0.3, 0.7] as [CGFloat] {
                drive(direction, to: progress, finishes: false)
                #expect(ViewState(rig.window) == before)
            }
            drive(direction, to: direction == .forward ? 0.7 : 0.3, finishes: true)
            #expect(rig.shownScreen == rig.screens(direction).incoming.name)
            #expect([rig.first, rig.second].map { ViewState($0.view, includesPlace: false) } == screens)
        }
    }

    @Test(
        "No frame is blank, drawn twice, or out of order when a gesture begins, catches, or lets go",
        arguments: ["cube", "slide", "shrink"],
        ContainerKind.allCases
    )
    func noFrameIsBlankDrawnTwice(name: String, kind: ContainerKind) {
        let app = makeApp(name, kind)
        var last = Frame(app.rig.window)
        var isMoving = false

        func draw(_ moment: String, moves: Bool) {
            let frame = Frame(app.rig.window)
            #expect(frame.filled > 0.25, "\(moment) is blank")
            #expect(frame.difference(to: last) < 0.2, "\(moment) jumps")
            if moves, isMoving { #expect(frame.difference(to: last) > 0, "\(moment) is drawn twice") }
            isMoving = moves
            last = frame
        }
        func drag(from start: CGFloat, to end: CGFloat) {
            for step in 1...8 {
                app.touch.move(to: CGPoint(x: start + (end - start) * CGFloat(step) / 8, y: 500))
                app.rig.advance(by: 1.0 / 60)
                draw("drag \(start) to \(end), step \(step)", moves: true)
            }
            isMoving = false
        }

        app.touch.down(at: CGPoint(x: 30, y: 500))
        app.rig.advance(by: 1.0 / 60)
        draw("touch", moves: false)
        drag(from: 30, to: 150)
        app.touch.up()
        draw("release", moves: false)
        for frame in 1...3 {
            app.rig.advance(by: 1.0 / 60)
            draw("settling \(frame)", moves: true)
        }
        app.touch.down(at: CGPoint(x: 60, y: 500))
        draw("grab", moves: false)
        app.rig.advance(by: 1.0 / 60)
        draw("held", moves: false)
        // A pan needs ten points to be distinct from a tap.
        app.touch.move(to: CGPoint(x: 70.5, y: 500))
        app.rig.advance(by: 1.0 / 60)
        draw("taken", moves: false)
        drag(from: 70.5, to: 130.5)
        app.touch.cancel()
        draw("cancelled", moves: false)
        for frame in 1...30 {
            app.rig.advance(by: 1.0 / 30)
            draw("going back \(frame)", moves: false)
        }
        #expect(app.rig.shownScreen == "B")
    }
}

/// A small image of a window, which measures how much of it shows one of the two screens.
@MainActor private struct Frame {
    private let pixels: [UInt8]

    init(_ window: UIWindow) {
        let image = window.image(scale: 0.125)
        pixels = image.withPixels { bytes, stride in
            (0..<image.height).reduce(into: []) { pixels, row in
                pixels += bytes[(row * stride)..<(row * stride + image.width * 4)]
            }
        }
    }

    /// The fraction that's clearly red or blue, or the white of their bands.
    var filled: Double {
        var count = 0
        for index in stride(from: 0, to: pixels.count, by: 4)
        where max(pixels[index], pixels[index + 2]) > 40 {
            count += 1
        }
        return Double(count * 4) / Double(max(pixels.count, 1))
    }

    /// Returns the mean difference of the colors, from 0 to 1.
    func difference(to other: Frame) -> Double {
        guard pixels.count == other.pixels.count else { return 1 }
        guard pixels != other.pixels else { return 0 }
        var sum = 0
        for index in pixels.indices { sum += abs(Int(pixels[index]) - Int(other.pixels[index])) }
        return Double(sum) / 255 / Double(max(pixels.count, 1)) * 4 / 3
    }
}
