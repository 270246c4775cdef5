#pragma once
NONNULL_BEGIN
MAIN_ACTOR @interface UIMenuElement : NSObject <NSCopying, NSSecureCoding>
@property (nonatomic, readonly) NSString *title;
@property (nonatomic, nullable, readonly) UIImage *image;
@end
typedef void (^UIActionHandler)(__kindof UIAction *action);
@interface UIAction : UIMenuElement
@property (nonatomic, copy) NSString *title;
@property (nullable, nonatomic, copy) UIImage *image;
@property (nonatomic, readonly) UIActionIdentifier identifier;
@property (nonatomic) UIMenuElementAttributes attributes;
@property (nonatomic) UIMenuElementState state;
@property (nonatomic, readonly, nullable) id sender;
+ (instancetype)actionWithHandler:(UIActionHandler)handler SWIFT_PRIVATE;
+ (instancetype)actionWithTitle:(NSString *)title image:(nullable UIImage *)image identifier:(nullable
    UIActionIdentifier)identifier handler:(UIActionHandler)handler SWIFT_PRIVATE;
+ (instancetype)new UNAVAILABLE;
- (instancetype)init UNAVAILABLE;
@end
@interface UIMenu : UIMenuElement @end
@interface UICommand : UIMenuElement @end
OPTIONS(NSInteger, UIKeyModifierFlags) { UIKeyModifierShift = 1 << 17, UIKeyModifierCommand = 1 << 20 };
@interface UIKeyCommand : UICommand
+ (instancetype)keyCommandWithInput:(NSString *)input modifierFlags:(UIKeyModifierFlags)modifierFlags
    action:(SEL)action;
@end
extern NSString *const UIKeyInputEscape SWIFT_NAME(UIKeyCommand.inputEscape);
extern NSString *const UIKeyInputUpArrow SWIFT_NAME(UIKeyCommand.inputUpArrow);
extern NSString *const UIKeyInputDownArrow SWIFT_NAME(UIKeyCommand.inputDownArrow);
extern NSString *const UIKeyInputLeftArrow SWIFT_NAME(UIKeyCommand.inputLeftArrow);
extern NSString *const UIKeyInputRightArrow SWIFT_NAME(UIKeyCommand.inputRightArrow);
@interface UIControl : UIView
- (instancetype)initWithFrame:(CGRect)frame DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
- (instancetype)initWithFrame:(CGRect)frame primaryAction:(nullable UIAction *)primaryAction;
@property(nonatomic, getter=isEnabled) BOOL enabled;
@property(nonatomic, getter=isSelected) BOOL selected;
@property(nonatomic, getter=isHighlighted) BOOL highlighted;
@property(nonatomic) UIControlContentVerticalAlignment contentVerticalAlignment;
@property(nonatomic) UIControlContentHorizontalAlignment contentHorizontalAlignment;
@property(nonatomic, readonly) UIControlState state;
@property(nonatomic, readonly, getter=isTracking) BOOL tracking;
@property(nonatomic, readonly, getter=isTouchInside) BOOL touchInside;
- (BOOL)beginTrackingWithTouch:(UITouch *)touch withEvent:(nullable UIEvent *)event
    SWIFT_NAME(beginTracking(_:with:));
- (BOOL)continueTrackingWithTouch:(UITouch *)touch withEvent:(nullable UIEvent *)event
    SWIFT_NAME(continueTracking(_:with:));
- (void)endTrackingWithTouch:(nullable UITouch *)touch withEvent:(nullable UIEvent *)event
    SWIFT_NAME(endTracking(_:with:));
- (void)cancelTrackingWithEvent:(nullable UIEvent *)event SWIFT_NAME(cancelTracking(with:));
- (void)addTarget:(nullable id)target action:(SEL)action forControlEvents:(UIControlEvents)controlEvents
    SWIFT_NAME(addTarget(_:action:for:));
- (void)removeTarget:(nullable id)target action:(nullable SEL)action
    forControlEvents:(UIControlEvents)controlEvents SWIFT_NAME(removeTarget(_:action:for:));
- (void)addAction:(UIAction *)action forControlEvents:(UIControlEvents)controlEvents
    SWIFT_NAME(addAction(_:for:));
- (void)removeAction:(UIAction *)action forControlEvents:(UIControlEvents)controlEvents
    SWIFT_NAME(removeAction(_:for:));
- (void)sendAction:(UIAction *)action SWIFT_NAME(sendAction(_:));
- (void)sendActionsForControlEvents:(UIControlEvents)controlEvents SWIFT_NAME(sendActions(for:));
@end
@interface UIButton : UIControl <NSCoding>
- (instancetype)initWithFrame:(CGRect)frame DESIGNATED;
- (instancetype)initWithFrame:(CGRect)frame primaryAction:(nullable UIAction *)primaryAction;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
+ (instancetype)buttonWithType:(UIButtonType)buttonType;
@property (nonatomic, readwrite, copy, nullable) UIButtonConfiguration *configuration SWIFT_PRIVATE;
@property(nonatomic) UIEdgeInsets contentEdgeInsets UNTIL(15.0, "");
@property(nonatomic) UIEdgeInsets imageEdgeInsets UNTIL(15.0, "");
@property(nonatomic, readonly) UIButtonType buttonType;
- (void)setTitle:(nullable NSString *)title forState:(UIControlState)state SWIFT_NAME(setTitle(_:for:));
- (void)setTitleColor:(nullable UIColor *)color forState:(UIControlState)state
    SWIFT_NAME(setTitleColor(_:for:));
- (void)setImage:(nullable UIImage *)image forState:(UIControlState)state SWIFT_NAME(setImage(_:for:));
- (void)setBackgroundImage:(nullable UIImage *)image forState:(UIControlState)state
    SWIFT_NAME(setBackgroundImage(_:for:));
- (void)setPreferredSymbolConfiguration:(nullable UIImageSymbolConfiguration *)configuration
    forImageInState:(UIControlState)state SWIFT_NAME(setPreferredSymbolConfiguration(_:forImageIn:));
- (nullable NSString *)titleForState:(UIControlState)state SWIFT_NAME(title(for:));
- (nullable UIImage *)imageForState:(UIControlState)state SWIFT_NAME(image(for:));
@property(nullable, nonatomic, readonly, strong) NSString *currentTitle;
@property(nonatomic, readonly, strong) UIColor *currentTitleColor;
@property(nullable, nonatomic, readonly, strong) UIImage *currentImage;
@property(nullable, nonatomic, readonly, strong) UIImage *currentBackgroundImage;
@property(nullable, nonatomic, readonly, strong) UILabel *titleLabel;
@property(nullable, nonatomic, readonly, strong) UIImageView *imageView;
@end
@interface UIButtonConfiguration : NSObject @end
NOT_TVOS @interface UISlider : UIControl <NSCoding>
@property(nonatomic) float value;
@property(nonatomic) float minimumValue;
@property(nonatomic) float maximumValue;
@property(nonatomic, getter=isContinuous) BOOL continuous;
@property(nullable, nonatomic, strong) UIColor *minimumTrackTintColor;
@property(nullable, nonatomic, strong) UIColor *maximumTrackTintColor;
- (void)setValue:(float)value animated:(BOOL)animated;
@end
NOT_TVOS @interface UISwitch : UIControl <NSCoding>
@property(nullable, nonatomic, strong) UIColor *onTintColor;
@property(nonatomic, getter=isOn) BOOL on;
- (instancetype)initWithFrame:(CGRect)frame DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
- (void)setOn:(BOOL)on animated:(BOOL)animated;
@end
enum { UISegmentedControlNoSegment SWIFT_NAME(UISegmentedControl.noSegment) = -1 };
@interface UISegmentedControl : UIControl <NSCoding>
- (void)setTitleTextAttributes:(nullable NSDictionary<NSAttributedStringKey, id> *)attributes
                      forState:(UIControlState)state;
- (nullable NSDictionary<NSAttributedStringKey, id> *)titleTextAttributesForState:(UIControlState)state;
- (instancetype)initWithFrame:(CGRect)frame DESIGNATED;
- (instancetype)initWithFrame:(CGRect)frame actions:(NSArray<UIAction *> *)actions;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
- (instancetype)initWithItems:(nullable NSArray *)items DESIGNATED;
@property(nonatomic, readonly) NSUInteger numberOfSegments;
@property(nonatomic) NSInteger selectedSegmentIndex;
- (nullable NSString *)titleForSegmentAtIndex:(NSUInteger)segment;
- (void)setTitle:(nullable NSString *)title forSegmentAtIndex:(NSUInteger)segment;
@property(nonatomic) BOOL apportionsSegmentWidthsByContent;
- (CGFloat)widthForSegmentAtIndex:(NSUInteger)segment;
@property(nullable, nonatomic, strong) UIColor *selectedSegmentTintColor;
@end
ENUM(NSInteger, UIPageControlDirection) { UIPageControlDirectionNatural, UIPageControlDirectionLeftToRight,
    UIPageControlDirectionRightToLeft, UIPageControlDirectionTopToBottom, UIPageControlDirectionBottomToTop }
    IOS(16.0) TVOS(16.0) SWIFT_NAME(UIPageControl.Direction);
@interface UIPageControl : UIControl
@property(nonatomic) NSInteger numberOfPages;
@property(nonatomic) NSInteger currentPage;
@property(nonatomic, assign) UIPageControlDirection direction IOS(16.0) TVOS(16.0);
@end
ENUM(NSInteger, UIDatePickerStyle) { UIDatePickerStyleAutomatic, UIDatePickerStyleWheels,
    UIDatePickerStyleCompact, UIDatePickerStyleInline IOS(14.0) } NOT_TVOS;
NOT_TVOS @interface UIDatePicker : UIControl <NSCoding>
@property(nonatomic, readwrite) UIDatePickerStyle preferredDatePickerStyle;
@property(nonatomic, readonly) UIDatePickerStyle datePickerStyle;
@end
NOT_TVOS @interface UIPickerView : UIView <NSCoding> @end
MAIN_ACTOR @protocol UITextInputTraits <NSObject>
@optional
@property(nonatomic) UITextAutocapitalizationType autocapitalizationType;
@property(nonatomic) UITextAutocorrectionType autocorrectionType;
@property(nonatomic) UIReturnKeyType returnKeyType;
@property(nonatomic) BOOL enablesReturnKeyAutomatically;
@property(nonatomic, getter=isSecureTextEntry) BOOL secureTextEntry;
@end
MAIN_ACTOR @protocol UIKeyInput <UITextInputTraits>
@property(nonatomic, readonly) BOOL hasText;
- (void)insertText:(NSString *)text;
- (void)deleteBackward;
@end
MAIN_ACTOR @protocol UITextFieldDelegate <NSObject>
@optional
- (BOOL)textFieldShouldBeginEditing:(UITextField *)textField;
- (void)textFieldDidBeginEditing:(UITextField *)textField;
- (BOOL)textFieldShouldEndEditing:(UITextField *)textField;
- (void)textFieldDidEndEditing:(UITextField *)textField;
- (BOOL)textField:(UITextField *)textField shouldChangeCharactersInRange:(NSRange)range
    replacementString:(NSString *)string;
- (BOOL)textFieldShouldClear:(UITextField *)textField;
- (BOOL)textFieldShouldReturn:(UITextField *)textField;
@end
@interface UITextField : UIControl <UIKeyInput, NSCoding>
@property(nullable, nonatomic, copy) NSString *text;
@property(nullable, nonatomic, strong) UIColor *textColor;
@property(nullable, nonatomic, strong) UIFont *font;
@property(nonatomic) NSTextAlignment textAlignment;
@property(nonatomic) UITextBorderStyle borderStyle;
@property(nullable, nonatomic, copy) NSString *placeholder;
@property(nullable, nonatomic, copy) NSAttributedString *attributedPlaceholder;
@property(nullable, nonatomic, weak) id<UITextFieldDelegate> delegate;
@property(nonatomic) UITextFieldViewMode clearButtonMode;
@property(nullable, nonatomic, strong) UIView *leftView;
@property(nonatomic) UITextFieldViewMode leftViewMode;
@property(nonatomic, readonly, getter=isEditing) BOOL editing;
- (CGRect)textRectForBounds:(CGRect)bounds;
@property(nullable, readwrite, strong) UIView *inputAccessoryView;
@end
NOT_TVOS @interface UISearchTextField : UITextField
@property(nonatomic, copy, null_resettable) UIColor *tokenBackgroundColor;
@end
MAIN_ACTOR @protocol UIScrollViewDelegate <NSObject>
@optional
- (void)scrollViewDidScroll:(UIScrollView *)scrollView;
- (void)scrollViewDidZoom:(UIScrollView *)scrollView;
- (void)scrollViewWillBeginDragging:(UIScrollView *)scrollView;
- (void)scrollViewWillEndDragging:(UIScrollView *)scrollView withVelocity:(CGPoint)velocity
    targetContentOffset:(inout CGPoint *)targetContentOffset;
- (void)scrollViewDidEndDragging:(UIScrollView *)scrollView willDecelerate:(BOOL)decelerate;
- (void)scrollViewWillBeginDecelerating:(UIScrollView *)scrollView;
- (void)scrollViewDidEndDecelerating:(UIScrollView *)scrollView;
- (void)scrollViewWillBeginZooming:(UIScrollView *)scrollView withView:(nullable UIView *)view;
- (void)scrollViewDidEndZooming:(UIScrollView *)scrollView withView:(nullable UIView *)view
    atScale:(CGFloat)scale;
- (void)scrollViewDidScrollToTop:(UIScrollView *)scrollView SWIFT_NAME(scrollViewDidScrollToTop(_:));
- (void)scrollViewDidEndScrollingAnimation:(UIScrollView *)scrollView;
- (nullable UIView *)viewForZoomingInScrollView:(UIScrollView *)scrollView;
- (BOOL)scrollViewShouldScrollToTop:(UIScrollView *)scrollView SWIFT_NAME(scrollViewShouldScrollToTop(_:));
- (void)scrollViewDidChangeAdjustedContentInset:(UIScrollView *)scrollView;
@end
MAIN_ACTOR @protocol UIFocusItemScrollableContainer <NSObject>
@property (nonatomic, readwrite) CGPoint contentOffset;
@property (nonatomic, readonly) CGSize contentSize;
@property (nonatomic, readonly) CGSize visibleSize;
@end
NOT_TVOS @interface UIRefreshControl : UIControl
- (instancetype)init;
@property(nonatomic, readonly, getter=isRefreshing) BOOL refreshing;
@property(nullable, nonatomic, strong) NSAttributedString *attributedTitle;
- (void)beginRefreshing;
- (void)endRefreshing;
@end
@interface UIScrollView : UIView <NSCoding, UIFocusItemScrollableContainer>
@property(nonatomic) CGPoint contentOffset;
@property(nonatomic) CGSize contentSize;
@property(nonatomic) UIEdgeInsets contentInset;
@property(nonatomic, readonly) UIEdgeInsets adjustedContentInset;
- (void)adjustedContentInsetDidChange;
@property(nonatomic, readonly, strong) UILayoutGuide *frameLayoutGuide;
@property(nonatomic) UIScrollViewContentInsetAdjustmentBehavior contentInsetAdjustmentBehavior;
@property(nullable, nonatomic, weak) id<UIScrollViewDelegate> delegate;
@property(nonatomic, getter=isDirectionalLockEnabled) BOOL directionalLockEnabled;
@property(nonatomic) BOOL bounces;
@property(nonatomic) BOOL alwaysBounceVertical;
@property(nonatomic) BOOL alwaysBounceHorizontal;
@property(nonatomic, getter=isPagingEnabled) BOOL pagingEnabled NOT_TVOS;
@property(nonatomic, getter=isScrollEnabled) BOOL scrollEnabled;
@property(nonatomic) BOOL showsVerticalScrollIndicator;
@property(nonatomic) BOOL showsHorizontalScrollIndicator;
@property(nonatomic) UIEdgeInsets verticalScrollIndicatorInsets;
@property(nonatomic) UIEdgeInsets horizontalScrollIndicatorInsets;
@property(nonatomic) UIEdgeInsets scrollIndicatorInsets UNTIL(13.0, "");
@property(nonatomic) UIScrollViewDecelerationRate decelerationRate;
- (void)setContentOffset:(CGPoint)contentOffset animated:(BOOL)animated;
- (void)scrollRectToVisible:(CGRect)rect animated:(BOOL)animated;
@property(nonatomic, readonly, getter=isTracking) BOOL tracking;
@property(nonatomic, readonly, getter=isDragging) BOOL dragging;
@property(nonatomic, readonly, getter=isDecelerating) BOOL decelerating;
@property(nonatomic, readonly, getter=isScrollAnimating) BOOL scrollAnimating IOS(17.4) TVOS(17.4)
    VISIONOS(1.1);
@property(nonatomic) BOOL delaysContentTouches;
@property(nonatomic) BOOL canCancelContentTouches;
- (BOOL)touchesShouldCancelInContentView:(UIView *)view SWIFT_NAME(touchesShouldCancel(in:));
@property(nonatomic) CGFloat minimumZoomScale;
@property(nonatomic) CGFloat maximumZoomScale;
@property(nonatomic) CGFloat zoomScale;
@property(nonatomic) BOOL scrollsToTop NOT_TVOS;
@property(nonatomic, readonly) UIPanGestureRecognizer *panGestureRecognizer;
@property(nullable, nonatomic, readonly) UIPinchGestureRecognizer *pinchGestureRecognizer NOT_TVOS;
@property(nonatomic) UIScrollViewKeyboardDismissMode keyboardDismissMode;
@property(nullable, nonatomic, strong) UIRefreshControl *refreshControl NOT_TVOS;
@end
@class UITableView;
MAIN_ACTOR @protocol UITableViewDelegate <NSObject, UIScrollViewDelegate> @end
@interface UITableViewCell : UIView <NSCoding>
@property (nonatomic, getter=isEditing) BOOL editing;
@end
MAIN_ACTOR @protocol UITableViewDataSource <NSObject>
@required
- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section;
- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath
    SWIFT_NAME(tableView(_:cellForRowAt:));
@optional
- (BOOL)tableView:(UITableView *)tableView canMoveRowAtIndexPath:(NSIndexPath *)indexPath
    SWIFT_NAME(tableView(_:canMoveRowAt:));
- (void)tableView:(UITableView *)tableView moveRowAtIndexPath:(NSIndexPath *)sourceIndexPath
    toIndexPath:(NSIndexPath *)destinationIndexPath SWIFT_NAME(tableView(_:moveRowAt:to:));
@end
@interface UITextView : UIScrollView <UIKeyInput, NSCoding>
@property(nonatomic, getter=isEditable) BOOL editable NOT_TVOS;
@end
@interface UITableView : UIScrollView <NSCoding>
@property (nonatomic, weak, nullable) id <UITableViewDataSource> dataSource;
@property (nonatomic, weak, nullable) id <UITableViewDelegate> delegate;
@property (nonatomic, readonly) NSArray<__kindof UITableViewCell *> *visibleCells;
@property (nonatomic, getter=isEditing) BOOL editing;
@end
@interface UIStackView : UIView
- (instancetype)initWithFrame:(CGRect)frame DESIGNATED;
- (instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
- (instancetype)initWithArrangedSubviews:(NSArray<__kindof UIView *> *)views;
@property(nonatomic, readonly, copy) NSArray<__kindof UIView *> *arrangedSubviews;
- (void)addArrangedSubview:(UIView *)view;
@property(nonatomic) UILayoutConstraintAxis axis;
@property(nonatomic) UIStackViewDistribution distribution;
@property(nonatomic) UIStackViewAlignment alignment;
@property(nonatomic) CGFloat spacing;
@end
NOT_TVOS NOT_VISIONOS MAIN_ACTOR @interface UIFeedbackGenerator : NSObject
- (void)prepare;
@end
NOT_TVOS NOT_VISIONOS @interface UIImpactFeedbackGenerator : UIFeedbackGenerator
- (void)impactOccurred;
@end
NONNULL_END
