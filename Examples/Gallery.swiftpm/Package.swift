// swift-tools-version: 6.0
import AppleProductTypes
import PackageDescription

// The gallery as an app, for Xcode: open this folder where it is. Swift Playgrounds, on a Mac or an iPad,
// doesn't reach the package two folders up that it depends on. Its sources also make the `gallery` executable
// of that package, which takes the folder `Gallery` only.
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
