// swift-tools-version: 6.0
import PackageDescription

// Type-checked for Apple's platforms with Swift 6.0.3, 6.2.3, and 6.3.1, and built on Linux with 6.2.3 and
// 6.3.1.
let settings: [SwiftSetting] = [.enableUpcomingFeature("ExistentialAny")]

let package = Package(
    name: "TransitionKit",
    platforms: [.iOS(.v15), .tvOS(.v15), .macCatalyst(.v15), .visionOS(.v1)],
    products: [
        .library(name: "TransitionKit", targets: ["TransitionKit"]),
        .library(name: "Animators", targets: ["Animators"]),
        .library(name: "Presentations", targets: ["Presentations"]),
        .library(name: "TransitionKitSwiftUI", targets: ["TransitionKitSwiftUI"]),
        .library(name: "TransitionTesting", targets: ["TransitionTesting"]),
    ],
    targets: [
        .target(name: "TransitionKit", swiftSettings: settings),
        .target(name: "Animators", dependencies: ["TransitionKit"], swiftSettings: settings),
        .target(name: "Presentations", dependencies: ["TransitionKit"], swiftSettings: settings),
        // Without SwiftUI, it contains only what its views decide with.
        .target(
            name: "TransitionKitSwiftUI",
            dependencies: ["Presentations", "TransitionKit"],
            swiftSettings: settings
        ),
        .target(name: "TransitionTesting", exclude: ["Linux"], swiftSettings: settings),
        // What needs nothing but Apple's API is tested on Apple's platforms as well.
        .testTarget(
            name: "ValueTests",
            dependencies: ["Animators", "TransitionKit"],
            path: "Tests/TransitionKitTests/Describing",
            swiftSettings: settings
        ),
        .testTarget(
            name: "DocumentationTests",
            dependencies: [
                "Animators", "Presentations", "TransitionKit", "TransitionKitSwiftUI", "TransitionTesting",
            ],
            exclude: ["Played"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "AppTests",
            dependencies: [
                "Animators", "Presentations", "TransitionKit", "TransitionKitSwiftUI", "TransitionTesting",
            ],
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)

// On hosts without Apple's SDK, the package includes a replacement for UIKit, in the folder LinuxUIKit. Its
// modules have Apple's names and API, and the targets above compile against them unchanged. The platform
// condition excludes them when someone builds for an Apple platform on such a host.
#if !canImport(Darwin)
    let uiKit: Target.Dependency = .target(name: "UIKit", condition: .when(platforms: [.linux]))

    // The tests spend most of their time in the modules with these settings and in the library's own, so
    // `make test` optimizes them. SwiftPM doesn't allow such flags in a package that's used as a dependency.
    let linuxSettings: [SwiftSetting] =
        Context.environment["TRANSITIONKIT_OPTIMIZES_UIKIT"] == nil
        ? [] : [.unsafeFlags(["-O", "-assert-config", "Debug"])]

    for target in package.targets {
        target.dependencies.append(uiKit)
        if !target.isTest { target.swiftSettings? += linuxSettings }
        if target.isTest { target.dependencies.append("TestSupport") }
        // Only the Linux UIKit has a clock that tests control.
        switch target.name {
        case "TransitionTesting": target.exclude = ["Apple"]
        case "DocumentationTests": target.exclude = ["Played/Goldens"]
        default: target.exclude = []
        }
    }

    package.products += [
        .library(name: "UIKit", targets: ["UIKit", "QuartzCore", "CoreGraphics"]),
        .executable(name: "gallery", targets: ["GalleryHost"]),
    ]

    package.targets += [
        .systemLibrary(
            name: "CPangoCairo",
            path: "LinuxUIKit/Sources/System/CPangoCairo",
            pkgConfig: "pangocairo",
            providers: [.apt(["libpango1.0-dev"])]
        ),
        .systemLibrary(name: "CPrefetch", path: "LinuxUIKit/Sources/System/CPrefetch"),
        .systemLibrary(name: "CMalloc", path: "LinuxUIKit/Sources/System/CMalloc"),
        .systemLibrary(
            name: "CWebP",
            path: "LinuxUIKit/Sources/System/CWebP",
            pkgConfig: "libwebpmux",
            providers: [.apt(["libwebp-dev"])]
        ),
        .systemLibrary(
            name: "CSDL",
            path: "LinuxUIKit/Sources/System/CSDL",
            pkgConfig: "sdl2",
            providers: [.apt(["libsdl2-dev"])]
        ),
        .target(
            name: "CoreGraphics",
            dependencies: ["CPangoCairo"],
            path: "LinuxUIKit/Sources/CoreGraphics",
            swiftSettings: linuxSettings
        ),
        .target(
            name: "QuartzCore",
            dependencies: ["CoreGraphics", "CPangoCairo", "CPrefetch"],
            path: "LinuxUIKit/Sources/QuartzCore",
            swiftSettings: linuxSettings
        ),
        .target(
            name: "UIKit",
            dependencies: ["QuartzCore", "CoreGraphics", "_Testing_UIKit", "_Testing_CoreGraphics"],
            path: "LinuxUIKit/Sources/UIKit",
            swiftSettings: linuxSettings
        ),
        .target(name: "_Testing_UIKit", path: "LinuxUIKit/Sources/Testing/UIKit"),
        .target(name: "_Testing_CoreGraphics", path: "LinuxUIKit/Sources/Testing/CoreGraphics"),

        .target(
            name: "Gallery",
            dependencies: ["TransitionKit", "Animators", "Presentations", uiKit],
            path: "Examples/Gallery.swiftpm/Gallery",
            swiftSettings: settings + linuxSettings
        ),
        .executableTarget(
            name: "GalleryHost",
            dependencies: [
                "Gallery", "TransitionKit", "Animators", "UIKit", "CMalloc", "CWebP", "CSDL",
            ],
            path: "Examples/GalleryHost",
            resources: [.copy("Export/Site")],
            swiftSettings: settings
        ),

        .target(
            name: "TestSupport",
            dependencies: ["TransitionKit", "TransitionTesting", "UIKit"],
            path: "Tests/TestSupport",
            swiftSettings: settings + linuxSettings
        ),
        .target(
            name: "RandomWalk",
            dependencies: ["Animators", "Presentations", "TransitionKit", "UIKit"],
            path: "Tests/RandomWalk",
            swiftSettings: settings + linuxSettings
        ),
        .executableTarget(
            name: "soak",
            dependencies: ["RandomWalk", "UIKit"],
            path: "Tests/Soak",
            swiftSettings: settings
        ),
        .executableTarget(
            name: "bench",
            dependencies: ["Animators", "Presentations", "TransitionKit", "UIKit"],
            path: "Benchmarks",
            swiftSettings: settings
        ),
        .testTarget(
            name: "LinuxTests",
            dependencies: ["UIKit", "QuartzCore", "CoreGraphics", "TestSupport"],
            path: "LinuxUIKit/Tests",
            swiftSettings: settings
        ),
        // Code in the Swift 5 language mode, as in most apps.
        .testTarget(
            name: "SwiftFiveTests",
            dependencies: ["Animators", "Presentations", "TransitionKit", "UIKit"],
            swiftSettings: [
                .swiftLanguageMode(.v5), .unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"]),
            ]
        ),
        .testTarget(
            name: "TransitionKitTests",
            dependencies: [
                "Animators", "Presentations", "RandomWalk", "TransitionKit", "TransitionTesting", "UIKit",
                "TestSupport",
            ],
            exclude: ["Describing"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "PresentationsTests",
            dependencies: ["Animators", "Presentations", "TransitionKit", "UIKit", "TestSupport"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "TransitionKitSwiftUITests",
            dependencies: [
                "Animators", "Presentations", "TransitionKit", "TransitionKitSwiftUI", "TransitionTesting",
                "UIKit", "TestSupport",
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "AnimatorsTests",
            dependencies: ["Animators", "Presentations", "TransitionKit", "UIKit", "TestSupport"],
            exclude: ["Goldens/Pictures"],
            swiftSettings: settings + linuxSettings
        ),
        .testTarget(
            name: "GalleryTests",
            dependencies: [
                "GalleryHost", "Gallery", "Animators", "Presentations", "TransitionKit", "UIKit",
                "TestSupport", "RandomWalk", "CWebP", "CSDL",
            ],
            exclude: ["Page"],
            swiftSettings: settings
        ),
    ]
#endif
