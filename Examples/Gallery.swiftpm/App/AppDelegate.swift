import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {

    // SceneManifest.plist says that there are scenes; their delegate is named here, out of reach of the
    // module's name.
    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }
}
