// swift-tools-version: 6.0
// Needs the host interface of the Linux UIKit, so it runs on Linux only.
import PackageDescription

let package = Package(
    name: "Benchmarks",
    platforms: [.iOS(.v15), .tvOS(.v15), .macCatalyst(.v15), .visionOS(.v1)],
    dependencies: [.package(name: "TransitionKit", path: "..")],
    targets: [
        .executableTarget(
            name: "bench",
            dependencies: [
                .product(name: "Animators", package: "TransitionKit"),
                .product(name: "Presentations", package: "TransitionKit"),
                .product(name: "TransitionKit", package: "TransitionKit"),
                .product(name: "UIKit", package: "TransitionKit", condition: .when(platforms: [.linux])),
            ],
            swiftSettings: [.enableUpcomingFeature("ExistentialAny")]
        )
    ],
    swiftLanguageModes: [.v6]
)
