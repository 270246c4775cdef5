#pragma once
NONNULL_BEGIN
typedef struct UIEdgeInsets { CGFloat top, left, bottom, right; } UIEdgeInsets;
typedef struct NSDirectionalEdgeInsets { CGFloat top, leading, bottom, trailing; } NSDirectionalEdgeInsets;
typedef struct UIOffset { CGFloat horizontal, vertical; } UIOffset;
typedef float UILayoutPriority TYPED;
extern const UILayoutPriority UILayoutPriorityRequired, UILayoutPriorityDefaultHigh, UILayoutPriorityDefaultLow,
    UILayoutPriorityFittingSizeLevel;
typedef CGFloat UIFontWeight TYPED SWIFT_NAME(UIFont.Weight);
extern const UIFontWeight UIFontWeightUltraLight, UIFontWeightThin, UIFontWeightLight, UIFontWeightRegular,
    UIFontWeightMedium, UIFontWeightSemibold, UIFontWeightBold, UIFontWeightHeavy, UIFontWeightBlack;
typedef CGFloat UIWindowLevel TYPED SWIFT_NAME(UIWindow.Level);
typedef CGFloat UIScrollViewDecelerationRate TYPED SWIFT_NAME(UIScrollView.DecelerationRate);
extern const UIScrollViewDecelerationRate UIScrollViewDecelerationRateNormal;
extern const UIScrollViewDecelerationRate UIScrollViewDecelerationRateFast;
typedef NSString * UIContentSizeCategory TYPED;
extern UIContentSizeCategory const UIContentSizeCategoryUnspecified, UIContentSizeCategoryExtraSmall,
    UIContentSizeCategorySmall, UIContentSizeCategoryMedium, UIContentSizeCategoryLarge,
    UIContentSizeCategoryExtraLarge, UIContentSizeCategoryExtraExtraLarge,
    UIContentSizeCategoryExtraExtraExtraLarge, UIContentSizeCategoryAccessibilityMedium,
    UIContentSizeCategoryAccessibilityLarge, UIContentSizeCategoryAccessibilityExtraLarge,
    UIContentSizeCategoryAccessibilityExtraExtraLarge, UIContentSizeCategoryAccessibilityExtraExtraExtraLarge;
extern NSNotificationName const UIContentSizeCategoryDidChangeNotification
    SWIFT_NAME(UIContentSizeCategory.didChangeNotification);
typedef NSString * UIFontTextStyle TYPED SWIFT_NAME(UIFont.TextStyle);
extern UIFontTextStyle const UIFontTextStyleLargeTitle NOT_TVOS, UIFontTextStyleTitle1, UIFontTextStyleTitle2,
    UIFontTextStyleTitle3, UIFontTextStyleHeadline, UIFontTextStyleSubheadline, UIFontTextStyleBody,
    UIFontTextStyleCallout, UIFontTextStyleFootnote, UIFontTextStyleCaption1, UIFontTextStyleCaption2;
typedef NSString * UISceneSessionRole TYPED SWIFT_NAME(UISceneSession.Role);
extern UISceneSessionRole const UIWindowSceneSessionRoleApplication
    SWIFT_NAME(UISceneSessionRole.windowApplication);
typedef NSString * UITransitionContextViewControllerKey TYPED;
extern UITransitionContextViewControllerKey const UITransitionContextFromViewControllerKey
    SWIFT_NAME(UITransitionContextViewControllerKey.from);
extern UITransitionContextViewControllerKey const UITransitionContextToViewControllerKey
    SWIFT_NAME(UITransitionContextViewControllerKey.to);
typedef NSString * UITransitionContextViewKey TYPED;
extern UITransitionContextViewKey const UITransitionContextFromViewKey
    SWIFT_NAME(UITransitionContextViewKey.from);
extern UITransitionContextViewKey const UITransitionContextToViewKey
    SWIFT_NAME(UITransitionContextViewKey.to);
typedef NSString * UIActionIdentifier TYPED SWIFT_NAME(UIAction.Identifier);
typedef NSString * UIMenuIdentifier TYPED SWIFT_NAME(UIMenu.Identifier);
typedef uint64_t UIAccessibilityTraits TYPED;
extern const UIAccessibilityTraits UIAccessibilityTraitNone SWIFT_NAME(UIAccessibilityTraits.none);
extern const UIAccessibilityTraits UIAccessibilityTraitButton SWIFT_NAME(UIAccessibilityTraits.button);
extern const UIAccessibilityTraits UIAccessibilityTraitLink SWIFT_NAME(UIAccessibilityTraits.link);
extern const UIAccessibilityTraits UIAccessibilityTraitHeader SWIFT_NAME(UIAccessibilityTraits.header);
extern const UIAccessibilityTraits UIAccessibilityTraitSearchField
    SWIFT_NAME(UIAccessibilityTraits.searchField);
extern const UIAccessibilityTraits UIAccessibilityTraitImage SWIFT_NAME(UIAccessibilityTraits.image);
extern const UIAccessibilityTraits UIAccessibilityTraitAdjustable
    SWIFT_NAME(UIAccessibilityTraits.adjustable);
extern const UIAccessibilityTraits UIAccessibilityTraitSelected SWIFT_NAME(UIAccessibilityTraits.selected);
extern const UIAccessibilityTraits UIAccessibilityTraitTabBar SWIFT_NAME(UIAccessibilityTraits.tabBar);
extern const UIAccessibilityTraits UIAccessibilityTraitAdjustable
    SWIFT_NAME(UIAccessibilityTraits.adjustable);
extern const UIAccessibilityTraits UIAccessibilityTraitStaticText
    SWIFT_NAME(UIAccessibilityTraits.staticText);
extern const UIAccessibilityTraits UIAccessibilityTraitUpdatesFrequently
    SWIFT_NAME(UIAccessibilityTraits.updatesFrequently);
extern const UIAccessibilityTraits UIAccessibilityTraitNotEnabled
    SWIFT_NAME(UIAccessibilityTraits.notEnabled);
extern const UIAccessibilityTraits UIAccessibilityTraitAllowsDirectInteraction
    SWIFT_NAME(UIAccessibilityTraits.allowsDirectInteraction);

ENUM(NSInteger, UIUserInterfaceLayoutDirection) { UIUserInterfaceLayoutDirectionLeftToRight,
    UIUserInterfaceLayoutDirectionRightToLeft };
ENUM(NSInteger, UIAccessibilityScrollDirection) { UIAccessibilityScrollDirectionRight = 1,
    UIAccessibilityScrollDirectionLeft, UIAccessibilityScrollDirectionUp,
    UIAccessibilityScrollDirectionDown, UIAccessibilityScrollDirectionNext,
    UIAccessibilityScrollDirectionPrevious };
ENUM(NSInteger, UIUserInterfaceLevel) { UIUserInterfaceLevelUnspecified = -1, UIUserInterfaceLevelBase,
    UIUserInterfaceLevelElevated };
ENUM(NSInteger, UIUserInterfaceStyle) { UIUserInterfaceStyleUnspecified, UIUserInterfaceStyleLight,
    UIUserInterfaceStyleDark };
ENUM(NSInteger, UIUserInterfaceIdiom) { UIUserInterfaceIdiomUnspecified = -1, UIUserInterfaceIdiomPhone,
    UIUserInterfaceIdiomPad, UIUserInterfaceIdiomTV SWIFT_NAME(tv), UIUserInterfaceIdiomCarPlay,
    UIUserInterfaceIdiomMac = 5, UIUserInterfaceIdiomVision IOS(17.0) TVOS(17.0) = 6 };
ENUM(NSInteger, UIUserInterfaceSizeClass) { UIUserInterfaceSizeClassUnspecified,
    UIUserInterfaceSizeClassCompact, UIUserInterfaceSizeClassRegular };
ENUM(NSInteger, UIInterfaceOrientation) { UIInterfaceOrientationUnknown, UIInterfaceOrientationPortrait,
    UIInterfaceOrientationPortraitUpsideDown, UIInterfaceOrientationLandscapeLeft,
    UIInterfaceOrientationLandscapeRight } NOT_TVOS;
OPTIONS(NSUInteger, UIInterfaceOrientationMask) { UIInterfaceOrientationMaskPortrait = 2,
    UIInterfaceOrientationMaskLandscapeLeft = 16, UIInterfaceOrientationMaskLandscapeRight = 8,
    UIInterfaceOrientationMaskPortraitUpsideDown = 4, UIInterfaceOrientationMaskLandscape = 24,
    UIInterfaceOrientationMaskAll = 30, UIInterfaceOrientationMaskAllButUpsideDown = 26 } NOT_TVOS;
ENUM(NSInteger, UIModalPresentationStyle) {
    UIModalPresentationFullScreen = 0, UIModalPresentationPageSheet NOT_TVOS, UIModalPresentationFormSheet
    NOT_TVOS, UIModalPresentationCurrentContext, UIModalPresentationCustom, UIModalPresentationOverFullScreen,
    UIModalPresentationOverCurrentContext, UIModalPresentationPopover NOT_TVOS,
    UIModalPresentationBlurOverFullScreen NOT_IOS,
    UIModalPresentationNone = -1, UIModalPresentationAutomatic = -2 };
ENUM(NSInteger, UIModalTransitionStyle) { UIModalTransitionStyleCoverVertical,
    UIModalTransitionStyleFlipHorizontal NOT_TVOS, UIModalTransitionStyleCrossDissolve,
    UIModalTransitionStylePartialCurl NOT_TVOS };
ENUM(NSInteger, UIStatusBarStyle) { UIStatusBarStyleDefault, UIStatusBarStyleLightContent,
    UIStatusBarStyleDarkContent = 3 } NOT_TVOS;
ENUM(NSInteger, UIStatusBarAnimation) { UIStatusBarAnimationNone, UIStatusBarAnimationFade,
    UIStatusBarAnimationSlide } NOT_TVOS;
ENUM(NSInteger, UIApplicationState) { UIApplicationStateActive, UIApplicationStateInactive,
    UIApplicationStateBackground } SWIFT_NAME(UIApplication.State);
OPTIONS(NSUInteger, UIRectEdge) { UIRectEdgeNone = 0, UIRectEdgeTop = 1, UIRectEdgeLeft = 2,
    UIRectEdgeBottom = 4, UIRectEdgeRight = 8, UIRectEdgeAll = 15 };
OPTIONS(NSUInteger, NSDirectionalRectEdge) { NSDirectionalRectEdgeNone = 0, NSDirectionalRectEdgeTop = 1,
    NSDirectionalRectEdgeLeading = 2, NSDirectionalRectEdgeBottom = 4, NSDirectionalRectEdgeTrailing = 8,
    NSDirectionalRectEdgeAll = 15 };
OPTIONS(NSUInteger, UIRectCorner) { UIRectCornerTopLeft = 1, UIRectCornerTopRight = 2, UIRectCornerBottomLeft
    = 4, UIRectCornerBottomRight = 8, UIRectCornerAllCorners = ~0UL };
ENUM(NSInteger, NSTextAlignment) { NSTextAlignmentLeft = 0, NSTextAlignmentCenter = 1, NSTextAlignmentRight =
    2, NSTextAlignmentJustified = 3, NSTextAlignmentNatural = 4 };
ENUM(NSInteger, NSLineBreakMode) { NSLineBreakByWordWrapping, NSLineBreakByCharWrapping,
    NSLineBreakByClipping, NSLineBreakByTruncatingHead, NSLineBreakByTruncatingTail,
    NSLineBreakByTruncatingMiddle };
ENUM(NSInteger, UIViewAnimationCurve) { UIViewAnimationCurveEaseInOut, UIViewAnimationCurveEaseIn,
    UIViewAnimationCurveEaseOut, UIViewAnimationCurveLinear } SWIFT_NAME(UIView.AnimationCurve);
ENUM(NSInteger, UIViewContentMode) { UIViewContentModeScaleToFill, UIViewContentModeScaleAspectFit,
    UIViewContentModeScaleAspectFill, UIViewContentModeRedraw, UIViewContentModeCenter, UIViewContentModeTop,
    UIViewContentModeBottom, UIViewContentModeLeft, UIViewContentModeRight, UIViewContentModeTopLeft,
    UIViewContentModeTopRight, UIViewContentModeBottomLeft, UIViewContentModeBottomRight }
    SWIFT_NAME(UIView.ContentMode);
ENUM(NSInteger, UISemanticContentAttribute) { UISemanticContentAttributeUnspecified,
    UISemanticContentAttributePlayback, UISemanticContentAttributeSpatial,
    UISemanticContentAttributeForceLeftToRight, UISemanticContentAttributeForceRightToLeft };
ENUM(NSInteger, UIViewTintAdjustmentMode) { UIViewTintAdjustmentModeAutomatic, UIViewTintAdjustmentModeNormal,
    UIViewTintAdjustmentModeDimmed } SWIFT_NAME(UIView.TintAdjustmentMode);
OPTIONS(NSUInteger, UIViewAutoresizing) { UIViewAutoresizingNone = 0, UIViewAutoresizingFlexibleLeftMargin =
    1, UIViewAutoresizingFlexibleWidth = 2, UIViewAutoresizingFlexibleRightMargin = 4,
    UIViewAutoresizingFlexibleTopMargin = 8, UIViewAutoresizingFlexibleHeight = 16,
    UIViewAutoresizingFlexibleBottomMargin = 32 } SWIFT_NAME(UIView.AutoresizingMask);
OPTIONS(NSUInteger, UIViewAnimationOptions) { UIViewAnimationOptionLayoutSubviews = 1,
    UIViewAnimationOptionAllowUserInteraction = 2, UIViewAnimationOptionBeginFromCurrentState = 4,
    UIViewAnimationOptionRepeat = 8, UIViewAnimationOptionAutoreverse = 16,
    UIViewAnimationOptionOverrideInheritedDuration = 32, UIViewAnimationOptionOverrideInheritedCurve = 64,
    UIViewAnimationOptionAllowAnimatedContent = 128, UIViewAnimationOptionShowHideTransitionViews = 256,
    UIViewAnimationOptionOverrideInheritedOptions = 512, UIViewAnimationOptionCurveEaseInOut
    SWIFT_NAME(curveEaseInOut) = 0, UIViewAnimationOptionCurveEaseIn = 1 << 16,
    UIViewAnimationOptionCurveEaseOut = 2 << 16, UIViewAnimationOptionCurveLinear = 3 << 16,
    UIViewAnimationOptionTransitionNone = 0, UIViewAnimationOptionTransitionCrossDissolve = 5 << 20 }
    SWIFT_NAME(UIView.AnimationOptions);
OPTIONS(NSUInteger, UIViewKeyframeAnimationOptions) { UIViewKeyframeAnimationOptionLayoutSubviews = 1,
    UIViewKeyframeAnimationOptionAllowUserInteraction = 2, UIViewKeyframeAnimationOptionBeginFromCurrentState
    = 4, UIViewKeyframeAnimationOptionRepeat = 8, UIViewKeyframeAnimationOptionAutoreverse = 16,
    UIViewKeyframeAnimationOptionOverrideInheritedDuration = 32,
    UIViewKeyframeAnimationOptionOverrideInheritedOptions = 512,
    UIViewKeyframeAnimationOptionCalculationModeLinear SWIFT_NAME(calculationModeLinear) = 0,
    UIViewKeyframeAnimationOptionCalculationModeDiscrete = 1 << 10,
    UIViewKeyframeAnimationOptionCalculationModePaced = 2 << 10,
    UIViewKeyframeAnimationOptionCalculationModeCubic = 3 << 10,
    UIViewKeyframeAnimationOptionCalculationModeCubicPaced = 4 << 10 }
    SWIFT_NAME(UIView.KeyframeAnimationOptions);
ENUM(NSInteger, UIViewAnimatingState) { UIViewAnimatingStateInactive, UIViewAnimatingStateActive,
    UIViewAnimatingStateStopped };
ENUM(NSInteger, UIViewAnimatingPosition) { UIViewAnimatingPositionEnd, UIViewAnimatingPositionStart,
    UIViewAnimatingPositionCurrent };
ENUM(NSInteger, UITimingCurveType) { UITimingCurveTypeBuiltin, UITimingCurveTypeCubic,
    UITimingCurveTypeSpring, UITimingCurveTypeComposed };
ENUM(NSInteger, UIGestureRecognizerState) { UIGestureRecognizerStatePossible, UIGestureRecognizerStateBegan,
    UIGestureRecognizerStateChanged, UIGestureRecognizerStateEnded, UIGestureRecognizerStateCancelled,
    UIGestureRecognizerStateFailed, UIGestureRecognizerStateRecognized = UIGestureRecognizerStateEnded }
    SWIFT_NAME(UIGestureRecognizer.State);
ENUM(NSInteger, UIEventType) { UIEventTypeTouches, UIEventTypeMotion, UIEventTypeRemoteControl,
    UIEventTypePresses, UIEventTypeScroll = 10, UIEventTypeHover = 11, UIEventTypeTransform = 14 }
    SWIFT_NAME(UIEvent.EventType);
ENUM(NSInteger, UIPressPhase) { UIPressPhaseBegan, UIPressPhaseChanged, UIPressPhaseStationary,
    UIPressPhaseEnded, UIPressPhaseCancelled } SWIFT_NAME(UIPress.Phase);
ENUM(NSInteger, UIPressType) { UIPressTypeUpArrow, UIPressTypeDownArrow, UIPressTypeLeftArrow,
    UIPressTypeRightArrow, UIPressTypeSelect, UIPressTypeMenu, UIPressTypePlayPause }
    SWIFT_NAME(UIPress.PressType);
ENUM(NSUInteger, UIScrollType) { UIScrollTypeDiscrete, UIScrollTypeContinuous } IOS(13.4) NOT_TVOS;
OPTIONS(NSInteger, UIScrollTypeMask) { UIScrollTypeMaskDiscrete = 1 << UIScrollTypeDiscrete,
    UIScrollTypeMaskContinuous = 1 << UIScrollTypeContinuous,
    UIScrollTypeMaskAll = UIScrollTypeMaskDiscrete | UIScrollTypeMaskContinuous } IOS(13.4) NOT_TVOS;
ENUM(NSUInteger, UIDropOperation) { UIDropOperationCancel, UIDropOperationForbidden, UIDropOperationCopy,
    UIDropOperationMove } NOT_TVOS;
ENUM(NSInteger, UITouchPhase) { UITouchPhaseBegan, UITouchPhaseMoved, UITouchPhaseStationary,
    UITouchPhaseEnded, UITouchPhaseCancelled } SWIFT_NAME(UITouch.Phase);
ENUM(NSInteger, UITouchType) { UITouchTypeDirect, UITouchTypeIndirect, UITouchTypePencil,
    UITouchTypeIndirectPointer } SWIFT_NAME(UITouch.TouchType);
ENUM(NSInteger, UINavigationControllerOperation) { UINavigationControllerOperationNone,
    UINavigationControllerOperationPush, UINavigationControllerOperationPop }
    SWIFT_NAME(UINavigationController.Operation);
ENUM(NSInteger, UIImageOrientation) { UIImageOrientationUp, UIImageOrientationDown, UIImageOrientationLeft,
    UIImageOrientationRight, UIImageOrientationUpMirrored, UIImageOrientationDownMirrored,
    UIImageOrientationLeftMirrored, UIImageOrientationRightMirrored } SWIFT_NAME(UIImage.Orientation);
ENUM(NSInteger, UIImageRenderingMode) { UIImageRenderingModeAutomatic, UIImageRenderingModeAlwaysOriginal,
    UIImageRenderingModeAlwaysTemplate } SWIFT_NAME(UIImage.RenderingMode);
ENUM(NSInteger, UIImageDynamicRange) { UIImageDynamicRangeUnspecified = -1, UIImageDynamicRangeStandard,
    UIImageDynamicRangeConstrainedHigh, UIImageDynamicRangeHigh } IOS(17.0) TVOS(17.0) VISIONOS(1.0)
    SWIFT_NAME(UIImage.DynamicRange);
ENUM(NSInteger, UIImageSymbolWeight) { UIImageSymbolWeightUnspecified, UIImageSymbolWeightUltraLight,
    UIImageSymbolWeightThin, UIImageSymbolWeightLight, UIImageSymbolWeightRegular, UIImageSymbolWeightMedium,
    UIImageSymbolWeightSemibold, UIImageSymbolWeightBold, UIImageSymbolWeightHeavy, UIImageSymbolWeightBlack }
    SWIFT_NAME(UIImage.SymbolWeight);
ENUM(NSInteger, UIImageSymbolScale) { UIImageSymbolScaleDefault = -1, UIImageSymbolScaleUnspecified,
    UIImageSymbolScaleSmall, UIImageSymbolScaleMedium, UIImageSymbolScaleLarge }
    SWIFT_NAME(UIImage.SymbolScale);
ENUM(NSInteger, UIBlurEffectStyle) { UIBlurEffectStyleExtraLight, UIBlurEffectStyleLight,
    UIBlurEffectStyleDark, UIBlurEffectStyleExtraDark NOT_IOS,
    UIBlurEffectStyleRegular, UIBlurEffectStyleProminent, UIBlurEffectStyleSystemUltraThinMaterial NOT_TVOS,
    UIBlurEffectStyleSystemThinMaterial NOT_TVOS, UIBlurEffectStyleSystemMaterial NOT_TVOS,
    UIBlurEffectStyleSystemThickMaterial NOT_TVOS, UIBlurEffectStyleSystemChromeMaterial NOT_TVOS }
    SWIFT_NAME(UIBlurEffect.Style);
ENUM(NSInteger, UIButtonType) { UIButtonTypeCustom, UIButtonTypeSystem, UIButtonTypeDetailDisclosure NOT_TVOS,
    UIButtonTypeInfoLight NOT_TVOS, UIButtonTypeInfoDark NOT_TVOS, UIButtonTypeContactAdd NOT_TVOS,
    UIButtonTypePlain NOT_IOS, UIButtonTypeClose NOT_TVOS }
    SWIFT_NAME(UIButton.ButtonType);
OPTIONS(NSUInteger, UIControlEvents) { UIControlEventTouchDown = 1, UIControlEventTouchDownRepeat = 2,
    UIControlEventTouchDragInside = 4, UIControlEventTouchDragOutside = 8, UIControlEventTouchDragEnter = 16,
    UIControlEventTouchDragExit = 32, UIControlEventTouchUpInside = 64, UIControlEventTouchUpOutside = 128,
    UIControlEventTouchCancel = 256, UIControlEventValueChanged = 4096, UIControlEventPrimaryActionTriggered =
    8192, UIControlEventMenuActionTriggered = 16384, UIControlEventEditingDidBegin = 1 << 16,
    UIControlEventEditingChanged = 1 << 17, UIControlEventEditingDidEnd = 1 << 18,
    UIControlEventEditingDidEndOnExit = 1 << 19, UIControlEventAllTouchEvents = 0xFFF, UIControlEventAllEvents
    = 0xFFFFFFFF } SWIFT_NAME(UIControl.Event);
OPTIONS(NSUInteger, UIControlState) { UIControlStateNormal SWIFT_NAME(normal) = 0, UIControlStateHighlighted =
    1, UIControlStateDisabled = 2, UIControlStateSelected = 4, UIControlStateFocused = 8 }
    SWIFT_NAME(UIControl.State);
ENUM(NSInteger, UIControlContentHorizontalAlignment) { UIControlContentHorizontalAlignmentCenter,
    UIControlContentHorizontalAlignmentLeft, UIControlContentHorizontalAlignmentRight,
    UIControlContentHorizontalAlignmentFill, UIControlContentHorizontalAlignmentLeading,
    UIControlContentHorizontalAlignmentTrailing } SWIFT_NAME(UIControl.ContentHorizontalAlignment);
ENUM(NSInteger, UIControlContentVerticalAlignment) { UIControlContentVerticalAlignmentCenter,
    UIControlContentVerticalAlignmentTop, UIControlContentVerticalAlignmentBottom,
    UIControlContentVerticalAlignmentFill } SWIFT_NAME(UIControl.ContentVerticalAlignment);
ENUM(NSInteger, UIScrollViewContentInsetAdjustmentBehavior) { UIScrollViewContentInsetAdjustmentAutomatic,
    UIScrollViewContentInsetAdjustmentScrollableAxes, UIScrollViewContentInsetAdjustmentNever,
    UIScrollViewContentInsetAdjustmentAlways } SWIFT_NAME(UIScrollView.ContentInsetAdjustmentBehavior);
ENUM(NSInteger, UIScrollViewKeyboardDismissMode) { UIScrollViewKeyboardDismissModeNone,
    UIScrollViewKeyboardDismissModeOnDrag, UIScrollViewKeyboardDismissModeInteractive }
    SWIFT_NAME(UIScrollView.KeyboardDismissMode);
ENUM(NSInteger, UITextFieldViewMode) { UITextFieldViewModeNever, UITextFieldViewModeWhileEditing,
    UITextFieldViewModeUnlessEditing, UITextFieldViewModeAlways } SWIFT_NAME(UITextField.ViewMode);
ENUM(NSInteger, UITextBorderStyle) { UITextBorderStyleNone, UITextBorderStyleLine, UITextBorderStyleBezel,
    UITextBorderStyleRoundedRect } SWIFT_NAME(UITextField.BorderStyle);
ENUM(NSInteger, UIReturnKeyType) { UIReturnKeyDefault, UIReturnKeyGo, UIReturnKeyGoogle, UIReturnKeyJoin,
    UIReturnKeyNext, UIReturnKeyRoute, UIReturnKeySearch, UIReturnKeySend, UIReturnKeyYahoo, UIReturnKeyDone
    };
ENUM(NSInteger, UITextAutocorrectionType) { UITextAutocorrectionTypeDefault, UITextAutocorrectionTypeNo,
    UITextAutocorrectionTypeYes };
ENUM(NSInteger, UITextAutocapitalizationType) { UITextAutocapitalizationTypeNone,
    UITextAutocapitalizationTypeWords, UITextAutocapitalizationTypeSentences,
    UITextAutocapitalizationTypeAllCharacters };
ENUM(NSInteger, UINavigationItemLargeTitleDisplayMode) { UINavigationItemLargeTitleDisplayModeAutomatic,
    UINavigationItemLargeTitleDisplayModeAlways, UINavigationItemLargeTitleDisplayModeNever }
    SWIFT_NAME(UINavigationItem.LargeTitleDisplayMode);
ENUM(NSInteger, UIBarButtonItemStyle) { UIBarButtonItemStylePlain, UIBarButtonItemStyleDone = 2 }
    SWIFT_NAME(UIBarButtonItem.Style);
ENUM(NSInteger, UIBarButtonSystemItem) { UIBarButtonSystemItemDone, UIBarButtonSystemItemCancel,
    UIBarButtonSystemItemEdit, UIBarButtonSystemItemSave, UIBarButtonSystemItemAdd,
    UIBarButtonSystemItemFlexibleSpace, UIBarButtonSystemItemFixedSpace, UIBarButtonSystemItemClose = 24 }
    SWIFT_NAME(UIBarButtonItem.SystemItem);
OPTIONS(NSUInteger, UIMenuElementAttributes) { UIMenuElementAttributesDisabled = 1,
    UIMenuElementAttributesDestructive = 2, UIMenuElementAttributesHidden = 4 }
    SWIFT_NAME(UIMenuElement.Attributes);
ENUM(NSInteger, UIMenuElementState) { UIMenuElementStateOff, UIMenuElementStateOn, UIMenuElementStateMixed }
    SWIFT_NAME(UIMenuElement.State);
ENUM(NSInteger, UIAccessibilityContainerType) { UIAccessibilityContainerTypeNone };
ENUM(NSInteger, UILayoutConstraintAxis) { UILayoutConstraintAxisHorizontal, UILayoutConstraintAxisVertical }
    SWIFT_NAME(NSLayoutConstraint.Axis);
ENUM(NSInteger, UIStackViewDistribution) { UIStackViewDistributionFill, UIStackViewDistributionFillEqually,
    UIStackViewDistributionFillProportionally, UIStackViewDistributionEqualSpacing,
    UIStackViewDistributionEqualCentering } SWIFT_NAME(UIStackView.Distribution);
ENUM(NSInteger, UIStackViewAlignment) { UIStackViewAlignmentFill, UIStackViewAlignmentLeading,
    UIStackViewAlignmentFirstBaseline, UIStackViewAlignmentCenter, UIStackViewAlignmentTrailing,
    UIStackViewAlignmentLastBaseline } SWIFT_NAME(UIStackView.Alignment);
ENUM(NSInteger, UISceneActivationState) { UISceneActivationStateUnattached = -1,
    UISceneActivationStateForegroundActive, UISceneActivationStateForegroundInactive,
    UISceneActivationStateBackground } SWIFT_NAME(UIScene.ActivationState);

@class UIKeyCommand, UIView, UIViewController, UIWindow, UIScreen, UIEvent, UITouch, UIPress, UIPressesEvent,
    UIGestureRecognizer, UINavigationController, UITabBarController, UITraitCollection, UIImage, UIColor,
    UIFont, UIBarButtonItem, UINavigationItem, UITabBarItem, UIPresentationController, UIAction, UIMenu,
    UIMenuElement, UIScene, UISceneSession, UISceneConnectionOptions, UIWindowScene, UIApplication,
    UIButtonConfiguration, UIScrollView, UITextField, UIStoryboardSegue, UISplitViewController,
    UINavigationBar, UITabBar, UIToolbar, UIFocusUpdateContext, UIFocusAnimationCoordinator, UILayoutGuide, UIKeyboardLayoutGuide,
    NSLayoutConstraint, UISpringTimingParameters, UICubicTimingParameters, UIEventButtonMask,
    UIPanGestureRecognizer, UIPinchGestureRecognizer, UIImageConfiguration, UIImageSymbolConfiguration,
    UITextRange;
@protocol UIViewControllerTransitioningDelegate, UIViewControllerTransitionCoordinator,
    UIViewControllerAnimatedTransitioning, UIViewControllerInteractiveTransitioning,
    UIViewControllerContextTransitioning, UIViewControllerTransitionCoordinatorContext, UITraitEnvironment,
    UIContentContainer;
NONNULL_END
