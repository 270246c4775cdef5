import Gallery

/// The parameters of an animator that the page offers, with a few values each.
@MainActor
struct ParameterChoices {
    let entry: CatalogEntry

    /// The page has its own speed, and random motion looks similar with every seed.
    private static let unseen: Set<String> = ["duration", "seed"]

    var all: [(parameter: AnimatorParameter, values: [Double])] {
        entry.parameters.filter { !Self.unseen.contains($0.label) }.map { ($0, values(of: $0)) }
            .filter { $0.values.count > 1 }
    }

    /// Returns all choices. For a number, these are the default, and the middles of the ranges below and
    /// above it.
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
