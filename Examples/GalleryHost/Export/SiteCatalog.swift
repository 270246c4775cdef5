import Foundation
import Gallery

/// What the page knows of the animators and of their pictures; its scripts read it.
struct SiteCatalog: Encodable {
    static let fileName = "catalog.js"
    /// Where all pictures are.
    static let mediaFolder = "media"
    /// Where the transitions are that the page plays.
    static let motionFolder = "motion"

    /// The screen's size in points.
    var width: Int
    var height: Int
    var links: SiteLinks
    var containers: [Container] = []
    var groups: [Group] = []

    init(width: Int, height: Int, links: SiteLinks) {
        self.width = width
        self.height = height
        self.links = links
    }

    /// A kind of container, and all that is seen in it but how it moves.
    struct Container: Encodable {
        var name: String
        var title: String
        /// Where the screens move, on the phone: x, y, width and height.
        var frame: [Double] = []
        /// The color behind the screens.
        var ground = ""
        /// The pictures of the `first` screen and the `second`.
        var screens: [String: String] = [:]
        /// The same without detail.
        var blurred: [String: String] = [:]
        /// What lies in front of the screens, by direction.
        var bars: [String: [BarPicture]] = [:]

        init(name: String, title: String) {
            self.name = name
            self.title = title
        }
    }

    /// Animators that are alike.
    struct Group: Encodable {
        var title: String
        var animators: [Animator] = []
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
        /// The parameters that can be set on the page.
        var choices: [Choice] = []
        /// The file of its transitions; nil where frames of them were recorded.
        var motion: String?
        /// A picture of the transition half-way, where frames were recorded.
        var poster: String?
        /// The recorded frames, by container, then by direction.
        var clips: [String: [String: Clip]]?
    }

    struct Parameter: Encodable {
        var name: String
        var type: String
        var value: String
        var about: String
    }

    /// A parameter with some values.
    struct Choice: Encodable {
        var name: String
        var title: String
        var values: [Value]

        struct Value: Encodable {
            var title: String
            /// The expression that makes an animator with this value and the defaults of all else.
            var code: String
            /// The file of its transitions; nil for the value that is the default.
            var motion: String?
        }
    }

    /// One animator in one container, one way, as recorded frames.
    struct Clip: Encodable, Equatable {
        /// How long the transition takes, in seconds.
        var duration: Double
        /// When each frame begins, in milliseconds from the start. The first is the screen at rest before the
        /// transition, the last the one at its end; those between are on the sheet.
        var times: [Int]
        /// The pictures at rest, shared by many clips.
        var first: String
        var last: String
        /// All other frames in rows, left to right, then downwards; each of the same size. Empty if there are
        /// none.
        var sheet: String
        var columns: Int
        var frameWidth: Int
        var frameHeight: Int
    }

    /// A script, since a page that was opened as a file may not read any other kind of data.
    func script() throws -> Data { try Self.script(Self.start, self, ";") }

    /// The beginning of the catalog, which distinguishes a page of the gallery from other files.
    static let start = "window.catalog = "

    /// A value as a script that does something with it.
    static func script(_ start: String, _ value: some Encodable, _ end: String) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        var data = Data("\"use strict\";\n\(start)".utf8)
        data.append(try encoder.encode(value))
        data.append(Data("\(end)\n".utf8))
        return data
    }
}

extension SiteCatalog.Animator {
    @MainActor
    init(_ entry: CatalogEntry, _ source: AnimatorSource) {
        name = entry.name
        title = entry.title
        summary = entry.summary
        type = entry.typeName
        about = source.comment.components(separatedBy: "\n\n")
        code = entry.code()
        parameters = source.parameters.map {
            SiteCatalog.Parameter(
                name: $0.name,
                type: $0.type,
                value: $0.defaultValue ?? "required",
                about: $0.comment
            )
        }
    }
}
