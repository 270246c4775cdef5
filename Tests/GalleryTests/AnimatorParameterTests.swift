import Foundation
import Testing
import TransitionKit
import UIKit

@testable import Gallery

/// The parameters of animators, and the code that's printed for them.
@MainActor
@Suite("The animators' parameters")
struct AnimatorParameterTests {

    private nonisolated static let names = AnimatorSnippets.names

    /// Returns non-default values for all parameters.
    private func otherValues(of entry: CatalogEntry) -> AnimatorValues {
        var values: AnimatorValues = [:]
        for parameter in entry.parameters {
            let (range, usual) = (parameter.range, entry.defaultValue(of: parameter))
            let candidates = [
                range.lowerBound + 0.63 * (range.upperBound - range.lowerBound), range.upperBound,
                range.lowerBound,
            ]
            values[parameter.label] = candidates.map(parameter.snapped).first { abs($0 - usual) > 1e-6 }
        }
        return values
    }

    // MARK: Code

    private var snippetsFile: URL {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("AnimatorSnippets.swift")
    }

    private func identifier(of entry: CatalogEntry) -> String {
        let words = entry.name.components(separatedBy: "-")
        return words[0] + words.dropFirst().map(\.capitalized).joined()
    }

    private func indented(_ code: String) -> String {
        code.components(separatedBy: "\n").map { "        " + $0 }.joined(separator: "\n")
    }

    /// Settings whose complete code is compiled: each container and each gesture, with and without Reduce
    /// Motion, and each way of going forward with a gesture.
    private var wholes: [(entry: String, settings: PlaygroundSettings)] {
        [
            ("cube", PlaygroundSettings(container: .modal, gesture: .none)),
            ("bounce", PlaygroundSettings(container: .modal, gesture: .swipe, values: ["dimming": 0.2])),
            ("slide", PlaygroundSettings(container: .navigation, gesture: .edgeSwipe, reducesMotion: true)),
            ("fold", PlaygroundSettings(container: .tab, gesture: .pinch, values: ["folds": 4])),
            (
                "explode",
                PlaygroundSettings(
                    container: .custom,
                    gesture: .swipe,
                    reducesMotion: true,
                    values: ["tilesAcross": 6, "spread": 0.75, "spin": 180, "seed": 3]
                )
            ),
            ("slide", PlaygroundSettings(container: .navigation, gesture: .swipe)),
            ("slide", PlaygroundSettings(container: .modal, gesture: .edgeSwipe)),
            ("slide", PlaygroundSettings(container: .modal, gesture: .pinch, reducesMotion: true)),
            ("slide", PlaygroundSettings(container: .tab, gesture: .edgeSwipe)),
            ("slide", PlaygroundSettings(container: .custom, gesture: .edgeSwipe)),
        ]
    }

    private func printedFile() throws -> String {
        let entries = GalleryCatalog.entries
        var lines = [
            "import Animators",
            "import TransitionKit",
            "import UIKit",
            "",
            "// What the gallery prints for every animator with every parameter away from its default, compiled.",
            "// `AnimatorParameterTests` holds this file to what is printed; with RECORD_SNIPPETS set it writes it.",
            "",
            "private final class DetailViewController: UIViewController {}",
            "",
            "@MainActor enum AnimatorSnippets {",
            "    nonisolated static let names = [",
        ]
        lines += entries.map { "        \"\($0.name)\"," } + ["    ]", ""]
        lines.append("    static let animators: [String: @MainActor () -> any Animator] = [")
        lines += entries.map { "        \"\($0.name)\": \(identifier(of: $0))," } + ["    ]"]
        for entry in entries {
            lines += [
                "", "    static func \(identifier(of: entry))() -> any Animator {",
                indented(entry.code(otherValues(of: entry))), "    }",
            ]
        }
        for (index, whole) in wholes.enumerated() {
            let entry = try #require(GalleryCatalog.entry(named: whole.entry))
            lines += [
                "", "    static func use\(index)(_ \(receiver(of: whole.settings))) {",
                indented(whole.settings.code(of: entry)), "    }",
            ]
        }
        return lines.joined(separator: "\n") + "\n}\n"
    }

    /// The variable that code with these settings is for.
    private func receiver(of settings: PlaygroundSettings) -> String {
        switch settings.container {
        case .modal: settings.gesture == .none ? "detail: UIViewController" : "list: UIViewController"
        case .navigation: "navigationController: UINavigationController"
        case .tab: "tabBarController: UITabBarController"
        case .custom: "container: ContainerViewController"
        }
    }

    @Test("The printed code is the compiled code")
    func printedCodeIsCompiledCode() throws {
        let printed = try printedFile()
        if ProcessInfo.processInfo.environment["RECORD_SNIPPETS"] != nil {
            try printed.write(to: snippetsFile, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOf: snippetsFile, encoding: .utf8) == printed)
    }

    @Test("The code creates the animator that plays", arguments: names)
    func codeMakesTheAnimator(name: String) throws {
        let entry = try #require(GalleryCatalog.entry(named: name))
        let played = entry.makeAnimator(otherValues(of: entry))
        let make = try #require(AnimatorSnippets.animators[name])
        let coded = make()
        #expect(type(of: played) == type(of: coded))
        #expect(played.duration == coded.duration)
        for scene in scenes {
            #expect(played.choreography(in: scene) == coded.choreography(in: scene))
        }
    }

    /// Scenes in both directions and both layout directions, with a view that both screens name, and some
    /// that only the presented screen does.
    private var scenes: [TransitionScene] {
        let photo = TransitionElement(
            outgoing: TransitionElement.Place(frame: CGRect(x: 20, y: 300, width: 60, height: 60)),
            incoming: TransitionElement.Place(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
        )
        let others = [
            "title": CGRect(x: 200, y: 100, width: 90, height: 30),
            "text": CGRect(x: 150, y: 400, width: 90, height: 30),
            "button": CGRect(x: 20, y: 700, width: 90, height: 30),
        ]
        return TransitionDirection.allCases.flatMap { direction in
            var elements: [TransitionElementID: TransitionElement] = ["photo": photo, "card": photo]
            for (name, frame) in others {
                let place = TransitionElement.Place(frame: frame)
                elements[TransitionElementID(name)] =
                    direction == .forward
                    ? TransitionElement(incoming: place) : TransitionElement(outgoing: place)
            }
            return [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft].map {
                [elements] layoutDirection in
                TransitionScene(
                    size: CGSize(width: 390, height: 844),
                    direction: direction,
                    layoutDirection: layoutDirection,
                    elements: elements
                )
            }
        }
    }

    @Test("The code omits default values, which are those of the initializer", arguments: names)
    func codeOmitsDefaultValuesWhichAreThoseOfInitializer(name: String) throws {
        let entry = try #require(GalleryCatalog.entry(named: name))
        let arguments = entry.requiredArguments.joined(separator: ", ")
        #expect(entry.code() == ".\(identifier(of: entry))(\(arguments))")
        #expect(entry.code(namesType: true) == "\(type(of: entry.makeAnimator()))(\(arguments))")
        for parameter in entry.parameters {
            #expect(parameter.range.contains(entry.defaultValue(of: parameter)), "\(parameter.label)")
        }
    }

    @Test("Each parameter has an effect over its entire range", arguments: names)
    func eachParameterHasEffectOverEntireRange(name: String) throws {
        let entry = try #require(GalleryCatalog.entry(named: name))
        #expect(entry.parameters.last?.label == "duration")
        #expect(Set(entry.parameters.map(\.label)).count == entry.parameters.count)
        let usual = entry.makeAnimator()
        for (label, value) in otherValues(of: entry) {
            let changed = entry.makeAnimator([label: value])
            let isSame =
                changed.duration == usual.duration
                && scenes.allSatisfy { changed.choreography(in: $0) == usual.choreography(in: $0) }
            #expect(!isSame, "\(label) does nothing at \(value)")
        }
        for parameter in entry.parameters {
            for value in [parameter.range.lowerBound, parameter.range.upperBound] {
                #expect(parameter.snapped(value) == value, "\(parameter.label)")
                let animator = entry.makeAnimator([parameter.label: value])
                let frames = animator.choreography(in: scenes[0]).participants.flatMap(\.keyframes)
                #expect(frames.allSatisfy { $0.pose.x.isFinite && $0.pose.y.isFinite })
            }
        }
    }

    // MARK: Values

    @Test("Long code is broken into lines")
    func longCodeIsBrokenIntoLines() throws {
        let cube = try #require(GalleryCatalog.entry(named: "cube"))
        #expect(cube.code(["axis": 1]) == ".cube(axis: .vertical)")
        #expect(cube.code(["axis": 1], namesType: true) == "CubeAnimator(axis: .vertical)")
        #expect(
            cube.code(["axis": 1, "relativeEyeDistance": 4.04, "duration": 1], width: 40) == """
                .cube(
                    axis: .vertical,
                    relativeEyeDistance: 4,
                    duration: 1
                )
                """
        )
    }

    @Test("Long parts of long code are broken, too")
    func nestedLines() throws {
        let cover = try #require(GalleryCatalog.entry(named: "cover"))
        let settings = PlaygroundSettings(
            container: .tab,
            gesture: .swipe,
            reducesMotion: true,
            values: ["duration": 1]
        )
        let line = """
            let transition = TransitionDelegate(CoverAnimator(duration: 1)\
            .animationController(playback: Playback(reducedMotion: .always)), interaction: .swipe(edge: .top))
            transition.attach(to: tabBarController)
            """
        #expect(settings.code(of: cover, width: 200) == line)
        #expect(
            settings.code(of: cover, width: 60) == """
                let transition = TransitionDelegate(
                    CoverAnimator(duration: 1).animationController(
                        playback: Playback(reducedMotion: .always)
                    ),
                    interaction: .swipe(edge: .top)
                )
                transition.attach(to: tabBarController)
                """
        )
        #expect(
            settings.code(of: cover, width: 30) == """
                let transition = TransitionDelegate(
                    CoverAnimator(
                        duration: 1
                    )
                    .animationController(
                        playback: Playback(
                            reducedMotion: .always
                        )
                    ),
                    interaction: .swipe(
                        edge: .top
                    )
                )
                transition.attach(to: tabBarController)
                """
        )
    }

    @Test("With a gesture, the code goes forward and back with it")
    func codeGoesBothWays() throws {
        let slide = try #require(GalleryCatalog.entry(named: "slide"))
        func code(_ container: DemoContainer, _ gesture: GestureChoice) -> String {
            PlaygroundSettings(container: container, gesture: gesture).code(of: slide, width: 200)
        }
        #expect(
            code(.modal, .swipe) == """
                let swipe = SwipeInteraction()
                swipe.attach(toPresentFrom: list, with: .slide()) {
                    DetailViewController()
                }
                """
        )
        #expect(
            code(.modal, .edgeSwipe) == """
                let forth = EdgeSwipeInteraction(edge: .trailing)
                forth.attach(toPresentFrom: list) {
                    let detail = DetailViewController()
                    let transition = TransitionDelegate(.slide(), interaction: .edgeSwipe())
                    detail.modalPresentationStyle = .fullScreen
                    transition.attach(toPresentationOf: detail)
                    return detail
                }
                """
        )
        #expect(
            code(.navigation, .pinch) == """
                let pinch = PinchInteraction()
                let transition = TransitionDelegate(.slide(), interaction: pinch)
                transition.attach(to: navigationController)
                pinch.attach(toPushOnto: navigationController) { [weak navigationController] in
                    navigationController?.viewControllers.count == 1 ? DetailViewController() : nil
                }
                """
        )
        #expect(
            code(.tab, .edgeSwipe) == """
                let forth = EdgeSwipeInteraction(edge: .trailing)
                let transition = TransitionDelegate(.slide(), interaction: .edgeSwipe())
                transition.attach(to: tabBarController)
                forth.attach(toSwitch: tabBarController)
                """
        )
    }

    @Test("Code for SwiftUI is broken into lines like that for UIKit")
    func swiftUILines() throws {
        let cover = try #require(GalleryCatalog.entry(named: "cover"))
        let settings = PlaygroundSettings(gesture: .swipe, values: ["duration": 1])
        #expect(
            settings.swiftUICode(of: cover, width: 200) == """
                .present(isPresented: $showsDetail, with: .cover(duration: 1), interaction: .swipe(edge: .top)) {
                    DetailView()
                }
                """
        )
        #expect(
            settings.swiftUICode(of: cover, width: 40) == """
                .present(
                    isPresented: $showsDetail,
                    with: .cover(duration: 1),
                    interaction: .swipe(edge: .top)
                ) {
                    DetailView()
                }
                """
        )
    }

    @Test("Values snap to their steps and stay in their range")
    func valuesSnapToStepsAndStayInRange() throws {
        let cube = try #require(GalleryCatalog.entry(named: "cube"))
        let parameters = Dictionary(uniqueKeysWithValues: cube.parameters.map { ($0.label, $0) })
        let eye = try #require(parameters["relativeEyeDistance"])
        #expect(eye.snapped(2.449) == 2.4)
        #expect(eye.snapped(100) == 6)
        #expect(eye.snapped(-1) == 0.8)
        #expect(eye.snapped(.nan) == 0.8)
        #expect(eye.snapped(.infinity) == 6)
        let axis = try #require(parameters["axis"])
        #expect(axis.snapped(7) == 1)
        #expect(axis.snapped(0.4) == 0)
        #expect(axis.snapped(.nan) == 0)
    }

    @Test("Names and values are readable")
    func namesAndValuesAreReadable() throws {
        func parameter(_ animator: String, _ label: String) throws -> AnimatorParameter {
            let entry = try #require(GalleryCatalog.entry(named: animator))
            return try #require(entry.parameters.first { $0.label == label })
        }
        #expect(try parameter("bounce", "dampingRatio").title == "Damping ratio")
        #expect(try parameter("bounce", "dampingRatio").text(for: 0.65) == "0.65")
        #expect(try parameter("bounce", "dimming").text(for: 0.5) == "50%")
        #expect(try parameter("push", "parallax").text(for: 1 / 3) == "33%")
        #expect(try parameter("swing", "angle").text(for: 70) == "70°")
        #expect(try parameter("drop", "tilt").text(for: 0.3) == "17°")
        #expect(try parameter("slide", "spacing").text(for: 16) == "16 pt")
        #expect(try parameter("slide", "fades").text(for: 1) == "On")
        #expect(try parameter("cube", "duration").text(for: 0.8) == "0.8 s")
        #expect(try parameter("zoom", "nearScale").text(for: 1.3) == "1.3×")
        #expect(try parameter("zoom", "style").text(for: 1) == "Out")
        #expect(try parameter("fold", "folds").text(for: 3) == "3")
    }
}
