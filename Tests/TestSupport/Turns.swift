/// Cases of a test that take turns with what varies, where the product of everything would repeat what does not vary.
public enum Turns {
    /// Every case of those that stand for the others, and one of each of the others, in turn.
    ///
    /// - Parameter cases: all the cases of a name, as many for each.
    public static func cases<Case>(
        of names: [String],
        whole representatives: [String],
        _ cases: (String) -> [Case]
    ) -> [Case] {
        precondition(
            Set(names).isSuperset(of: representatives),
            "\(representatives) are not all among \(names)"
        )
        return names.enumerated().flatMap { index, name in
            let all = cases(name)
            return representatives.contains(name) ? all : [all[index % all.count]]
        }
    }

    /// The pairs of values of two columns that stand together in no row. With none missing, whatever depends on two of
    /// the columns is tried in every way.
    public static func missingPairs(in rows: [[String]]) -> [String] {
        guard let width = rows.first?.count else { return [] }
        return (0..<width).flatMap { first in
            ((first + 1)..<max(width, first + 1)).flatMap { second in
                let found = Set(rows.map { [$0[first], $0[second]] })
                let lefts = Set(rows.map { $0[first] }).sorted()
                let rights = Set(rows.map { $0[second] }).sorted()
                return lefts.flatMap { left in
                    rights.filter { !found.contains([left, $0]) }.map { "\(left) with \($0)" }
                }
            }
        }
    }
}
