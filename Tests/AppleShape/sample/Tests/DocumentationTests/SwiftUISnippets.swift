#if canImport(SwiftUI)
    import SwiftUI

    /// A screen of UIKit in an app of SwiftUI.
    struct Hosted: UIViewControllerRepresentable {
        @Binding var isShown: Bool

        func makeUIViewController(context: Context) -> UIHostingController<Text> {
            UIHostingController(rootView: Text("Hidden"))
        }

        func updateUIViewController(_ controller: UIHostingController<Text>, context: Context) {
            controller.rootView = Text(isShown ? "Shown" : "Hidden")
        }

        static func dismantleUIViewController(_ controller: UIHostingController<Text>, coordinator: ()) {
            controller.presentingViewController?.dismiss(animated: false)
        }
    }

    struct Toggle: View {
        @State private var isShown = false

        var body: some View {
            Button("Show") { isShown = true }.background(Hosted(isShown: $isShown))
        }
    }
#endif

#if os(iOS)
    import UIKit

    @MainActor func zoom(_ screen: UIViewController, from thumbnail: UIView) {
        guard #available(iOS 18, *) else { return }
        screen.preferredTransition = .zoom { _ in thumbnail }
    }
#endif
