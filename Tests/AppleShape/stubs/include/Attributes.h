// What the macros of Apple's headers say to Swift's importer, under shorter names.
#pragma once
#pragma clang diagnostic ignored "-Wunguarded-availability"
#pragma clang diagnostic ignored "-Wnullability-completeness"
#pragma clang diagnostic ignored "-Wobjc-root-class"

// Isolation.
#define MAIN_ACTOR __attribute__((swift_attr("@UIActor")))
#define SENDABLE __attribute__((swift_attr("@Sendable")))

// Availability. What has no version is available from the first one that is supported.
#define IOS(version) __attribute__((availability(ios, introduced=version)))
#define TVOS(version) __attribute__((availability(tvos, introduced=version)))
#define VISIONOS(version) __attribute__((availability(visionos, introduced=version)))
#define NOT_IOS __attribute__((availability(ios, unavailable)))
#define NOT_TVOS __attribute__((availability(tvos, unavailable)))
#define NOT_VISIONOS __attribute__((availability(visionos, unavailable)))
#define IOS_UNTIL(version, instead) \
    __attribute__((availability(ios, introduced=2.0, deprecated=version, message=instead)))
// What iOS 17 or an earlier version deprecates is deprecated in the first visionOS as well.
#define UNTIL(version, instead) IOS_UNTIL(version, instead) \
    __attribute__((availability(visionos, introduced=1.0, deprecated=1.0, message=instead)))
#define UNAVAILABLE __attribute__((unavailable))

// Names and shapes in Swift.
#define SWIFT_NAME(name) __attribute__((swift_name(#name)))
#define SWIFT_PRIVATE __attribute__((swift_private))
#define SWIFT_BRIDGE(type) __attribute__((swift_bridge(type)))
#define TYPED __attribute__((swift_wrapper(struct)))
#define NO_ASYNC __attribute__((swift_async(none)))
#define NO_ESCAPE __attribute__((noescape))
#define DESIGNATED __attribute__((objc_designated_initializer))
#define ENUM(type, name) typedef enum __attribute__((enum_extensibility(open))) name : type name; \
    enum __attribute__((enum_extensibility(open))) name : type
#define OPTIONS(type, name) typedef enum __attribute__((flag_enum, enum_extensibility(open))) name : type name; \
    enum __attribute__((flag_enum, enum_extensibility(open))) name : type

#define NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define NONNULL_END _Pragma("clang assume_nonnull end")
