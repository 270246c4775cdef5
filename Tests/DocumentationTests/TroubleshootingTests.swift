import Foundation
import Testing

/// The messages of the auditor in the guide to what doesn't move.
@Suite struct TroubleshootingTests {
    private static let page = "Sources/TransitionKit/TransitionKit.docc/Troubleshooting.md"

    /// The sources of the auditor, with the parts of each message joined.
    private func sources() throws -> String {
        try DocumentedCode.documents().filter { $0.contains("/Auditing/") }
            .map { try DocumentedCode.text(of: $0) }.joined()
            .replacing(#""\s*\+\s*""#) { _ in "" }
    }

    private func messages() throws -> [String] {
        let text = try DocumentedCode.text(of: Self.page)
        let rows = text.components(separatedBy: "## Messages in the log").last ?? ""
        return rows.components(separatedBy: "\n").filter { $0.hasPrefix("| `") }.flatMap { row in
            row.components(separatedBy: " | ")[0].components(separatedBy: "`").enumerated()
                .filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
        }
    }

    @Test("The messages in the guide are those of the auditor")
    func messagesInGuideAreThoseOfAuditor() throws {
        let (sources, messages) = (try sources(), try messages())
        #expect(messages.count > 20)
        for message in messages {
            for part in message.components(separatedBy: "…") where !part.isEmpty {
                let isFound = sources.contains(part)
                #expect(isFound, "the auditor doesn't write “\(part)”")
            }
        }
    }

    @Test("The guide has every message of the auditor")
    func guideHasEveryMessageOfAuditor() throws {
        let messages = try messages()
        let pattern =
            #"(?:(?:report|add)\(\s*\.\w+,(?:\s*by: [^,]+,)?"#
            + #"(?:\s*side == \.incoming\s*\?)?\s*|return (?="[^"]*;))"([^"\\;,]+)"#
        var found: [String] = []
        _ = try sources().replacing(pattern) { groups in
            found.append(groups[0])
            return ""
        }
        #expect(found.count > 15)
        for start in found {
            let isListed = messages.contains { $0.hasPrefix(start.trimmingCharacters(in: .whitespaces)) }
            #expect(isListed, "the guide doesn't have “\(start)…”")
        }
    }
}
