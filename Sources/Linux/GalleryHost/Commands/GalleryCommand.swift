import Foundation
import Gallery

/// What the words on the command line ask for.
enum GalleryCommand: Equatable {
    case list
    case help
    case docs(root: String)
    case render(RenderOptions)

    static let usage = """
        usage: gallery render [options]    draw transitions as pictures
               gallery list                name the animators and containers
               gallery docs DIR            write the catalogue into a package's Docs folder

        options of render:
          --animator NAME             one animator; may be repeated (default: all)
          --container NAME            modal, navigation, tab or custom; may be repeated (default: all)
          --direction NAME            forward or backward; may be repeated (default: both)
          --frames N                  pictures of each transition, 2 to 120 (default: 9)
          --scale S                   pixels to a point, 0.1 to 4 (default: 2)
          --size WxH                  the screen in points, up to 4096x4096 (default: 390x844)
          --layout-direction NAME     ltr or rtl (default: ltr)
          --interactive P,OUTCOME     a finger drags to P (0.05 to 1), then cancel, finish or regrab
          --output DIR                where the pictures go (default: gallery)
        """

    /// Runs the command and tells the exit status; what went wrong is one line on standard error.
    @MainActor
    static func main(_ arguments: [String]) -> Int32 {
        do {
            switch try ArgumentParser(animatorNames: AnimatorCatalogue.entries.map(\.name)).parse(arguments) {
            case .list:
                print(ListCommand.text)
            case .help:
                print(usage)
            case .docs(let root):
                try DocsCommand(root: root).run()
                print("\(root)/Docs/Catalogue.md")
            case .render(let options):
                try RenderCommand(options: options).run()
                print(RenderCommand.resultLine(for: options))
            }
            return ExitStatus.success
        } catch let failure as Failure {
            Console.error("gallery: \(failure.message)")
            return failure.exitStatus
        } catch {
            Console.error("gallery: \(error.localizedDescription)")
            return ExitStatus.internalError
        }
    }
}
