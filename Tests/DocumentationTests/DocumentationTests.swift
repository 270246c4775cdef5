import Foundation
import Testing

/// All code in the documentation is compiled, in this folder.
@Suite struct DocumentationTests {
    @Test("Each code block is compiled", arguments: try DocumentedCode.documents())
    func eachCodeBlockIsCompiled(document: String) throws {
        for block in try DocumentedCode.blocks(in: document) {
            let isCompiled = DocumentedCode.compiles(block)
            #expect(isCompiled, "no test compiles this:\n\(block.joined(separator: "\n"))")
        }
    }

    @Test("All code is found: in the README, articles, tutorial files, and documentation comments")
    func allCodeIsFound() throws {
        let documents = try DocumentedCode.documents()
        let ends = [
            "README.md", "/Interaction.md", "/WritingAnAnimator.md", "/CustomContainers.md", "/Migrating.md",
            "Resources/Present-1.swift", "/TransitionDelegate.swift", "/MatchedAnimator.swift",
        ]
        for end in ends {
            let document = try #require(documents.first { $0.hasSuffix(end) }, "\(end)")
            #expect(try !DocumentedCode.blocks(in: document).isEmpty, "\(end)")
        }
    }

    @Test("Code that isn't compiled is found")
    func codeThatIsntCompiledIsFound() throws {
        let text = "```swift\nlet nobody = compiles(this)\n```"
        let block = try #require(DocumentedCode.blocks(ofMarkdown: text).first)
        #expect(!DocumentedCode.compiles(block))
        // Code without a language counts as Swift, unlike code in another language.
        #expect(DocumentedCode.blocks(ofMarkdown: "```\nlet x = 1\n```").count == 1)
        #expect(DocumentedCode.blocks(ofMarkdown: "```sh\nmake test\n```").isEmpty)
    }

    @Test("All images and files in the documents exist")
    func allImagesAndFilesInDocumentsExist() throws {
        for document in try DocumentedCode.documents() where document.hasSuffix(".md") {
            let folder = URL(fileURLWithPath: document, relativeTo: DocumentedCode.root)
                .deletingLastPathComponent()
            let text = try DocumentedCode.text(of: document)
            for path in DocumentedCode.paths(inMarkdown: text) {
                let file = folder.appendingPathComponent(path)
                #expect(FileManager.default.fileExists(atPath: file.path), "\(document): \(path)")
            }
        }
    }
}
