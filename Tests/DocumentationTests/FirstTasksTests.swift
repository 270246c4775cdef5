import Testing

/// What people try first takes three lines of code at most.
@Suite struct FirstTasksTests {
    struct FirstTask: Sendable, CustomTestStringConvertible {
        let name: String
        /// The code in README that does it.
        let code: String

        var testDescription: String { name }
    }

    static let tasks = [
        FirstTask(name: "push", code: "navigationController.pushViewController(detail, with: "),
        FirstTask(name: "zoom and drag", code: ".expand(source: .view(thumbnail)), interaction: .drag()"),
        FirstTask(name: "sheet", code: "list.present(filters, as: .sheet()"),
        FirstTask(name: "toast", code: "list.present(message, as: .toast()"),
        FirstTask(name: "drawer from the edge", code: ".attach(toPresentFrom: list, as: .drawer()) {"),
        FirstTask(name: "tabs", code: ".attach(to: tabBarController)"),
        FirstTask(name: "container", code: "= ContainerViewController(viewControllers: "),
    ]

    @Test("README does each task in at most three lines, which are complete", arguments: tasks)
    func readmeDoesEachTaskInAtMostThreeLines(task: FirstTask) throws {
        let blocks = try DocumentedCode.blocks(in: "README.md").filter { block in
            block.contains { $0.contains(task.code) }
        }
        let block = try #require(blocks.first, "README doesn't show it")
        #expect(blocks.count == 1 && block.count <= 3)
        // Braces that stay open would need further lines.
        let text = block.joined()
        #expect(text.filter { $0 == "{" }.count == text.filter { $0 == "}" }.count)
    }
}
