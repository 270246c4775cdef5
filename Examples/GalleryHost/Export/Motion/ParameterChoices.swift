import Gallery

/// The parameters of an animator that are worth trying on a page, with a few values each.
@MainActor
struct ParameterChoices {
    let entry: CatalogEntry

    /// The page has a speed of its own, and what is drawn at random looks alike with every seed.
    private static let unseen: Set<String> = ["duration", "seed"]

    var all: [(parameter: AnimatorParameter, values: [Double])] {
        entry.parameters.filter { !Self.unseen.contains($0.label) }.map { ($0, values(of: $0)) }
            .filter { $0.values.count > 1 }
    }

    /// All choices; of a number's range the middle of what is below the default and of what is above it.
    private func values(of parameter: AnimatorParameter) -> [Double] {
        let initial = entry.defaultValue(of: parameter)
        switch parameter.kind {
        case .toggle: return [0, 1]
        case .choice(let titles): return titles.indices.map(Double.init)
        case .number(let range, _, _):
            let others = [(range.lowerBound + initial) / 2, (initial + range.upperBound) / 2]
            return Set((others + [initial]).map(parameter.snapped)).sorted()
        }
    }
}
