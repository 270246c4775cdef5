#if canImport(SwiftUI)
    import Animators
    import Presentations
    import SwiftUI
    import TransitionKit
    import TransitionKitSwiftUI

    /// Views of a class that isn't isolated, such as a router. Like SwiftUI's own modifiers, those of
    /// TransitionKit can be used anywhere. This only has to compile.
    @available(iOS 16, tvOS 16, visionOS 1, *)
    final class Menus {
        /// What each menu gets from the view that presents it, which all of them share.
        static let values: [PassedValue] = [.value(\.locale)]

        func menu(isPresented: Binding<Bool>) -> some View {
            Text("Inbox").present(isPresented: isPresented, as: .drawer(), passing: Self.values) {
                Text("Menu")
            }
        }

        func screen(isPresented: Binding<Bool>) -> some View {
            Text("Photo").transitionElement("photo").present(isPresented: isPresented, with: .crossfade()) {
                Text("Large photo")
            }
        }

        func pages(selection: Binding<Int>) -> some View {
            TransitionSwitcher(0..<3, selection: selection, with: .springSlide()) { Text("Page \($0)") }
        }
    }
#endif
