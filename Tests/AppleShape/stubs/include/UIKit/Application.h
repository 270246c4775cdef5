#pragma once
NONNULL_BEGIN
NOT_VISIONOS MAIN_ACTOR @interface UIScreen : NSObject <UITraitEnvironment>
@property(readonly) id <UICoordinateSpace> coordinateSpace;
@end
@interface UIWindow : UIView
- (instancetype)initWithFrame:(CGRect)frame DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
- (instancetype)initWithWindowScene:(UIWindowScene *)windowScene DESIGNATED;
@property(nullable, nonatomic, weak) UIWindowScene *windowScene;
@property(nonatomic, strong) UIScreen *screen NOT_VISIONOS;
@property(nullable, nonatomic, strong) UIViewController *rootViewController;
@property(nonatomic) UIWindowLevel windowLevel;
@property(nonatomic, readonly, getter=isKeyWindow) BOOL keyWindow;
- (void)makeKeyWindow SWIFT_NAME(makeKey());
- (void)makeKeyAndVisible;
@end
extern NSNotificationName const UIWindowDidBecomeVisibleNotification
    SWIFT_NAME(UIWindow.didBecomeVisibleNotification);
extern NSNotificationName const UIWindowDidBecomeHiddenNotification
    SWIFT_NAME(UIWindow.didBecomeHiddenNotification);
MAIN_ACTOR @interface UIFocusSystem : NSObject
@property (nonatomic, weak, readonly, nullable) id<UIFocusItem> focusedItem;
+ (instancetype)new UNAVAILABLE;
- (instancetype)init UNAVAILABLE;
- (void)requestFocusUpdateToEnvironment:(id<UIFocusEnvironment>)environment
    SWIFT_NAME(requestFocusUpdate(to:));
- (void)updateFocusIfNeeded;
@end
MAIN_ACTOR @interface UIScene : UIResponder
@property(nonatomic, readonly) UISceneSession *session;
@property(nonatomic, readonly) UISceneActivationState activationState;
@end
extern NSNotificationName const UISceneWillDeactivateNotification
    SWIFT_NAME(UIScene.willDeactivateNotification);
extern NSNotificationName const UISceneDidEnterBackgroundNotification
    SWIFT_NAME(UIScene.didEnterBackgroundNotification);
@interface UIWindowScene : UIScene
@property (nonatomic, readonly) UIScreen *screen NOT_VISIONOS;
@property (nonatomic, readonly) NSArray<UIWindow *> *windows;
@property (nonatomic, readonly, nullable) UIFocusSystem *focusSystem IOS(15.0) TVOS(15.0) VISIONOS(1.0);
@end
MAIN_ACTOR @interface UISceneSession : NSObject <NSSecureCoding>
@property (nonatomic, readonly, copy) UISceneSessionRole role;
@end
SWIFT_NAME(UIScene.ConnectionOptions) MAIN_ACTOR @interface UISceneConnectionOptions : NSObject @end
MAIN_ACTOR @interface UISceneConfiguration : NSObject <NSCopying, NSSecureCoding>
+ (instancetype)configurationWithName:(nullable NSString *)name sessionRole:(UISceneSessionRole)sessionRole;
- (instancetype)initWithName:(nullable NSString *)name sessionRole:(UISceneSessionRole)sessionRole DESIGNATED;
@property (nonatomic, nullable, readonly, copy) NSString *name;
@property (nonatomic, nullable) Class sceneClass;
@property (nonatomic, nullable) Class delegateClass;
@end
MAIN_ACTOR @protocol UISceneDelegate <NSObject>
@optional
- (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session
    options:(UISceneConnectionOptions *)connectionOptions;
- (void)sceneDidDisconnect:(UIScene *)scene;
- (void)sceneDidBecomeActive:(UIScene *)scene;
@end
MAIN_ACTOR @protocol UIWindowSceneDelegate <UISceneDelegate>
@optional
@property (nonatomic, strong, nullable) UIWindow *window;
@end
MAIN_ACTOR @protocol UIApplicationDelegate <NSObject>
@optional
- (void)applicationDidFinishLaunching:(UIApplication *)application;
- (UISceneConfiguration *)application:(UIApplication *)application
    configurationForConnectingSceneSession:(UISceneSession *)connectingSceneSession
    options:(UISceneConnectionOptions *)options
    SWIFT_NAME(application(_:configurationForConnecting:options:));
@property (nonatomic, strong, nullable) UIWindow *window;
@end
MAIN_ACTOR @interface UIApplication : UIResponder
@property(class, nonatomic, readonly) UIApplication *sharedApplication SWIFT_NAME(shared);
@property(nullable, nonatomic, assign) id<UIApplicationDelegate> delegate;
@property(nonatomic, readonly) NSSet<UIScene *> *connectedScenes;
@property(nonatomic, readonly) UIApplicationState applicationState;
@property(nonatomic, readonly) UIUserInterfaceLayoutDirection userInterfaceLayoutDirection;
@end
extern NSNotificationName const UIApplicationDidEnterBackgroundNotification
    SWIFT_NAME(UIApplication.didEnterBackgroundNotification);
extern NSNotificationName const UIApplicationWillEnterForegroundNotification
    SWIFT_NAME(UIApplication.willEnterForegroundNotification);
extern NSNotificationName const UIApplicationDidBecomeActiveNotification
    SWIFT_NAME(UIApplication.didBecomeActiveNotification);
extern NSNotificationName const UIApplicationWillResignActiveNotification
    SWIFT_NAME(UIApplication.willResignActiveNotification);
NOT_TVOS @interface UIPasteboard : NSObject
@property(class, nonatomic, readonly) UIPasteboard *generalPasteboard SWIFT_NAME(general);
@property(nullable, nonatomic, copy) NSString *string;
@end
NONNULL_END
