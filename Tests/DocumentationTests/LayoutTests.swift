import Foundation
import Testing

/// The layout of the package: which module and which folder may know which other one.
@Suite struct LayoutTests {
    /// Returns the sources of a folder, by their paths.
    private static func sources(of folder: String) throws -> [(path: String, text: String)] {
        try DocumentedCode.documents()
            .filter { $0.hasPrefix(folder + "/") && $0.hasSuffix(".swift") && !$0.contains(".docc/") }
            .map { (path: $0, text: try DocumentedCode.text(of: $0)) }
    }

    @Test(
        "TransitionKit knows neither the animators nor the presentations of the other products",
        arguments: ["Animators", "Presentations"]
    )
    func transitionKitKnowsNeitherAnimatorsNorPresentations(product: String) throws {
        let products = try Self.sources(of: "Sources/\(product)").map(\.text).joined(separator: "\n")
        let core = try Self.sources(of: "Sources/TransitionKit")
        #expect(core.count > 100)
        let types = try Self.declaredTypes(in: products)
        #expect(types.count > 20)
        for (path, text) in core {
            let names = Self.names(in: Self.code(text))
            #expect(!names.contains(product), "\(path)")
            let known = types.intersection(names)
            #expect(known.isEmpty, "\(path) names \(known.sorted().joined(separator: ", "))")
        }
    }

    @Test("Neither the animators nor the presentations know each other")
    func neitherAnimatorsNorPresentationsKnowEachOther() throws {
        for (one, other) in [("Animators", "Presentations"), ("Presentations", "Animators")] {
            let sources = try Self.sources(of: "Sources/\(one)")
            #expect(sources.count > 30)
            for (path, text) in sources {
                #expect(!Self.code(text).contains("import \(other)"), "\(path)")
            }
        }
    }

    @Test("No other product knows SwiftUI or its views")
    func noOtherProductKnowsSwiftUI() throws {
        let sources = try Self.sources(of: "Sources/TransitionKitSwiftUI")
        let types = try Self.declaredTypes(in: sources.map(\.text).joined(separator: "\n"))
        #expect(types.contains("ScreenPresenter") && types.contains("SwitcherController"))
        for product in ["TransitionKit", "Animators", "Presentations", "TransitionTesting"] {
            let others = try Self.sources(of: "Sources/\(product)")
            #expect(others.count > 10)
            for (path, text) in others {
                let names = Self.names(in: Self.code(text))
                #expect(names.isDisjoint(with: types.union(["SwiftUI", "TransitionKitSwiftUI"])), "\(path)")
            }
        }
        // What decides is tested without SwiftUI.
        for (path, text) in sources {
            let isView = path.contains("/Views/")
            #expect(Self.code(text).contains("import SwiftUI") == isView, "\(path)")
            #expect(text.hasPrefix("#if canImport(SwiftUI)") == isView, "\(path)")
        }
    }

    /// The files outside of Platform that some SDKs would compile without a part of them, with the reasons.
    private static let sdkExceptions = [
        "Sources/TransitionKit/Containers/ContainerViewController+SystemUpdates.swift":
            "An override stands in an extension of its class, which Platform doesn't know."
    ]

    @Test(
        "Only folders named Platform have code that differs with and without Objective-C, or between SDKs",
        arguments: ["canImport(ObjectiveC)", "compiler("]
    )
    func onlyPlatformDiffersByRuntimeOrSDK(word: String) throws {
        let sources = try Self.sources(of: "Sources")
        #expect(sources.contains { $0.path.contains("/Platform/") && $0.text.contains(word) })
        for (path, text) in sources where !path.contains("/Platform/") {
            let isException = word == "compiler(" && Self.sdkExceptions[path] != nil
            #expect(text.contains(word) == isException, "\(path)")
        }
    }

    // MARK: Sizes

    /// The most lines of code that a folder may have, as in `CONTRIBUTING.md`. They can only fall: for new
    /// code, find code that's no longer needed.
    private static let limits = [
        "TransitionKit": 13_500, "TransitionKit/Platform": 400, "TransitionKitSwiftUI/Views": 330,
    ]

    @Test("No folder has more lines of code than CONTRIBUTING.md allows", arguments: limits.keys.sorted())
    func linesOfCode(folder: String) throws {
        let limit = try #require(Self.limits[folder])
        let lines = try Self.sources(of: "Sources/\(folder)")
            .flatMap { Self.code($0.text).components(separatedBy: "\n") }
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty && !$0.hasPrefix("import ") }
        #expect(lines.count > limit / 2)
        #expect(lines.count <= limit)
        let document = try DocumentedCode.text(of: "CONTRIBUTING.md").replacingOccurrences(of: ",", with: "")
        #expect(document.contains("at most \(limit) lines of code"))
    }

    @Test("No file of a product is longer than 400 lines")
    func noFileOfProductIsLongerThan400Lines() throws {
        let sources = try Self.sources(of: "Sources")
        #expect(sources.count > 300)
        for (path, text) in sources {
            // The last line ends with a line break, too.
            let count = text.components(separatedBy: "\n").count - 1
            #expect(count <= 400, "\(path) has \(count) lines")
        }
    }

    // MARK: Folders of TransitionKit

    /// The folders that each folder of TransitionKit may know. Nothing knows a folder that knows it.
    private static let knowledge: [String: Set<String>] = [
        "Describing": [],
        "Platform": ["Describing"],
        "Playing": ["Describing", "Platform"],
        "Interacting": ["Describing", "Platform", "Playing"],
        "Containers": ["Describing", "Platform", "Playing", "Interacting"],
        "Delegating": ["Describing", "Platform", "Playing", "Interacting", "Containers"],
        // It observes everything.
        "Auditing": ["Describing", "Platform", "Playing", "Interacting", "Containers", "Delegating"],
    ]

    /// The types of Auditing that every folder may know, which are all that TransitionKit knows of it.
    private static let auditing: Set<String> = ["TransitionAuditor", "TransitionAuditing"]

    /// The members that Auditing adds to types of other folders, which call them where something begins,
    /// ends, or goes wrong.
    private static let hooks: Set<String> = [
        "AnimationSource.name", "AssignedControllers.reportRelease", "ContainerSwitch.makeAudit",
        "ContainerSwitch.reportIgnoredInteraction", "ContainerSwitch.reportLate",
        "ContainerViewController.reportReplacedDelegate", "Transition.auditChoreography",
        "Transition.audited", "Transition.endAudit", "Transition.makeAudit", "Transition.reportLate",
        "TransitionDelegate.auditPresentation", "TransitionDelegate.auditRefusal",
        "TransitionDelegate.auditStyle",
        "TransitionDelegate.audited", "TransitionDelegate.original",
    ]

    /// What isn't as it should be, with the reasons.
    private static let exceptions: [(file: String, types: Set<String>, reason: String)] = [
        (
            "Platform/RespondsToSelector.swift",
            ["AuditedAnimationController", "DelegateProxy", "Transition"],
            "Objective-C asks these classes which optional methods they implement."
        )
    ]

    @Test(
        "The folders of TransitionKit know each other only in one direction",
        arguments: knowledge.keys.sorted()
    )
    func foldersOfTransitionKitKnowEachOtherOnlyInOneDirection(folder: String) throws {
        let root = "Sources/TransitionKit"
        var owners: [String: String] = [:]
        for other in Self.knowledge.keys {
            for (_, text) in try Self.sources(of: "\(root)/\(other)") {
                for type in try Self.declaredTypes(in: text) { owners[type] = other }
            }
        }
        let sources = try Self.sources(of: "\(root)/\(folder)")
        #expect(!sources.isEmpty)
        for (path, text) in sources {
            let exception = Self.exceptions.first { path == "\(root)/\($0.file)" }
            let foreign = Self.names(in: Self.code(text)).filter { name in
                guard let owner = owners[name], owner != folder else { return false }
                return Self.knowledge[folder]?.contains(owner) != true && !Self.auditing.contains(name)
            }
            let unexpected = foreign.subtracting(exception?.types ?? [])
            let list = unexpected.sorted().map { "\($0) of \(owners[$0] ?? "")" }
            #expect(list.isEmpty, "\(path) knows \(list.joined(separator: ", "))")
            let unused = exception?.types.subtracting(foreign) ?? []
            #expect(unused.isEmpty, "\(path) no longer knows \(unused.sorted()), so it's no exception")
        }
    }

    @Test("Auditing adds nothing to other folders' types but the members that are listed here")
    func auditingAddsNothingButItsHooks() throws {
        let sources = try Self.sources(of: "Sources/TransitionKit/Auditing")
        let own = try sources.reduce(into: Set()) { $0.formUnion(try Self.declaredTypes(in: $1.text)) }
        let declaration = try Regex(#"^    (?:static )?(?:func|var) (\w+)"#, as: (Substring, Substring).self)
        let beginning = try Regex(#"^extension (\w+)"#, as: (Substring, Substring).self)
        var members: Set<String> = []
        for (_, text) in sources {
            var type: String?
            for line in Self.code(text).components(separatedBy: "\n") {
                if let match = line.firstMatch(of: beginning) { type = String(match.output.1) }
                if line == "}" { type = nil }
                guard let type, !own.contains(type) else { continue }
                guard let member = line.firstMatch(of: declaration)?.output.1 else { continue }
                members.insert("\(type).\(member)")
            }
        }
        #expect(members == Self.hooks)
    }

    @Test("Every source of TransitionKit is in one of its folders")
    func everySourceOfTransitionKitIsInOneOfFolders() throws {
        let known = Set(Self.knowledge.keys)
        for (path, _) in try Self.sources(of: "Sources/TransitionKit") {
            #expect(known.contains(path.components(separatedBy: "/")[2]), "\(path)")
        }
        #expect(Self.exceptions.allSatisfy { !$0.reason.isEmpty })
    }

    /// Returns the names of the types that a text declares at its top level.
    private static func declaredTypes(in text: String) throws -> Set<String> {
        let declaration = try NSRegularExpression(
            pattern: #"^(?:@\S+ )*(?:public |package |open |final )*(?:struct|class|enum|protocol) (\w+)"#,
            options: .anchorsMatchLines
        )
        let matches = declaration.matches(in: text, range: NSRange(text.startIndex..., in: text))
        return Set(matches.compactMap { Range($0.range(at: 1), in: text).map { String(text[$0]) } })
    }

    /// Returns a text without comments and without strings in one line.
    private static func code(_ text: String) -> String {
        text.components(separatedBy: "\n")
            .filter { !$0.trimmingCharacters(in: .whitespaces).hasPrefix("//") }
            .map { $0.replacing("\"[^\"]*\"") { _ in "" } }.joined(separator: "\n")
    }

    /// Returns the names that a text uses, without members, which belong to what's before their period.
    private static func names(in code: String) -> Set<String> {
        let members = code.replacing("\\.\\w+") { _ in " " }
        return Set(members.components(separatedBy: CharacterSet.alphanumerics.union(["_"]).inverted))
    }
}
