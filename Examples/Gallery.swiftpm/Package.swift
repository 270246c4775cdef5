// swift-tools-version: 6.0
import AppleProductTypes
import PackageDescription

// The gallery as an app for Xcode. Open this folder where it is, and in Xcode: Swift Playgrounds, on a Mac or
// an iPad, can't find the package two folders up, which the app depends on. The `gallery` executable of that
// package also uses these sources, but only the folder `Gallery`.
let package = Package(
    name: "Gallery",
    platforms: [.iOS("15.2")],
    products: [
        .iOSApplication(
            name: "Gallery",
            targets: ["AppModule"],
            bundleIdentifier: "transitionkit.examples.gallery",
            teamIdentifier: "",
            displayVersion: "1.0",
            bundleVersion: "1",
            appIcon: .placeholder(icon: .images),
            accentColor: .presetColor(.indigo),
            supportedDeviceFamilies: [.pad, .phone],
            supportedInterfaceOrientations: [
                .portrait,
                .landscapeRight,
                .landscapeLeft,
                .portraitUpsideDown(.when(deviceFamilies: [.pad])),
            ],
            additionalInfoPlistContentFilePath: "App/SceneManifest.plist"
        )
    ],
    dependencies: [
        .package(name: "TransitionKit", path: "../..")
    ],
    targets: [
        .executableTarget(
            name: "AppModule",
            dependencies: [
                .product(name: "Animators", package: "TransitionKit"),
                .product(name: "Presentations", package: "TransitionKit"),
                .product(name: "TransitionKit", package: "TransitionKit"),
            ],
            path: ".",
            exclude: ["App/SceneManifest.plist"],
            sources: ["App", "Gallery"]
        )
    ],
    swiftLanguageModes: [.v6]
)
