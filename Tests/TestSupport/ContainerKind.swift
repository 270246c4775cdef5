/// The four kinds of containers that an animator must work in.
public enum ContainerKind: String, CaseIterable, Sendable {
    case modal
    case navigation
    case tab
    case custom
}
