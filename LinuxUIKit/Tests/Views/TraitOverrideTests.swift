import TestSupport
import Testing
@_spi(Host) import UIKit

/// Traits that views override, and the level of the interface.
@MainActor @Suite struct TraitOverrideTests {
    private func window() -> UIWindow {
        UIApplication.reset()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        UIApplication.shared.tick()
        return window
    }

    @Test("A view and those below it have the traits that it overrides, until it doesn't anymore")
    func viewAndThoseBelowItHaveTraitsThatItOverrides() throws {
        let window = window()
        let root = try #require(window.rootViewController?.view)
        let (view, inner) = (UIView(), UIView())
        view.addSubview(inner)
        root.addSubview(view)
        #expect(inner.traitCollection.userInterfaceLevel == .base)
        view.traitOverrides.userInterfaceLevel = .elevated
        view.traitOverrides.horizontalSizeClass = .regular
        #expect(inner.traitCollection.userInterfaceLevel == .elevated)
        #expect(inner.traitCollection.horizontalSizeClass == .regular)
        #expect(root.traitCollection.horizontalSizeClass == .compact)
        #expect(view.traitOverrides.contains(UITraitHorizontalSizeClass.self))
        view.traitOverrides.remove(UITraitHorizontalSizeClass.self)
        #expect(!view.traitOverrides.contains(UITraitHorizontalSizeClass.self))
        #expect(inner.traitCollection.horizontalSizeClass == .compact)
        #expect(inner.traitCollection.userInterfaceLevel == .elevated)
    }

    @Test("To read an override that isn't there is an error, as in UIKit")
    func readingNoOverride() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = UIView().traitOverrides.userInterfaceLevel }
        }
        #expect(result.names("Can't return value for trait"))
    }

    @Test("In Dark Mode, the system's backgrounds are lighter if they're elevated")
    func inDarkModeSystemsBackgroundsAreLighterIfTheyreElevated() throws {
        let window = window()
        window.overrideUserInterfaceStyle = .dark
        let root = try #require(window.rootViewController?.view)
        let (view, other) = (UIView(), UIView())
        for view in [view, other] {
            view.backgroundColor = .systemBackground
            root.addSubview(view)
        }
        view.traitOverrides.userInterfaceLevel = .elevated
        #expect(other.layer.backgroundColor?.components == [0, 0, 0, 1])
        let value = CGFloat(0x1C) / 255
        let components = try #require(view.layer.backgroundColor?.components)
        #expect(abs(components[0] - value) < 0.001 && abs(components[2] - CGFloat(0x1E) / 255) < 0.001)
    }

    @Test("A color that a reused view gets out of the window is that of the level where it's shown again")
    func colorThatReusedViewGetsOutOfWindowIsThatOfLevel() throws {
        let window = window()
        window.overrideUserInterfaceStyle = .dark
        let root = try #require(window.rootViewController?.view)
        let (holder, cell) = (UIView(), UIView())
        holder.traitOverrides.userInterfaceLevel = .elevated
        root.addSubview(holder)
        cell.backgroundColor = .secondarySystemBackground
        holder.addSubview(cell)
        let elevated = cell.layer.backgroundColor?.components
        cell.removeFromSuperview()
        cell.backgroundColor = .systemRed
        cell.backgroundColor = .secondarySystemBackground
        #expect(cell.layer.backgroundColor?.components != elevated)
        holder.addSubview(cell)
        #expect(cell.layer.backgroundColor?.components == elevated)
    }

    @Test("The keyboard layout guide is where the keyboard is, even if a finger pulls it down")
    func keyboardGuide() throws {
        let window = window()
        let root = try #require(window.rootViewController?.view)
        UIApplication.shared.softwareKeyboardHeight = 300
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 100, height: 30))
        root.addSubview(field)
        let guide = root.keyboardLayoutGuide
        // UIKit documents that a guide's frame is valid in its view's layout, and not before.
        #expect(guide.layoutFrame == .zero)
        root.layoutIfNeeded()
        #expect(guide.layoutFrame.minY == root.bounds.maxY - root.safeAreaInsets.bottom)
        field.becomeFirstResponder()
        #expect(guide.layoutFrame == CGRect(x: 0, y: 544, width: 390, height: 300))
        UIApplication.shared.softwareKeyboardPull = 50
        #expect(guide.layoutFrame.minY == 594)
        field.resignFirstResponder()
        UIApplication.shared.advance(by: 1)
        #expect(guide.layoutFrame.minY == root.bounds.maxY - root.safeAreaInsets.bottom)
        // The next time, it's up entirely.
        field.becomeFirstResponder()
        #expect(guide.layoutFrame.minY == 544)
    }
}
