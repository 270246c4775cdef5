import Foundation
import Gallery

/// A command with its options.
enum GalleryCommand: Equatable {
    /// Opens the app in a window if there's a display, and otherwise exports the page.
    case open(RunOptions)
    case run(RunOptions)
    case framesPerSecond(FPSOptions)
    case list
    case help
    case docs(root: String)
    case render(RenderOptions)
    case export(RenderOptions)

    static let usage = """
        usage: gallery [run options]       open the app in a window, or export the page if there's no display
               gallery run [options]       open the app in a window
               gallery --fps [NAME...]     measure the frames of animators (default: all)
               gallery render [options]    render transitions as images
               gallery export DIR          export a webpage that shows and plays all transitions
               gallery list                list the animators and containers
               gallery docs DIR            generate a package's catalog, lists of animators, and images

        run options:
          --size WxH                  screen size in points, 160x160 to 4096x4096 (default: 390x844)
          --scale S                   pixels per point, 0.5 to 4 (default: the largest that fits, up to 2)
          --layout-direction NAME     ltr or rtl (default: ltr)
          --text-size NAME            xs, s, m, l, xl, xxl, xxxl, or ax1 to ax5 (default: l)
          --dark                      use Dark Mode
          --inspect FILE              keep a list of everything on the screen in FILE, as JSON

        In the window, the mouse acts as a finger. Hold Alt for two fingers that pinch and rotate, or Alt and Shift
        for two that move together. The wheel scrolls, Escape goes back, Ctrl and an arrow key rotate the screen,
        and Ctrl-Q quits.

        render options:
          --animator NAME             one animator; repeatable (default: all)
          --container NAME            modal, navigation, tab, or custom; repeatable (default: all)
          --direction NAME            forward or backward; repeatable (default: both)
          --frames N                  images per transition, 2 to 120 (default: 9)
          --scale S                   pixels per point, 0.1 to 4 (default: 2)
          --size WxH                  screen size in points, up to 4096x4096 (default: 390x844)
          --layout-direction NAME     ltr or rtl (default: ltr)
          --text-size NAME            xs, s, m, l, xl, xxl, xxxl, or ax1 to ax5 (default: l)
          --dark                      use Dark Mode
          --interactive P,OUTCOME     drag to progress P (0.05 to 1), and then cancel, finish, or regrab
          --output DIR                output folder (default: gallery)

        --fps options:
          --csv                       print CSV instead of a table
          --layers N                  use screens with N layers each, 1 to 100000, instead of the demo's
          --slices N                  cut the screen into N slices, 1 to 100000, instead of using the animators

        export options:
          --animator NAME             one animator; repeatable (default: all)
          --repository URL            repository that the page links to (default: the package's own files)
          --address URL               address where the page will be published, for its preview image
          --scale S                   pixels per point of recorded frames, 0.1 to 4 (default: 0.6)
        """

    /// Runs the command, and returns the exit status. A failure is reported in one line on standard error.
    @MainActor
    static func main(_ arguments: [String]) -> Int32 {
        do {
            switch try ArgumentParser(animatorNames: GalleryCatalog.entries.map(\.name)).parse(arguments) {
            case .open(let options):
                if try !RunCommand(options: options).runIfPossible() {
                    try makePage(.site(animators: GalleryCatalog.entries.map(\.name)))
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
                print("\(root)/Docs/Catalog.md")
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
