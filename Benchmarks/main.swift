import Foundation

do {
    let options = try Options(Array(CommandLine.arguments.dropFirst()))
    if options.asksForHelp {
        print(Options.help)
    } else {
        let subjects = try Subject.all(named: options.names)
        let cards = CardSubject.all(named: options.names)
        var report = Report(options.format)
        for layers in options.layers {
            for subject in subjects {
                report.add(Measurement.row(of: subject, layers: layers, frames: options.measuresFrames))
            }
            for card in cards { report.add(CardMeasurement.row(of: card, layers: layers)) }
        }
        report.end()
    }
} catch let mistake as Options.Mistake {
    FileHandle.standardError.write(Data((mistake.message + "\n").utf8))
    exit(2)
}
