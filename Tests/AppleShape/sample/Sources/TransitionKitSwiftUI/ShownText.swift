#if canImport(SwiftUI)
    import SwiftUI
    import TransitionKit

    /// A view that uses what's newer than the oldest version that the package supports.
    @available(iOS 16, tvOS 16, visionOS 1, *)
    struct ShownText: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> UIHostingController<Text> {
            let controller = UIHostingController(rootView: Text("Shown"))
            controller.sizingOptions = .preferredContentSize
            return controller
        }

        func updateUIViewController(_ controller: UIHostingController<Text>, context: Context) {}
    }

    struct Copied: View {
        let locale: Locale

        var body: some View {
            Text("Copied").transformEnvironment(\.self, transform: { $0.locale = locale })
        }
    }
#endif
