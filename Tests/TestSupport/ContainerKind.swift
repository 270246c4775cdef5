/// The four kinds of container that an animator has to work in.
public enum ContainerKind: String, CaseIterable, Sendable {
    case modal
    case navigation
    case tab
    case custom
}
