import Foundation
import Gallery

/// The data of the page about the animators and their pictures, which the page's scripts read.
struct SiteCatalog: Encodable {
    static let fileName = "catalog.js"
    /// The folder of all pictures.
    static let mediaFolder = "media"
    /// The folder of the transitions that the page plays.
    static let motionFolder = "motion"

    /// The size of the screen, in points.
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

    /// A kind of container, with everything visible in it except for the motion.
    struct Container: Encodable {
        var name: String
        var title: String
        /// The area on the phone in which the screens move: x- and y-coordinates, width, and height.
        var frame: [Double] = []
        /// The color behind the screens.
        var ground = ""
        /// The pictures of the screens `first` and `second`.
        var screens: [String: String] = [:]
        /// The blurred pictures of these screens.
        var blurred: [String: String] = [:]
        /// The views in front of the screens, by direction.
        var bars: [String: [BarPicture]] = [:]

        init(name: String, title: String) {
            self.name = name
            self.title = title
        }
    }

    /// A group of related animators.
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
        /// The expression that creates the animator.
        var code: String
        var parameters: [Parameter]
        /// The parameters that can be set on the page.
        var choices: [Choice] = []
        /// The path of its transitions, or `nil` if frames were recorded instead.
        var motion: String?
        /// A picture of the middle of the transition, if frames were recorded.
        var poster: String?
        /// The recorded frames, by container and direction.
        var clips: [String: [String: Clip]]?
    }

    struct Parameter: Encodable {
        var name: String
        var type: String
        var value: String
        var about: String
    }

    /// A parameter with several values.
    struct Choice: Encodable {
        var name: String
        var title: String
        var values: [Value]

        struct Value: Encodable {
            var title: String
            /// The expression that creates an animator with this value, and defaults for all other
            /// parameters.
            var code: String
            /// The path of its transitions, or `nil` for the default value.
            var motion: String?
        }
    }

    /// The recorded frames of an animator in one container and direction.
    struct Clip: Encodable, Equatable {
        /// The duration of the transition, in seconds.
        var duration: Double
        /// The time at which each frame begins, in milliseconds from the start. The first and the last frame
        /// are the screens at rest. Those between them are on the sheet.
        var times: [Int]
        /// The paths of the pictures at rest, which many clips share.
        var first: String
        var last: String
        /// The path of a sheet with all other frames in rows from left to right, each of the same size. It's
        /// empty if there are none.
        var sheet: String
        var columns: Int
        var frameWidth: Int
        var frameHeight: Int
    }

    /// Returns a script, because a page that's opened as a file can't read other data.
    func script() throws -> Data { try Self.script(Self.start, self, ";") }

    /// The beginning of the catalog, which distinguishes a page of the gallery from other files.
    static let start = "window.catalog = "

    /// Returns a script that contains a value between two texts.
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
