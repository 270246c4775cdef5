#if canImport(SwiftUI)
    import Animators
    import SwiftUI
    import TransitionKit
    import TransitionKitSwiftUI
    import UIKit

    // The code of the guide to SwiftUI apps.

    struct Place: Identifiable {
        let name: String
        var id: String { name }
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

    struct MenuView: View {
        var body: some View { Text("Menu") }
    }

    struct PhotoView: View {
        let place: Place
        var body: some View { Text(place.name) }
    }

    @available(iOS 16, tvOS 16, visionOS 1, *)
    struct PlaceButton: View {
        let place: Place
        @State private var showsDetail = false

        var body: some View {
            Button(place.name) { showsDetail = true }
                .present(
                    isPresented: $showsDetail,
                    with: .cube(axis: .vertical),
                    interaction: .swipe(edge: .top)
                ) {
                    DetailView(place: place)
                }
        }
    }

    @available(iOS 16, tvOS 16, visionOS 1, *)
    struct MenuButton: View {
        @State private var showsMenu = false

        var body: some View {
            Button("Menu") { showsMenu = true }
                .present(isPresented: $showsMenu, as: .drawer()) { MenuView() }
        }
    }

    struct MapView: View {
        let showsControls: Bool
        var body: some View { Text(showsControls ? "Map with controls" : "Map") }
    }

    @available(iOS 16, tvOS 16, visionOS 1, *)
    struct PlacesMap: View {
        @State private var showsPlaces = true
        @State private var detent = 0

        var body: some View {
            MapView(showsControls: detent == 0)
                .present(
                    isPresented: $showsPlaces,
                    as: .panel(detents: [.points(120), .fraction(0.9)]),
                    selectedDetentIndex: $detent
                ) {
                    Button("Show All Places") { detent = 1 }
                }
        }
    }

    @available(iOS 16, tvOS 16, visionOS 1, *)
    struct ShowPlacesButton: View {
        @State private var showsPlaces = false
        @State private var detent = 0

        var body: some View {
            Button("Show Places") { showsPlaces = true }
                .present(isPresented: $showsPlaces, as: .sheet(), selectedDetentIndex: $detent) {
                    Button("Show All") { detent = 1 }
                }
        }
    }

    @available(iOS 16, tvOS 16, visionOS 1, *)
    struct TranslatedMenuButton: View {
        @State private var showsMenu = false

        var body: some View {
            Button("Menu") { showsMenu = true }
                .present(isPresented: $showsMenu, as: .drawer(), passing: [.value(\.locale)]) { MenuView() }
        }
    }

    @available(iOS 16, tvOS 16, visionOS 1, *)
    struct PlacesScreen: View {
        @State private var selectedPlace: Place?

        var body: some View {
            PlacesView { place in selectedPlace = place }
                .present(item: $selectedPlace, with: .cover(edge: .bottom)) { place in
                    DetailView(place: place)
                }
        }
    }

    @available(iOS 16, tvOS 16, visionOS 1, *)
    struct PlacePhotosScreen: View {
        @State private var selectedPlace: Place?

        var body: some View {
            PlacesView { place in selectedPlace = place }
                .present(item: $selectedPlace) { place in
                    .expand(source: "photo \(place.id)")
                } content: { place in
                    DetailView(place: place)
                }
        }
    }

    struct SectionView<Section>: View {
        let section: Section
        var body: some View { Text("\(section)") }
    }

    @available(iOS 16, tvOS 16, visionOS 1, *)
    struct ShopView: View {
        enum Section: CaseIterable { case new, favorites, orders }

        @State private var section = Section.new

        var body: some View {
            TransitionSwitcher(
                Section.allCases,
                selection: $section,
                with: .slide(),
                interaction: .swipe(edge: .leading)
            ) { section in
                SectionView(section: section)
            }
            .ignoresSafeArea()
        }
    }

    @available(iOS 16, tvOS 16, visionOS 1, *)
    struct Thumbnail: View {
        let place: Place
        @State private var showsDetail = false

        var body: some View {
            Button {
                showsDetail = true
            } label: {
                PhotoView(place: place).transitionElement("photo")
            }
            .present(isPresented: $showsDetail, with: .matched(), interaction: .swipe(edge: .top)) {
                PhotoView(place: place).transitionElement("photo")
            }
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
