import Foundation

/// Swift code for people to read.
enum SwiftCode {
    /// Returns a call, with each argument on its own line if a single line would be longer than `width`
    /// characters.
    static func call(_ function: String, _ arguments: [String], width: Int) -> String {
        let line = "\(function)(\(arguments.joined(separator: ", ")))"
        let last = line.components(separatedBy: "\n").last ?? line
        let hasLongArgument = arguments.contains { $0.contains("\n") }
        guard !arguments.isEmpty, hasLongArgument || last.count > width else { return line }
        let indented = arguments.map { "    " + $0.replacingOccurrences(of: "\n", with: "\n    ") }
        return "\(function)(\n\(indented.joined(separator: ",\n"))\n)"
    }
}
