import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {

    // SceneManifest.plist only declares that the app has scenes. Their delegate is set here, because a
    // property list would have to know the module's name.
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
