import Foundation
import Gallery

/// What the words on the command line ask for.
enum GalleryCommand: Equatable {
    /// The app in a window where there is a display, else a page.
    case open(RunOptions)
    case run(RunOptions)
    case framesPerSecond(FPSOptions)
    case list
    case help
    case docs(root: String)
    case render(RenderOptions)
    case export(RenderOptions)

    static let usage = """
        usage: gallery [options of run]    open the app in a window, or make a page where there is no display
               gallery run [options]       open the app in a window
               gallery --fps [NAME...]     measure frames of animators (default: all)
               gallery render [options]    draw transitions as pictures
               gallery export DIR          make a page to browse and play all transitions on
               gallery list                name the animators and containers
               gallery docs DIR            write a package's catalogue, lists of animators and pictures

        options of run:
          --size WxH                  the screen in points, 160x160 to 4096x4096 (default: 390x844)
          --scale S                   pixels to a point, 0.5 to 4 (default: as much as fits, up to 2)
          --layout-direction NAME     ltr or rtl (default: ltr)
          --text-size NAME            xs, s, m, l, xl, xxl, xxxl, or ax1 to ax5 (default: l)
          --dark                      the dark style
          --inspect FILE              keep a list of what is on the screen in FILE, as JSON

        In the window the mouse is a finger; with Alt it is two, and with Alt and Shift both move together. The
        wheel scrolls, Escape goes back, Ctrl and an arrow turn the screen, Ctrl-Q closes.

        options of render:
          --animator NAME             one animator; may be repeated (default: all)
          --container NAME            modal, navigation, tab or custom; may be repeated (default: all)
          --direction NAME            forward or backward; may be repeated (default: both)
          --frames N                  pictures of each transition, 2 to 120 (default: 9)
          --scale S                   pixels to a point, 0.1 to 4 (default: 2)
          --size WxH                  the screen in points, up to 4096x4096 (default: 390x844)
          --layout-direction NAME     ltr or rtl (default: ltr)
          --text-size NAME            xs, s, m, l, xl, xxl, xxxl, or ax1 to ax5 (default: l)
          --interactive P,OUTCOME     a finger drags to P (0.05 to 1), then cancel, finish or regrab
          --output DIR                where the pictures go (default: gallery)

        options of --fps:
          --csv                       rows for programs in place of a table
          --layers N                  screens of N layers each, 1 to 100000, in place of the demo's
          --slices N                  the screen cut into N pieces, 1 to 100000, in place of the animator

        options of export:
          --animator NAME             one animator; may be repeated (default: all)
          --repository URL            where the page leads (default: the package's own files)
          --address URL               where the page will be, for the picture that is shared with it
          --scale S                   pixels to a point of recorded frames, 0.1 to 4 (default: 0.6)
        """

    /// Runs the command and tells the exit status; what went wrong is one line on standard error.
    @MainActor
    static func main(_ arguments: [String]) -> Int32 {
        do {
            switch try ArgumentParser(animatorNames: AnimatorCatalogue.entries.map(\.name)).parse(arguments) {
            case .open(let options):
                if try !RunCommand(options: options).runIfPossible() {
                    try makePage(.site(animators: AnimatorCatalogue.entries.map(\.name)))
                }
            case .run(let options):
                try RunCommand(options: options).run()
            case .framesPerSecond(let options):
                print(try FPSCommand(options: options).run())
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
            case .export(let options):
                try makePage(options)
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

    @MainActor
    private static func makePage(_ options: RenderOptions) throws {
        let size = try ExportCommand(options: options).run()
        print(ExportCommand.resultLine(for: options, size: size))
    }
}
