// What a subclass needs of UIGestureRecognizer is with the class.
#include "Gestures.h"
