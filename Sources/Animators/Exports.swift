// Animators' parameters use TransitionKit's types, so a single import is enough to use the catalog.
@_exported import TransitionKit
