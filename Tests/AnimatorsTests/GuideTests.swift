import Animators
import Foundation
import TestSupport
import Testing
@_spi(Host) import UIKit

/// The documents' code is the code that is compiled here.
@MainActor @Suite struct GuideTests {
    private static var root: URL {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
    }

    /// The lines of a file's Swift blocks, without indentation, imports and blank lines.
    private func code(in document: String) throws -> [[String]] {
        let text = try String(contentsOf: Self.root.appendingPathComponent(document), encoding: .utf8)
        let blocks = text.components(separatedBy: "```swift\n").dropFirst()
        return blocks.map { block in
            lines(block.components(separatedBy: "```")[0])
        }
    }

    private func lines(_ text: String) -> [String] {
        text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty && !$0.hasPrefix("import ") }
    }

    @Test(
        "Each line of the documents' code is compiled",
        arguments: ["README.md", "Docs/WritingAnAnimator.md", "Docs/Interaction.md"]
    )
    func compiled(document: String) throws {
        let sources = ["GuideSnippets.swift", "GuideTests.swift"].map {
            Self.root.appendingPathComponent("Tests/AnimatorsTests/\($0)")
        }
        let compiled = try lines(
            sources.map { try String(contentsOf: $0, encoding: .utf8) }.joined(separator: "\n")
        )
        let blocks = try code(in: document)
        #expect(!blocks.isEmpty)
        for block in blocks {
            let start = compiled.indices.first { compiled[$0...].starts(with: block) }
            #expect(start != nil, "\(block.joined(separator: "\n"))")
        }
    }

    @Test("The guide's animator rests where it must, in under 15 lines")
    func ownAnimator() throws {
        let scene = TransitionScene(size: CGSize(width: 390, height: 844))
        let choreography = HangAnimator(duration: 0.8).choreography(in: scene)
        #expect(choreography.participant(.incoming)?.pose(at: 1) == .rest)
        #expect(choreography.participant(.outgoing)?.pose(at: 0) == .rest)
        let block = try #require(code(in: "Docs/WritingAnAnimator.md").first)
        #expect(block.count < 15)
    }

    @Test("The guide's animator plays in every container", arguments: ContainerKind.allCases)
    func plays(kind: ContainerKind) {
        let rig = TransitionRig(kind, delegate: { _ in TransitionDelegate(HangAnimator(duration: 0.8)) })
        let before = ViewState(rig.window)
        for direction in TransitionDirection.allCases {
            rig.start(direction)
            rig.settle()
            #expect(rig.shownScreen == rig.screens(direction).incoming.name)
        }
        #expect(ViewState(rig.window) == before)
    }
}
