// Only files that import this submodule see these members.
#pragma once
#include "../UIKit.h"
NONNULL_BEGIN
@interface UIGestureRecognizer (UIGestureRecognizerProtected)
@property(nonatomic, readwrite) UIGestureRecognizerState state;
- (void)reset;
- (void)touchesBegan:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event;
- (void)touchesMoved:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event;
- (void)touchesEnded:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event;
- (void)touchesCancelled:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event;
- (BOOL)canPreventGestureRecognizer:(UIGestureRecognizer *)preventedGestureRecognizer;
- (BOOL)canBePreventedByGestureRecognizer:(UIGestureRecognizer *)preventingGestureRecognizer;
- (void)ignoreTouch:(UITouch*)touch forEvent:(UIEvent*)event;
@end
NONNULL_END
