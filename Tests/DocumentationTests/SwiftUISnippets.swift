#if canImport(SwiftUI)
    import Animators
    import SwiftUI
    import TransitionKit
    import UIKit

    // The code of the guide to SwiftUI apps.

    struct Place {
        let name: String
    }

    struct DetailView: View {
        let place: Place
        var body: some View { Text(place.name) }
    }

    struct PlacesView: View {
        let choose: (Place) -> Void
        var body: some View { Button("Choose") { choose(Place(name: "Erg Chebbi")) } }
    }

    struct PlacesNavigation: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> UINavigationController {
            let navigationController = UINavigationController()
            let list = PlacesView { [weak navigationController] place in
                let detail = UIHostingController(rootView: DetailView(place: place))
                navigationController?.pushViewController(detail, animated: true)
            }
            navigationController.viewControllers = [UIHostingController(rootView: list)]
            TransitionDelegate(.fold(), interaction: .swipe(edge: .leading)).attach(to: navigationController)
            return navigationController
        }

        func updateUIViewController(_ navigationController: UINavigationController, context: Context) {}
    }

    struct Presenter<Content: View>: UIViewControllerRepresentable {
        @Binding var isPresented: Bool
        let animator: any Animator
        let content: Content

        func makeUIViewController(context: Context) -> PresenterController<Content> {
            PresenterController(animator)
        }

        func updateUIViewController(_ presenter: PresenterController<Content>, context: Context) {
            presenter.update($isPresented, content)
        }

        static func dismantleUIViewController(_ presenter: PresenterController<Content>, coordinator: ()) {
            presenter.close()
        }
    }

    struct PlaceButton: View {
        let place: Place
        @State private var showsDetail = false

        var body: some View {
            Button(place.name) { showsDetail = true }
                .background(
                    Presenter(
                        isPresented: $showsDetail,
                        animator: .cube(axis: .vertical),
                        content: DetailView(place: place)
                    )
                )
        }
    }

    @MainActor private enum SwiftUISnippets {
        static func presented(_ list: UIViewController, _ place: Place) {
            let detail = UIHostingController(rootView: DetailView(place: place))
            list.present(detail, with: .cube(axis: .vertical), interaction: .swipe(edge: .top))
        }

        @available(tvOS, unavailable)
        static func zoomed(_ list: UIViewController, _ detail: UIViewController, _ frame: CGRect) {
            let thumbnail = TransitionTarget.rect(frame, in: list.view)
            list.present(detail, with: .expand(source: thumbnail), interaction: .drag())
        }
    }
#endif
