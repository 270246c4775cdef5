#pragma once
NONNULL_BEGIN
MAIN_ACTOR @interface UIView : UIResponder <NSCoding, UIAppearance, UIAppearanceContainer, UIDynamicItem,
    UITraitEnvironment, UICoordinateSpace, UIFocusItem, CALayerDelegate>
@property(class, nonatomic, readonly) Class layerClass;
- (instancetype)initWithFrame:(CGRect)frame DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property(nonatomic, getter=isUserInteractionEnabled) BOOL userInteractionEnabled;
@property(nonatomic) NSInteger tag;
@property(nonatomic, readonly, strong) CALayer *layer;
@property(nonatomic, readonly) BOOL canBecomeFocused;
@property(readonly, nonatomic, getter=isFocused) BOOL focused;
@property(nonatomic) UISemanticContentAttribute semanticContentAttribute;
+ (UIUserInterfaceLayoutDirection)
    userInterfaceLayoutDirectionForSemanticContentAttribute:(UISemanticContentAttribute)attribute;
@property(nonatomic, readonly) UIUserInterfaceLayoutDirection effectiveUserInterfaceLayoutDirection;
// geometry
@property(nonatomic) CGRect frame;
@property(nonatomic) CGRect bounds;
@property(nonatomic) CGPoint center;
@property(nonatomic) CGAffineTransform transform;
@property(nonatomic) CATransform3D transform3D SWIFT_NAME(transform3D);
@property(nonatomic) CGFloat contentScaleFactor;
@property(nonatomic) CGPoint anchorPoint IOS(16.0) TVOS(16.0) VISIONOS(1.0);
@property(nonatomic, getter=isMultipleTouchEnabled) BOOL multipleTouchEnabled NOT_TVOS;
@property(nonatomic, getter=isExclusiveTouch) BOOL exclusiveTouch NOT_TVOS;
- (nullable UIView *)hitTest:(CGPoint)point withEvent:(nullable UIEvent *)event;
- (BOOL)pointInside:(CGPoint)point withEvent:(nullable UIEvent *)event;
- (CGPoint)convertPoint:(CGPoint)point toView:(nullable UIView *)view;
- (CGPoint)convertPoint:(CGPoint)point fromView:(nullable UIView *)view;
- (CGRect)convertRect:(CGRect)rect toView:(nullable UIView *)view;
- (CGRect)convertRect:(CGRect)rect fromView:(nullable UIView *)view;
@property(nonatomic) BOOL autoresizesSubviews;
@property(nonatomic) UIViewAutoresizing autoresizingMask;
- (CGSize)sizeThatFits:(CGSize)size;
- (void)sizeToFit;
// hierarchy
@property(nullable, nonatomic, readonly) UIView *superview;
@property(nonatomic, readonly, copy) NSArray<__kindof UIView *> *subviews;
@property(nullable, nonatomic, readonly) UIWindow *window;
- (void)removeFromSuperview;
- (void)insertSubview:(UIView *)view atIndex:(NSInteger)index SWIFT_NAME(insertSubview(_:at:));
- (void)exchangeSubviewAtIndex:(NSInteger)index1 withSubviewAtIndex:(NSInteger)index2;
- (void)addSubview:(UIView *)view;
- (void)insertSubview:(UIView *)view belowSubview:(UIView *)siblingSubview;
- (void)insertSubview:(UIView *)view aboveSubview:(UIView *)siblingSubview;
- (void)bringSubviewToFront:(UIView *)view SWIFT_NAME(bringSubviewToFront(_:));
- (void)sendSubviewToBack:(UIView *)view SWIFT_NAME(sendSubviewToBack(_:));
- (void)didAddSubview:(UIView *)subview;
- (void)willRemoveSubview:(UIView *)subview;
- (void)willMoveToSuperview:(nullable UIView *)newSuperview SWIFT_NAME(willMove(toSuperview:));
- (void)didMoveToSuperview;
- (void)willMoveToWindow:(nullable UIWindow *)newWindow SWIFT_NAME(willMove(toWindow:));
- (void)didMoveToWindow;
- (BOOL)isDescendantOfView:(UIView *)view;
- (nullable __kindof UIView *)viewWithTag:(NSInteger)tag SWIFT_NAME(viewWithTag(_:));
- (void)setNeedsLayout;
- (void)layoutIfNeeded;
- (void)layoutSubviews;
- (void)updateProperties IOS(26.0) TVOS(26.0) VISIONOS(26.0);
- (void)setNeedsUpdateProperties IOS(26.0) TVOS(26.0) VISIONOS(26.0);
- (void)updatePropertiesIfNeeded IOS(26.0) TVOS(26.0) VISIONOS(26.0);
@property (nonatomic) UIEdgeInsets layoutMargins;
@property (nonatomic) BOOL preservesSuperviewLayoutMargins;
- (void)layoutMarginsDidChange;
@property (nonatomic, readonly) UIEdgeInsets safeAreaInsets;
- (void)safeAreaInsetsDidChange;
@property(readonly, strong) UILayoutGuide *safeAreaLayoutGuide;
@property(readonly, strong) UIKeyboardLayoutGuide *keyboardLayoutGuide NOT_TVOS;
// rendering
- (void)drawRect:(CGRect)rect;
- (void)setNeedsDisplay;
- (void)setNeedsDisplayInRect:(CGRect)rect SWIFT_NAME(setNeedsDisplay(_:));
@property(nonatomic) BOOL clipsToBounds;
@property(nullable, nonatomic, copy) UIColor *backgroundColor;
@property(nonatomic) CGFloat alpha;
@property(nonatomic, getter=isOpaque) BOOL opaque;
@property(nonatomic) BOOL clearsContextBeforeDrawing;
@property(nonatomic, getter=isHidden) BOOL hidden;
@property(nonatomic) UIViewContentMode contentMode;
@property(nullable, nonatomic, strong) UIView *maskView SWIFT_NAME(mask);
@property(null_resettable, nonatomic, strong) UIColor *tintColor;
@property(nonatomic) UIViewTintAdjustmentMode tintAdjustmentMode;
- (void)tintColorDidChange;
- (CGFloat)effectiveRadiusForCorner:(UIRectCorner)corner SWIFT_NAME(effectiveRadius(corner:))
    IOS(26.0) TVOS(26.0) VISIONOS(26.0);
// gestures
@property(nullable, nonatomic, copy) NSArray<__kindof UIGestureRecognizer *> *gestureRecognizers;
- (void)addGestureRecognizer:(UIGestureRecognizer *)gestureRecognizer;
- (void)removeGestureRecognizer:(UIGestureRecognizer *)gestureRecognizer;
- (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer *)gestureRecognizer;
// animation
+ (void)setAnimationsEnabled:(BOOL)enabled;
@property(class, nonatomic, readonly) BOOL areAnimationsEnabled;
+ (void)performWithoutAnimation:(void (NO_ESCAPE ^)(void))actionsWithoutAnimation
    SWIFT_NAME(performWithoutAnimation(_:));
@property(class, nonatomic, readonly) NSTimeInterval inheritedAnimationDuration;
+ (void)animateWithDuration:(NSTimeInterval)duration delay:(NSTimeInterval)delay
    options:(UIViewAnimationOptions)options animations:(void (^)(void))animations completion:(void (^
    _Nullable)(BOOL finished))completion;
+ (void)animateWithDuration:(NSTimeInterval)duration animations:(void (^)(void))animations completion:(void (^
    _Nullable)(BOOL finished))completion;
+ (void)animateWithDuration:(NSTimeInterval)duration animations:(void (^)(void))animations;
+ (void)animateWithDuration:(NSTimeInterval)duration delay:(NSTimeInterval)delay
    usingSpringWithDamping:(CGFloat)dampingRatio initialSpringVelocity:(CGFloat)velocity
    options:(UIViewAnimationOptions)options animations:(void (^)(void))animations completion:(void (^
    _Nullable)(BOOL finished))completion;
+ (void)transitionWithView:(UIView *)view duration:(NSTimeInterval)duration
    options:(UIViewAnimationOptions)options animations:(void (^ _Nullable)(void))animations completion:(void
    (^ _Nullable)(BOOL finished))completion;
+ (void)animateKeyframesWithDuration:(NSTimeInterval)duration delay:(NSTimeInterval)delay
    options:(UIViewKeyframeAnimationOptions)options animations:(void (^)(void))animations completion:(void (^
    _Nullable)(BOOL finished))completion;
+ (void)addKeyframeWithRelativeStartTime:(double)frameStartTime relativeDuration:(double)frameDuration
    animations:(void (^)(void))animations;
// snapshots
- (BOOL)endEditing:(BOOL)force;
- (nullable UIView *)snapshotViewAfterScreenUpdates:(BOOL)afterUpdates
    SWIFT_NAME(snapshotView(afterScreenUpdates:));
- (nullable UIView *)resizableSnapshotViewFromRect:(CGRect)rect afterScreenUpdates:(BOOL)afterUpdates
    withCapInsets:(UIEdgeInsets)capInsets;
- (BOOL)drawViewHierarchyInRect:(CGRect)rect afterScreenUpdates:(BOOL)afterUpdates
    SWIFT_NAME(drawHierarchy(in:afterScreenUpdates:));
// constraints
@property(nonatomic) BOOL translatesAutoresizingMaskIntoConstraints;
- (CGSize)systemLayoutSizeFittingSize:(CGSize)targetSize;
- (CGSize)systemLayoutSizeFittingSize:(CGSize)targetSize
    withHorizontalFittingPriority:(UILayoutPriority)horizontalFittingPriority
    verticalFittingPriority:(UILayoutPriority)verticalFittingPriority;
@property(nonatomic, readonly) CGSize intrinsicContentSize;
- (void)invalidateIntrinsicContentSize;
- (void)setNeedsUpdateConstraints;
- (void)updateConstraints;
@property(nonatomic) UIUserInterfaceStyle overrideUserInterfaceStyle;
@property(nullable, nonatomic, copy) NSString *restorationIdentifier;
@end
MAIN_ACTOR IOS(11.0) TVOS(13.0) @protocol UIInteraction <NSObject>
@property(nonatomic, nullable, weak, readonly) __kindof UIView *view;
- (void)willMoveToView:(nullable UIView *)view;
- (void)didMoveToView:(nullable UIView *)view;
@end
MAIN_ACTOR NOT_TVOS @protocol UILargeContentViewerItem <NSObject>
@property(nonatomic, readonly) BOOL showsLargeContentViewer;
@property(nullable, nonatomic, copy, readonly) NSString *largeContentTitle;
@property(nullable, nonatomic, strong, readonly) UIImage *largeContentImage;
@end
@class UILargeContentViewerInteraction;
MAIN_ACTOR NOT_TVOS @protocol UILargeContentViewerInteractionDelegate <NSObject>
@optional
- (void)largeContentViewerInteraction:(UILargeContentViewerInteraction *)interaction
    didEndOnItem:(nullable id<UILargeContentViewerItem>)item atPoint:(CGPoint)point;
@end
MAIN_ACTOR NOT_TVOS @interface UILargeContentViewerInteraction : NSObject <UIInteraction>
- (instancetype)initWithDelegate:(nullable id<UILargeContentViewerInteractionDelegate>)delegate DESIGNATED;
@property(nonatomic, nullable, weak, readonly) id<UILargeContentViewerInteractionDelegate> delegate;
@end
MAIN_ACTOR NOT_TVOS @interface UIView (UILargeContentViewer) <UILargeContentViewerItem>
@property(nonatomic) BOOL showsLargeContentViewer;
@property(nullable, nonatomic, copy) NSString *largeContentTitle;
@property(nullable, nonatomic, strong) UIImage *largeContentImage;
@end
MAIN_ACTOR @interface NSLayoutConstraint : NSObject
+ (void)activateConstraints:(NSArray<NSLayoutConstraint *> *)constraints SWIFT_NAME(activate(_:));
@end
@class NSLayoutXAxisAnchor, NSLayoutYAxisAnchor;
MAIN_ACTOR @interface NSLayoutAnchor<AnchorType> : NSObject <NSCopying, NSCoding>
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor
    SWIFT_NAME(constraint(equalTo:));
@end
@interface NSLayoutXAxisAnchor : NSLayoutAnchor<NSLayoutXAxisAnchor *> @end
@interface NSLayoutYAxisAnchor : NSLayoutAnchor<NSLayoutYAxisAnchor *> @end
@interface UIView (UIViewLayoutConstraintCreation)
@property(nonatomic, readonly, strong) NSLayoutXAxisAnchor *leftAnchor, *rightAnchor;
@property(nonatomic, readonly, strong) NSLayoutYAxisAnchor *topAnchor, *bottomAnchor;
@end
MAIN_ACTOR @interface UILayoutGuide : NSObject <NSCoding>
@property(nonatomic, readonly) CGRect layoutFrame;
@property(nonatomic, readonly, strong) NSLayoutXAxisAnchor *leftAnchor, *rightAnchor;
@property(nonatomic, readonly, strong) NSLayoutYAxisAnchor *topAnchor, *bottomAnchor;
@property(nonatomic, weak, nullable) UIView *owningView;
@property(nonatomic, copy) NSString *identifier;
@end
NOT_TVOS @interface UITrackingLayoutGuide : UILayoutGuide @end
NOT_TVOS @interface UIKeyboardLayoutGuide : UITrackingLayoutGuide
@property(nonatomic, assign) BOOL followsUndockedKeyboard;
@property(nonatomic, assign) BOOL usesBottomSafeArea IOS(17.0) VISIONOS(1.0);
@end
@interface UIView (Interactions)
- (void)addInteraction:(id<UIInteraction>)interaction IOS(11.0) TVOS(13.0);
- (void)removeInteraction:(id<UIInteraction>)interaction IOS(11.0) TVOS(13.0);
@property(nonatomic, copy) NSArray<id<UIInteraction>> *interactions IOS(11.0) TVOS(13.0);
@end
MAIN_ACTOR @interface NSObject (UIAccessibility)
@property (nonatomic) BOOL isAccessibilityElement MAIN_ACTOR;
@property (nullable, nonatomic, copy) NSString *accessibilityLabel MAIN_ACTOR;
@property (nullable, nonatomic, copy) NSString *accessibilityHint MAIN_ACTOR;
@property (nullable, nonatomic, copy) NSString *accessibilityValue MAIN_ACTOR;
@property (nonatomic) UIAccessibilityTraits accessibilityTraits MAIN_ACTOR;
@property (nonatomic) CGRect accessibilityFrame MAIN_ACTOR;
@property (nonatomic) BOOL accessibilityElementsHidden MAIN_ACTOR;
@property (nonatomic) BOOL accessibilityViewIsModal MAIN_ACTOR;
@property (nonatomic) BOOL accessibilityRespondsToUserInteraction MAIN_ACTOR;
@property (nonatomic) BOOL shouldGroupAccessibilityChildren MAIN_ACTOR;
- (BOOL)accessibilityActivate MAIN_ACTOR;
- (void)accessibilityIncrement MAIN_ACTOR;
- (void)accessibilityDecrement MAIN_ACTOR;
- (BOOL)accessibilityPerformEscape MAIN_ACTOR;
- (BOOL)accessibilityScroll:(UIAccessibilityScrollDirection)direction MAIN_ACTOR;
@property (nullable, nonatomic, strong) NSArray *accessibilityElements MAIN_ACTOR;
- (NSInteger)accessibilityElementCount MAIN_ACTOR;
- (nullable id)accessibilityElementAtIndex:(NSInteger)index MAIN_ACTOR;
@end
@protocol UIAccessibilityIdentification <NSObject>
@property(nullable, nonatomic, copy) NSString *accessibilityIdentifier MAIN_ACTOR;
@end
MAIN_ACTOR @interface UIView (ID) <UIAccessibilityIdentification>
@end
MAIN_ACTOR @interface UIView (InvertColors)
@property(nonatomic) BOOL accessibilityIgnoresInvertColors;
@end

MAIN_ACTOR @interface UIVisualEffect : NSObject <NSCopying, NSSecureCoding> @end
@interface UIBlurEffect : UIVisualEffect
+ (UIBlurEffect *)effectWithStyle:(UIBlurEffectStyle)style;
@end
@interface UIVisualEffectView : UIView <NSSecureCoding>
@property (nonatomic, strong, readonly) UIView *contentView;
@property (nonatomic, copy, nullable) UIVisualEffect *effect;
- (instancetype)initWithEffect:(nullable UIVisualEffect *)effect DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@end
@interface UIImageView : UIView
- (instancetype)initWithImage:(nullable UIImage *)image;
- (instancetype)initWithImage:(nullable UIImage *)image highlightedImage:(nullable UIImage *)highlightedImage;
@property (nullable, nonatomic, strong) UIImage *image;
@property (nullable, nonatomic, strong) UIImage *highlightedImage;
@property (nonatomic, getter=isHighlighted) BOOL highlighted;
@property (nullable, nonatomic, copy) NSArray<UIImage *> *animationImages;
@property (nullable, nonatomic, strong) UIImageSymbolConfiguration *preferredSymbolConfiguration;
@property (nonatomic) UIImageDynamicRange preferredImageDynamicRange IOS(17.0) TVOS(17.0) VISIONOS(1.0);
- (void)startAnimating; - (void)stopAnimating;
@property (nonatomic, readonly, getter=isAnimating) BOOL animating;
@end
MAIN_ACTOR @protocol UIContentSizeCategoryAdjusting <NSObject>
@property (nonatomic) BOOL adjustsFontForContentSizeCategory;
@end
@interface UILabel : UIView <UIContentSizeCategoryAdjusting>
@property(nullable, nonatomic, copy) NSString *text;
@property(null_resettable, nonatomic, strong) UIFont *font;
@property(null_resettable, nonatomic, strong) UIColor *textColor;
@property(nullable, nonatomic, strong) UIColor *shadowColor;
@property(nonatomic) CGSize shadowOffset;
@property(nonatomic) NSTextAlignment textAlignment;
@property(nonatomic) NSLineBreakMode lineBreakMode;
@property(nullable, nonatomic, copy) NSAttributedString *attributedText;
@property(nullable, nonatomic, strong) UIColor *highlightedTextColor;
@property(nonatomic, getter=isHighlighted) BOOL highlighted;
@property(nonatomic, getter=isEnabled) BOOL enabled;
@property(nonatomic) NSInteger numberOfLines;
@property(nonatomic) BOOL adjustsFontSizeToFitWidth;
@property(nonatomic) CGFloat minimumScaleFactor;
- (CGRect)textRectForBounds:(CGRect)bounds limitedToNumberOfLines:(NSInteger)numberOfLines;
- (void)drawTextInRect:(CGRect)rect;
@property(nonatomic) CGFloat preferredMaxLayoutWidth;
@end
NONNULL_END
