import Foundation

/// The public symbols of a module, parsed from its sources. This relies on the formatter's layout, in which
/// each declaration starts on its own line, and is indented by four columns relative to the type that
/// contains it.
struct PublicSymbols {
    /// A type with its public members, or the functions outside any type.
    struct Entry {
        /// The folder of the declaration in the module.
        var area = ""
        /// Whether the module declares the type, instead of only extending it.
        var isDeclared = false
        var members: Set<String> = []
    }

    /// The name for the list of functions and constants outside any type.
    static let free = "functions, constants, and aliases"

    private(set) var entries: [String: Entry] = [:]

    /// - Parameter folder: The folder of the module's sources.
    init(of folder: URL) throws {
        let files = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
        for file in files.filter({ $0.hasSuffix(".swift") }).sorted() {
            let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
            read(text, area: file.components(separatedBy: "/")[0])
        }
    }

    /// - Parameter text: The text of one source file.
    init(text: String) { read(text, area: "") }

    // MARK: Reading

    /// The declaration that contains a line.
    private struct Scope {
        let name: String
        let indentation: Int
        let isPublic: Bool
        /// Whether members have the same access level as the declaration, such as those of a protocol.
        let sharesAccess: Bool
        let hasCases: Bool
    }

    private mutating func read(_ text: String, area: String) {
        let lines = text.components(separatedBy: "\n")
        var scopes: [Scope] = []
        var attributes = ""
        for (number, line) in lines.enumerated() {
            let code = line.trimmingCharacters(in: .whitespaces)
            let indentation = line.prefix { $0 == " " }.count
            guard !code.isEmpty, !code.hasPrefix("//") else { continue }
            while code != "{", let scope = scopes.last, indentation <= scope.indentation {
                scopes.removeLast()
            }
            // Lines with more indentation belong to a body.
            guard indentation == (scopes.last.map { $0.indentation + 4 } ?? 0) else { continue }
            guard let declaration = Declaration(lines[number...], attributes: attributes) else {
                let isAttribute = code.hasPrefix("@") && !code.contains("import ")
                attributes = isAttribute ? attributes + code + " " : ""
                continue
            }
            attributes = ""
            let outer = scopes.last
            let isShared =
                outer?.sharesAccess == true || outer?.hasCases == true && declaration.keyword == "case"
            let isPublic =
                !declaration.isForHosts && outer?.isPublic != false && (declaration.isPublic || isShared)
            if let name = declaration.typeName {
                let isExtension = declaration.keyword == "extension"
                let fullName = (outer.map { $0.name + "." } ?? "") + name
                let isVisible = isExtension ? !declaration.isForHosts : isPublic
                if isVisible, !isExtension {
                    entries[fullName, default: Entry()].isDeclared = true
                    entries[fullName]?.area = area
                }
                guard declaration.opens else { continue }
                scopes.append(
                    Scope(
                        name: fullName,
                        indentation: indentation,
                        isPublic: isVisible,
                        // The cases of an enumeration have its access level. Its other members don't.
                        sharesAccess: declaration.keyword == "protocol"
                            || isExtension && declaration.isPublic,
                        hasCases: declaration.keyword == "enum"
                    )
                )
            } else if isPublic, !declaration.isOverride {
                add(declaration.names, to: outer?.name ?? Self.free, area: area)
            }
        }
    }

    private mutating func add(_ names: [String], to type: String, area: String) {
        // Operators, and requirements of protocols in the standard library or for archives.
        let taken = [
            "hash(into:)", "description", "debugDescription", "rawValue", "init(rawValue:)",
            "init(stringLiteral:)",
            "init(coder:)", "encode(with:)", "copy(with:)",
        ]
        let names = names.filter { $0.first?.isLetter == true && !taken.contains($0) }
        guard !names.isEmpty else { return }
        var entry = entries[type, default: Entry()]
        if entry.area.isEmpty { entry.area = area }
        entry.members.formUnion(names)
        entries[type] = entry
    }
}
