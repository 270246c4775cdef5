import Foundation

/// Prints rows, immediately if the format allows it.
@MainActor struct Report {
    private let format: Options.Format
    private var rows: [Row] = []

    init(_ format: Options.Format) {
        self.format = format
        switch format {
        case .table:
            print("CPU time at the start (medians), and frames of 390x844 @2x.\n\n\(line(Row.columns))")
        case .csv: print(Row.columns.joined(separator: ","))
        case .json: break
        }
    }

    mutating func add(_ row: Row) {
        switch format {
        case .table: print(line(row.cells))
        case .csv: print(row.cells.joined(separator: ","))
        case .json: rows.append(row)
        }
        fflush(nil)
    }

    func end() {
        guard case .json = format else { return }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        print(String(decoding: (try? encoder.encode(rows)) ?? Data(), as: UTF8.self))
    }

    private func line(_ cells: [String]) -> String {
        zip(cells, Row.columns).enumerated().map { index, cell in
            index == 0 ? cell.0.padded(to: 15) : cell.0.padded(before: max(cell.1.count, 6) + 2)
        }.joined()
    }
}
