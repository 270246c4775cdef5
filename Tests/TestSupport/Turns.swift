/// Test cases that vary several parameters in turn. Combining all of them would repeat too much.
public enum Turns {
    /// Returns all cases of some names, which represent the others, and for each of the other names, one case
    /// in turn.
    ///
    /// - Parameter cases: All cases of each name. Every name has the same number of cases.
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

    /// Returns the pairs of values from two columns that don't occur together in any row. If there are none,
    /// everything that depends on two of the columns is covered.
    ///
    /// - Parameter counts: The number of values in each column. A value that never occurs is missing, too.
    public static func missingPairs(in rows: [[String]], counts: [Int]) -> [String] {
        let width = counts.count
        let found = (0..<width).map { column in Set(rows.map { $0[column] }).count }
        guard found == counts else { return ["\(found) values, not \(counts)"] }
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
