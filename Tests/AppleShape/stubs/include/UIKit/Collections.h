// Collection views, their layouts, and their controllers.
#pragma once
#include "ViewControllers.h"
NONNULL_BEGIN
@class UICollectionView, UICollectionViewLayout, UICollectionViewTransitionLayout, UICollectionViewCell;
ENUM(NSInteger, UICollectionViewScrollDirection) {
  UICollectionViewScrollDirectionVertical,
  UICollectionViewScrollDirectionHorizontal,
} SWIFT_NAME(UICollectionView.ScrollDirection);
OPTIONS(NSUInteger, UICollectionViewScrollPosition) {
    UICollectionViewScrollPositionTop = 1, UICollectionViewScrollPositionCenteredVertically = 2,
    UICollectionViewScrollPositionBottom = 4, UICollectionViewScrollPositionLeft = 8,
    UICollectionViewScrollPositionCenteredHorizontally = 16, UICollectionViewScrollPositionRight = 32
} SWIFT_NAME(UICollectionView.ScrollPosition);
typedef void (^UICollectionViewLayoutInteractiveTransitionCompletion)(BOOL completed, BOOL finished)
    SWIFT_NAME(UICollectionView.LayoutInteractiveTransitionCompletion);
MAIN_ACTOR @interface UICollectionViewLayoutAttributes : NSObject <NSCopying>
@property (nonatomic) CGRect frame;
@property (nonatomic) CGPoint center;
@property (nonatomic) CGSize size;
@property (nonatomic) CGFloat alpha;
@property (nonatomic) NSInteger zIndex;
@property (nonatomic, getter=isHidden) BOOL hidden;
@property (nonatomic, strong) NSIndexPath *indexPath;
@property (nonatomic, readonly, nullable) NSString *representedElementKind;
+ (instancetype)layoutAttributesForCellWithIndexPath:(NSIndexPath *)indexPath
    SWIFT_NAME(init(forCellWith:));
+ (instancetype)layoutAttributesForSupplementaryViewOfKind:(NSString *)elementKind
    withIndexPath:(NSIndexPath *)indexPath SWIFT_NAME(init(forSupplementaryViewOfKind:with:));
@end
MAIN_ACTOR @interface UICollectionViewLayout : NSObject <NSCoding>
- (instancetype)init DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (nullable, nonatomic, readonly) UICollectionView *collectionView;
- (void)invalidateLayout;
- (void)prepareLayout SWIFT_NAME(prepare());
- (nullable NSArray<__kindof UICollectionViewLayoutAttributes *> *)layoutAttributesForElementsInRect:(CGRect)rect
    SWIFT_NAME(layoutAttributesForElements(in:));
- (nullable UICollectionViewLayoutAttributes *)layoutAttributesForItemAtIndexPath:(NSIndexPath *)indexPath
    SWIFT_NAME(layoutAttributesForItem(at:));
- (nullable UICollectionViewLayoutAttributes *)layoutAttributesForSupplementaryViewOfKind:(NSString *)elementKind
    atIndexPath:(NSIndexPath *)indexPath SWIFT_NAME(layoutAttributesForSupplementaryView(ofKind:at:));
- (BOOL)shouldInvalidateLayoutForBoundsChange:(CGRect)newBounds
    SWIFT_NAME(shouldInvalidateLayout(forBoundsChange:));
- (CGPoint)targetContentOffsetForProposedContentOffset:(CGPoint)proposedContentOffset
    withScrollingVelocity:(CGPoint)velocity
    SWIFT_NAME(targetContentOffset(forProposedContentOffset:withScrollingVelocity:));
- (CGPoint)targetContentOffsetForProposedContentOffset:(CGPoint)proposedContentOffset
    SWIFT_NAME(targetContentOffset(forProposedContentOffset:));
@property (nonatomic, readonly) CGSize collectionViewContentSize;
@property (nonatomic, readonly) BOOL flipsHorizontallyInOppositeLayoutDirection;
@end
@interface UICollectionViewFlowLayout : UICollectionViewLayout
@property (nonatomic) CGFloat minimumLineSpacing;
@property (nonatomic) CGFloat minimumInteritemSpacing;
@property (nonatomic) CGSize itemSize;
@property (nonatomic) UICollectionViewScrollDirection scrollDirection;
@property (nonatomic) CGSize headerReferenceSize;
@property (nonatomic) CGSize footerReferenceSize;
@property (nonatomic) UIEdgeInsets sectionInset;
@end
@interface UICollectionViewTransitionLayout : UICollectionViewLayout
@property (assign, nonatomic) CGFloat transitionProgress;
@property (readonly, nonatomic) UICollectionViewLayout *currentLayout;
@property (readonly, nonatomic) UICollectionViewLayout *nextLayout;
- (instancetype)initWithCurrentLayout:(UICollectionViewLayout *)currentLayout
    nextLayout:(UICollectionViewLayout *)newLayout DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
- (instancetype)init UNAVAILABLE;
- (void)updateValue:(CGFloat)value forAnimatedKey:(NSString *)key;
- (CGFloat)valueForAnimatedKey:(NSString *)key;
@end
@interface UICollectionReusableView : UIView
@property (nonatomic, readonly, copy, nullable) NSString *reuseIdentifier;
- (void)prepareForReuse;
- (void)applyLayoutAttributes:(UICollectionViewLayoutAttributes *)layoutAttributes SWIFT_NAME(apply(_:));
- (void)willTransitionFromLayout:(UICollectionViewLayout *)oldLayout
    toLayout:(UICollectionViewLayout *)newLayout SWIFT_NAME(willTransition(from:to:));
- (void)didTransitionFromLayout:(UICollectionViewLayout *)oldLayout
    toLayout:(UICollectionViewLayout *)newLayout SWIFT_NAME(didTransition(from:to:));
@end
@interface UICollectionViewCell : UICollectionReusableView
@property (nonatomic, readonly) UIView *contentView;
@property (nonatomic, getter=isSelected) BOOL selected;
@property (nonatomic, getter=isHighlighted) BOOL highlighted;
@property (nonatomic, strong, nullable) UIView *backgroundView;
@property (nonatomic, strong, nullable) UIView *selectedBackgroundView;
@end
MAIN_ACTOR @protocol UICollectionViewDataSource <NSObject>
@required
- (NSInteger)collectionView:(UICollectionView *)collectionView numberOfItemsInSection:(NSInteger)section;
- (__kindof UICollectionViewCell *)collectionView:(UICollectionView *)collectionView
    cellForItemAtIndexPath:(NSIndexPath *)indexPath SWIFT_NAME(collectionView(_:cellForItemAt:));
@optional
- (NSInteger)numberOfSectionsInCollectionView:(UICollectionView *)collectionView
    SWIFT_NAME(numberOfSections(in:));
- (UICollectionReusableView *)collectionView:(UICollectionView *)collectionView
    viewForSupplementaryElementOfKind:(NSString *)kind atIndexPath:(NSIndexPath *)indexPath
    SWIFT_NAME(collectionView(_:viewForSupplementaryElementOfKind:at:));
@end
MAIN_ACTOR @protocol UICollectionViewDelegate <UIScrollViewDelegate>
@optional
- (BOOL)collectionView:(UICollectionView *)collectionView shouldSelectItemAtIndexPath:(NSIndexPath *)indexPath
    SWIFT_NAME(collectionView(_:shouldSelectItemAt:));
- (void)collectionView:(UICollectionView *)collectionView didSelectItemAtIndexPath:(NSIndexPath *)indexPath
    SWIFT_NAME(collectionView(_:didSelectItemAt:));
- (UICollectionViewTransitionLayout *)collectionView:(UICollectionView *)collectionView
    transitionLayoutForOldLayout:(UICollectionViewLayout *)fromLayout
    newLayout:(UICollectionViewLayout *)toLayout;
- (CGPoint)collectionView:(UICollectionView *)collectionView
    targetContentOffsetForProposedContentOffset:(CGPoint)proposedContentOffset;
@end
@interface UICollectionView : UIScrollView
- (instancetype)initWithFrame:(CGRect)frame collectionViewLayout:(UICollectionViewLayout *)layout DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (nonatomic, strong) UICollectionViewLayout *collectionViewLayout;
@property (nonatomic, weak, nullable) id<UICollectionViewDelegate> delegate;
@property (nonatomic, weak, nullable) id<UICollectionViewDataSource> dataSource;
- (void)registerClass:(nullable Class)cellClass forCellWithReuseIdentifier:(NSString *)identifier
    SWIFT_NAME(register(_:forCellWithReuseIdentifier:));
- (void)registerClass:(nullable Class)viewClass forSupplementaryViewOfKind:(NSString *)elementKind
    withReuseIdentifier:(NSString *)identifier
    SWIFT_NAME(register(_:forSupplementaryViewOfKind:withReuseIdentifier:));
- (__kindof UICollectionViewCell *)dequeueReusableCellWithReuseIdentifier:(NSString *)identifier
    forIndexPath:(NSIndexPath *)indexPath SWIFT_NAME(dequeueReusableCell(withReuseIdentifier:for:));
- (__kindof UICollectionReusableView *)dequeueReusableSupplementaryViewOfKind:(NSString *)elementKind
    withReuseIdentifier:(NSString *)identifier forIndexPath:(NSIndexPath *)indexPath
    SWIFT_NAME(dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:));
- (void)deselectItemAtIndexPath:(NSIndexPath *)indexPath animated:(BOOL)animated
    SWIFT_NAME(deselectItem(at:animated:));
- (void)reloadData;
- (void)setCollectionViewLayout:(UICollectionViewLayout *)layout animated:(BOOL)animated;
- (void)setCollectionViewLayout:(UICollectionViewLayout *)layout animated:(BOOL)animated
    completion:(void (^ _Nullable)(BOOL finished))completion;
- (UICollectionViewTransitionLayout *)startInteractiveTransitionToCollectionViewLayout:
    (UICollectionViewLayout *)layout
    completion:(nullable UICollectionViewLayoutInteractiveTransitionCompletion)completion NO_ASYNC
    SWIFT_NAME(startInteractiveTransition(to:completion:));
- (void)finishInteractiveTransition;
- (void)cancelInteractiveTransition;
@property (nonatomic, readonly) NSInteger numberOfSections;
- (NSInteger)numberOfItemsInSection:(NSInteger)section SWIFT_NAME(numberOfItems(inSection:));
- (nullable NSIndexPath *)indexPathForItemAtPoint:(CGPoint)point SWIFT_NAME(indexPathForItem(at:));
- (nullable UICollectionViewCell *)cellForItemAtIndexPath:(NSIndexPath *)indexPath SWIFT_NAME(cellForItem(at:));
@property (nonatomic, readonly) NSArray<__kindof UICollectionViewCell *> *visibleCells;
- (nullable NSIndexPath *)indexPathForCell:(UICollectionViewCell *)cell SWIFT_NAME(indexPath(for:));
@property (nonatomic, readonly) NSArray<NSIndexPath *> *indexPathsForVisibleItems;
- (void)scrollToItemAtIndexPath:(NSIndexPath *)indexPath
    atScrollPosition:(UICollectionViewScrollPosition)scrollPosition animated:(BOOL)animated
    SWIFT_NAME(scrollToItem(at:at:animated:));
@end
@interface UICollectionViewController : UIViewController <UICollectionViewDelegate, UICollectionViewDataSource>
- (instancetype)initWithCollectionViewLayout:(UICollectionViewLayout *)layout DESIGNATED;
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil bundle:(nullable NSBundle *)nibBundleOrNil
    DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (null_resettable, nonatomic, strong) __kindof UICollectionView *collectionView;
@property (nonatomic) BOOL clearsSelectionOnViewWillAppear;
@property (nonatomic, assign) BOOL useLayoutToLayoutNavigationTransitions;
@property (nonatomic, readonly) UICollectionViewLayout *collectionViewLayout;
@end
extern NSString *const UICollectionElementKindSectionHeader
    SWIFT_NAME(UICollectionView.elementKindSectionHeader);
extern NSString *const UICollectionElementKindSectionFooter
    SWIFT_NAME(UICollectionView.elementKindSectionFooter);
NONNULL_END
