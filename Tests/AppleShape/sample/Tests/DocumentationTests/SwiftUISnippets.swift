#if canImport(SwiftUI)
    import SwiftUI

    /// A screen of UIKit in an app of SwiftUI.
    struct Hosted: UIViewControllerRepresentable {
        @Binding var isShown: Bool

        func makeUIViewController(context: Context) -> UIViewController {
            UIHostingController(rootView: Text(isShown ? "Shown" : "Hidden"))
        }

        func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }

    struct Toggle: View {
        @State private var isShown = false

        var body: some View {
            Button("Show") { isShown = true }.background(Hosted(isShown: $isShown))
        }
    }
#endif
