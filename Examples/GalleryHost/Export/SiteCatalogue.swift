import Foundation
import Gallery

/// What the page knows of the animators and of their pictures; its scripts read it.
struct SiteCatalogue: Encodable {
    static let fileName = "catalogue.js"
    /// Where all pictures are.
    static let mediaFolder = "media"

    /// The screen's size in points.
    var width: Int
    var height: Int
    var containers = DemoContainer.allCases.map { Container(name: $0.rawValue, title: $0.title) }
    var animators: [Animator] = []

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    struct Container: Encodable {
        var name: String
        var title: String
    }

    struct Animator: Encodable {
        var name: String
        var title: String
        var summary: String
        /// The name of its type.
        var type: String
        /// The paragraphs of its doc comment.
        var about: [String]
        /// The expression that makes one where an animator is asked for.
        var code: String
        var parameters: [Parameter]
        /// A picture of the transition half-way.
        var poster = ""
        /// By container, then by direction.
        var clips: [String: [String: Clip]] = [:]
    }

    struct Parameter: Encodable {
        var name: String
        var type: String
        var value: String
        var about: String
    }

    /// One animator in one container, one way.
    struct Clip: Encodable, Equatable {
        /// How long the transition takes, in seconds.
        var duration: Double
        /// When each frame begins, in milliseconds from the start. The first is the screen at rest before the
        /// transition, the last the one at its end; those between are on the sheet.
        var times: [Int]
        /// The pictures at rest, shared by many clips.
        var first: String
        var last: String
        /// All other frames in rows, left to right, then downwards; each of the same size. Empty if there are none.
        var sheet: String
        var columns: Int
        var frameWidth: Int
        var frameHeight: Int
    }

    /// A script, since a page that was opened as a file may not read any other kind of data.
    func script() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        var data = Data("\"use strict\";\nwindow.catalogue = ".utf8)
        data.append(try encoder.encode(self))
        data.append(Data(";\n".utf8))
        return data
    }
}

extension SiteCatalogue.Animator {
    @MainActor
    init(_ entry: CatalogueEntry, _ source: AnimatorSource) {
        name = entry.name
        title = entry.title
        summary = entry.summary
        type = entry.typeName
        about = source.comment.components(separatedBy: "\n\n")
        code = entry.code()
        parameters = source.parameters.map {
            SiteCatalogue.Parameter(name: $0.name, type: $0.type, value: $0.defaultValue, about: $0.comment)
        }
    }
}
