// The parameters of presentations have TransitionKit's types, so a single import is enough.
@_exported import TransitionKit
