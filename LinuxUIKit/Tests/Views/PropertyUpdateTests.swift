import Testing
@_spi(Host) import UIKit

/// The pass before layout in which views and their controllers update their properties.
@Suite @MainActor struct PropertyUpdateTests {
    @MainActor private final class Log {
        var entries: [String] = []
    }

    private final class UpdatedView: UIView {
        let log: Log
        let name: String

        init(_ name: String, _ log: Log) {
            (self.name, self.log) = (name, log)
            super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        }

        required init?(coder: NSCoder) { nil }

        override func updateProperties() {
            super.updateProperties()
            log.entries.append("\(name) properties")
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            log.entries.append("\(name) layout")
        }
    }

    private final class UpdatedController: UIViewController {
        let log: Log

        init(_ log: Log) {
            self.log = log
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func loadView() { view = UpdatedView("view", log) }

        override func updateProperties() {
            super.updateProperties()
            log.entries.append("controller properties")
        }
    }

    @Test("All properties are updated before layout, outer views first, and later only on request")
    func allPropertiesAreUpdatedBeforeLayout() {
        let log = Log()
        let window = makeWindow()
        let (outer, inner) = (UpdatedView("outer", log), UpdatedView("inner", log))
        outer.addSubview(inner)
        window.addSubview(outer)
        UIApplication.shared.tick()
        #expect(log.entries == ["outer properties", "inner properties", "outer layout", "inner layout"])
        log.entries = []
        inner.setNeedsUpdateProperties()
        inner.setNeedsUpdateProperties()
        #expect(log.entries == [])
        UIApplication.shared.tick()
        #expect(log.entries == ["inner properties"])
    }

    @Test("A view and everything inside it can be updated immediately")
    func atOnce() {
        let log = Log()
        let window = makeWindow()
        let (outer, inner) = (UpdatedView("outer", log), UpdatedView("inner", log))
        outer.addSubview(inner)
        window.addSubview(outer)
        UIApplication.shared.tick()
        log.entries = []
        inner.setNeedsUpdateProperties()
        outer.updatePropertiesIfNeeded()
        #expect(log.entries == ["inner properties"])
        inner.setNeedsUpdateProperties()
        outer.layoutIfNeeded()
        #expect(log.entries == ["inner properties", "inner properties"])
    }

    @Test("A controller is updated along with its view")
    func controllerIsUpdatedAlongWithView() {
        let log = Log()
        let window = makeWindow()
        let controller = UpdatedController(log)
        window.rootViewController = controller
        UIApplication.shared.tick()
        #expect(
            log.entries.filter { $0.hasSuffix("properties") } == ["controller properties", "view properties"]
        )
        log.entries = []
        controller.setNeedsUpdateProperties()
        controller.updatePropertiesIfNeeded()
        UIApplication.shared.tick()
        #expect(log.entries == ["controller properties"])
    }
}
