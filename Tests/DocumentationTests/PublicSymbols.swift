import Foundation

/// The public symbols of a module, read from its sources. The formatter's layout is what makes that possible: a
/// declaration starts on a line of its own, four columns further in than what it is a member of.
struct PublicSymbols {
    /// A type with its public members, or the functions that belong to none.
    struct Entry {
        /// The folder of the declaration, in the module.
        var area = ""
        /// Whether the module declares the type, and not only adds members to it.
        var isDeclared = false
        var members: Set<String> = []
    }

    /// What the functions and constants that belong to no type are listed by.
    static let free = "functions, constants, and aliases"

    private(set) var entries: [String: Entry] = [:]

    /// - Parameter folder: the folder of the module's sources.
    init(of folder: URL) throws {
        let files = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
        for file in files.filter({ $0.hasSuffix(".swift") }).sorted() {
            let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
            read(text, area: file.components(separatedBy: "/")[0])
        }
    }

    /// - Parameter text: the text of one source.
    init(text: String) { read(text, area: "") }

    // MARK: Reading

    /// What a line is inside of.
    private struct Scope {
        let name: String
        let indentation: Int
        let isPublic: Bool
        /// Whether its members are as public as itself, as those of a protocol are.
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
            // What is further in is a body.
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
                        // The cases of an enumeration are as public as it is; its other members aren't.
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
        // Operators, and what comes with a protocol of the standard library or with archives.
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
