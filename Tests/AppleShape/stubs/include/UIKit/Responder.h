#pragma once
NONNULL_BEGIN
MAIN_ACTOR @protocol UIResponderStandardEditActions <NSObject>
@optional
- (void)cut:(nullable id)sender;
- (void)copy:(nullable id)sender;
- (void)paste:(nullable id)sender;
- (void)select:(nullable id)sender;
- (void)selectAll:(nullable id)sender;
- (void)delete:(nullable id)sender;
@end
MAIN_ACTOR @interface UIResponder : NSObject <UIResponderStandardEditActions>
@property(nonatomic, readonly, nullable) UIResponder *nextResponder SWIFT_NAME(next);
@property(nonatomic, readonly) BOOL canBecomeFirstResponder;
- (BOOL)becomeFirstResponder;
@property(nonatomic, readonly) BOOL canResignFirstResponder;
- (BOOL)resignFirstResponder;
@property(nonatomic, readonly) BOOL isFirstResponder;
@property (nullable, nonatomic, readonly) NSArray<UIKeyCommand *> *keyCommands;
- (void)touchesBegan:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event;
- (void)touchesMoved:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event;
- (void)touchesEnded:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event;
- (void)touchesCancelled:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event;
- (void)pressesBegan:(NSSet<UIPress *> *)presses withEvent:(nullable UIPressesEvent *)event;
- (BOOL)canPerformAction:(SEL)action withSender:(nullable id)sender;
@property(nullable, nonatomic, readonly) NSUndoManager *undoManager;
@end
MAIN_ACTOR @interface UIEvent : NSObject
@property(nonatomic, readonly) UIEventType type;
@property(nonatomic, readonly) NSTimeInterval timestamp;
@property(nonatomic, readonly, nullable) NSSet<UITouch *> *allTouches;
@end
MAIN_ACTOR @interface UITouch : NSObject
@property(nonatomic, readonly) NSTimeInterval timestamp;
@property(nonatomic, readonly) UITouchPhase phase;
@property(nonatomic, readonly) NSUInteger tapCount;
@property(nonatomic, readonly) UITouchType type;
@property(nullable, nonatomic, readonly, strong) UIWindow *window;
@property(nullable, nonatomic, readonly, strong) UIView *view;
@property(nullable, nonatomic, readonly, copy) NSArray<UIGestureRecognizer *> *gestureRecognizers;
- (CGPoint)locationInView:(nullable UIView *)view;
- (CGPoint)previousLocationInView:(nullable UIView *)view;
@end
ENUM(CFIndex, UIKeyboardHIDUsage) { UIKeyboardHIDUsageKeyboardReturnOrEnter = 0x28,
    UIKeyboardHIDUsageKeyboardEscape = 0x29, UIKeyboardHIDUsageKeyboardDeleteOrBackspace = 0x2A };
MAIN_ACTOR @interface UIKey : NSObject <NSCopying, NSCoding>
@property(nonatomic, readonly) UIKeyboardHIDUsage keyCode;
@end
@interface UIPress : NSObject
@property(nullable, nonatomic, readonly) UIKey *key;
@property(nonatomic, readonly) NSTimeInterval timestamp;
@property(nonatomic, readonly) UIPressPhase phase;
@property(nonatomic, readonly) UIPressType type;
@property(nullable, nonatomic, readonly, strong) UIWindow *window;
@property(nullable, nonatomic, readonly, strong) UIResponder *responder;
@property(nullable, nonatomic, readonly, copy) NSArray<UIGestureRecognizer *> *gestureRecognizers;
@property(nonatomic, readonly) CGFloat force;
@end
@interface UIPressesEvent : UIEvent
@property(nonatomic, readonly) NSSet<UIPress *> *allPresses;
- (NSSet<UIPress *> *)pressesForGestureRecognizer:(UIGestureRecognizer *)gesture;
@end

SENDABLE @interface UITraitCollection : NSObject <NSCopying, NSSecureCoding>
- (instancetype)init DESIGNATED;
- (BOOL)containsTraitsInCollection:(nullable UITraitCollection *)trait;
+ (UITraitCollection *)traitCollectionWithTraitsFromCollections:(NSArray<UITraitCollection *>
    *)traitCollections SWIFT_NAME(init(traitsFrom:));
+ (UITraitCollection *)traitCollectionWithUserInterfaceStyle:(UIUserInterfaceStyle)userInterfaceStyle;
+ (UITraitCollection *)traitCollectionWithHorizontalSizeClass:(UIUserInterfaceSizeClass)horizontalSizeClass;
+ (UITraitCollection *)traitCollectionWithVerticalSizeClass:(UIUserInterfaceSizeClass)verticalSizeClass;
+ (UITraitCollection *)traitCollectionWithUserInterfaceLevel:(UIUserInterfaceLevel)userInterfaceLevel NOT_TVOS;
@property (nonatomic, readonly) UIUserInterfaceLevel userInterfaceLevel NOT_TVOS;
@property (nonatomic, readonly) UIUserInterfaceStyle userInterfaceStyle;
@property (nonatomic, readonly) UIUserInterfaceIdiom userInterfaceIdiom;
@property (nonatomic, readonly) UIUserInterfaceSizeClass horizontalSizeClass;
@property (nonatomic, readonly) UIUserInterfaceSizeClass verticalSizeClass;
@property (nonatomic, readonly) CGFloat displayScale;
@property (nonatomic, readonly) UIContentSizeCategory preferredContentSizeCategory;
- (BOOL)hasDifferentColorAppearanceComparedToTraitCollection:(nullable UITraitCollection *)traitCollection
    SWIFT_NAME(hasDifferentColorAppearance(comparedTo:));
- (void)performAsCurrentTraitCollection:(void (__attribute__((noescape)) ^)(void))actions
    SWIFT_NAME(performAsCurrent(_:));
@property (class, nonatomic, strong) UITraitCollection *currentTraitCollection SWIFT_NAME(current);
@end
MAIN_ACTOR @protocol UITraitEnvironment <NSObject>
@property (nonatomic, readonly) UITraitCollection *traitCollection;
- (void)traitCollectionDidChange:(nullable UITraitCollection *)previousTraitCollection
    UNTIL(17.0, "Use the trait change registration APIs");
@end
MAIN_ACTOR @protocol UICoordinateSpace <NSObject>
- (CGPoint)convertPoint:(CGPoint)point toCoordinateSpace:(id <UICoordinateSpace>)coordinateSpace;
- (CGPoint)convertPoint:(CGPoint)point fromCoordinateSpace:(id <UICoordinateSpace>)coordinateSpace;
- (CGRect)convertRect:(CGRect)rect toCoordinateSpace:(id <UICoordinateSpace>)coordinateSpace;
- (CGRect)convertRect:(CGRect)rect fromCoordinateSpace:(id <UICoordinateSpace>)coordinateSpace;
@property (readonly, nonatomic) CGRect bounds;
@end
MAIN_ACTOR @protocol UIAppearance <NSObject> @end
MAIN_ACTOR @protocol UIAppearanceContainer <NSObject> @end
MAIN_ACTOR @protocol UIDynamicItem <NSObject> @end
MAIN_ACTOR @protocol UIFocusEnvironment <NSObject>
@property(nonatomic, weak, readonly, nullable) id<UIFocusEnvironment> parentFocusEnvironment
    SWIFT_NAME(parentFocusEnvironment);
@property(nonatomic, copy, readonly) NSArray<id<UIFocusEnvironment>> *preferredFocusEnvironments;
- (void)setNeedsFocusUpdate;
- (void)updateFocusIfNeeded;
@end
MAIN_ACTOR @protocol UIFocusItem <UIFocusEnvironment>
@optional
@property(nonatomic, readonly) BOOL isTransparentFocusItem IOS(15.0) TVOS(18.0) VISIONOS(1.0);
@end
extern NSNotificationName const UIKeyboardWillChangeFrameNotification
    SWIFT_NAME(UIResponder.keyboardWillChangeFrameNotification) NOT_TVOS;
extern NSNotificationName const UIKeyboardDidChangeFrameNotification
    SWIFT_NAME(UIResponder.keyboardDidChangeFrameNotification) NOT_TVOS;
extern NSString *const UIKeyboardFrameEndUserInfoKey
    SWIFT_NAME(UIResponder.keyboardFrameEndUserInfoKey) NOT_TVOS;
extern NSString *const UIKeyboardAnimationDurationUserInfoKey
    SWIFT_NAME(UIResponder.keyboardAnimationDurationUserInfoKey) NOT_TVOS;
extern NSString *const UIKeyboardAnimationCurveUserInfoKey
    SWIFT_NAME(UIResponder.keyboardAnimationCurveUserInfoKey) NOT_TVOS;
NONNULL_END
