"use strict";

/** How an animator is used, as Swift code. */
const swift = {
  /** The lines that give an animator to a container and start the transition. */
  usage(code, container, direction) {
    const forward = direction === "forward";
    const lines = {
      modal: forward
        ? [
            "detail.modalPresentationStyle = .fullScreen",
            "transition.attach(toPresentationOf: detail)",
            "present(detail, animated: true)",
          ]
        : ["transition.attach(toPresentationOf: detail)", "detail.dismiss(animated: true)"],
      navigation: [
        "transition.attach(to: navigationController)",
        forward
          ? "navigationController.pushViewController(detail, animated: true)"
          : "navigationController.popViewController(animated: true)",
      ],
      tab: ["transition.attach(to: tabBarController)", `tabBarController.selectedIndex = ${forward ? 1 : 0}`],
      custom: ["transition.attach(to: container)", `container.selectedIndex = ${forward ? 1 : 0}`],
    };
    return [`let transition = TransitionDelegate(${code})`, ...lines[container]].join("\n");
  },

  /** What a SwiftUI view says instead, or nothing in a container that SwiftUI manages itself. */
  swiftUI(code, container) {
    const lines = {
      modal: [`.present(isPresented: $showsDetail, with: ${code}) {`, "    DetailView()", "}"],
      custom: [`TransitionSwitcher(pages, selection: $page, with: ${code}) { page in`, "    PageView(page)", "}"],
    };
    return lines[container]?.join("\n");
  },

  /** Colored code: types, keywords and members, as elements. */
  colored(code) {
    const fragment = document.createDocumentFragment();
    const words = /\b(let|true|false)\b|\b([A-Z]\w*)\b|(\d+)|(\.\w+)/g;
    const names = ["keyword", "type", "number", "member"];
    let end = 0;
    for (const match of code.matchAll(words)) {
      fragment.append(code.slice(end, match.index));
      const span = document.createElement("span");
      span.className = names[match.slice(1).findIndex((group) => group !== undefined)];
      span.textContent = match[0];
      fragment.append(span);
      end = match.index + match[0].length;
    }
    fragment.append(code.slice(end));
    return fragment;
  },

  /** A paragraph of a doc comment: words, or a block of code between fences. */
  paragraph(text) {
    const block = /^```\w*\n([\s\S]*?)\n```$/.exec(text.trim());
    if (!block) {
      const paragraph = document.createElement("p");
      paragraph.append(this.sentence(text));
      return paragraph;
    }
    const element = document.createElement("pre");
    element.className = "block";
    element.tabIndex = 0;
    element.setAttribute("aria-label", "Swift code");
    const code = document.createElement("code");
    code.append(this.colored(block[1]));
    element.append(code);
    return element;
  },

  /** A sentence of a doc comment: what stands between backticks is code. */
  sentence(text) {
    const fragment = document.createDocumentFragment();
    text.split(/`+/).forEach((part, index) => {
      if (index % 2 === 0) {
        fragment.append(part);
      } else {
        const code = document.createElement("code");
        // A link to a symbol: `Line/center`.
        code.textContent = part.replace(/^([A-Z]\w*)\/(?=[a-z])/, "$1.");
        fragment.append(code);
      }
    });
    return fragment;
  },
};
