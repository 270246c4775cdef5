"use strict";

/** Which view shows, after the address: `#` all animators, `#cube/navigation/backward` one of them. */
(() => {
  const { catalog } = window;
  catalog.animators = catalog.groups.flatMap((group) => group.animators);
  const byName = new Map(catalog.animators.map((animator) => [animator.name, animator]));
  const views = { overview: document.getElementById("overview"), detail: document.getElementById("detail") };
  const search = document.getElementById("search");
  const overview = new Overview(catalog.groups);
  // The scroll position of the overview.
  let left = null;

  const address = (name, container, direction) => `#${name}/${container}/${direction}`;
  const detail = new Detail(catalog, (name, container, direction) => {
    // A change of the container isn't added to the history.
    window.location.replace(address(name, container, direction));
  });

  const count = catalog.animators.length;
  document.getElementById("lead").textContent =
    `${count} custom view controller ${count === 1 ? "transition" : "transitions"} for UIKit. Pick an animator once and ` +
    "use it, unchanged, in modal presentations, navigation controllers, tab bars, and your own containers.";
  document.getElementById("dependency").textContent = catalog.links.dependency;
  for (const [name, link] of Object.entries(catalog.links)) {
    for (const element of document.querySelectorAll(`a[data-link="${name}"]`)) {
      element.href = link;
      element.hidden = false;
    }
  }

  /** A part of the address; as it is if it was mistyped. */
  function decoded(part) {
    try {
      return decodeURIComponent(part);
    } catch {
      return part;
    }
  }

  function route() {
    const [name, container, direction] = window.location.hash.slice(1).split("/").map(decoded);
    const animator = byName.get(name);
    if (animator) showDetail(animator, container, direction);
    else showOverview();
  }

  function showDetail(animator, container, direction) {
    const wasOpen = !views.detail.hidden;
    if (!wasOpen) left = { scroll: window.scrollY };
    const isOther = detail.animator !== animator;
    overview.open(false);
    views.overview.hidden = true;
    views.detail.hidden = false;
    document.title = `${animator.title} – TransitionKit`;
    // The next animator plays in the same container and direction.
    detail.open(animator, container ?? detail.container ?? "navigation", direction ?? detail.direction ?? "forward");
    if (isOther) {
      window.scrollTo(0, 0);
      if (!wasOpen || !views.detail.contains(document.activeElement)) detail.title.focus({ preventScroll: true });
    }
  }

  function showOverview() {
    const from = detail.animator?.name;
    detail.close();
    views.detail.hidden = true;
    views.overview.hidden = false;
    overview.open(true);
    document.title = "TransitionKit – transitions in motion";
    if (!from) return;
    window.scrollTo(0, left?.scroll ?? 0);
    if (document.activeElement === search) return;
    overview.cards.find((card) => card.animator.name === from)?.link.focus({ preventScroll: left !== null });
  }

  function find(text) {
    search.value = text;
    overview.filter(text);
    if (!views.detail.hidden) window.location.hash = "";
    window.scrollTo(0, Math.min(window.scrollY, views.overview.offsetTop));
  }

  search.addEventListener("input", () => find(search.value));
  search.addEventListener("keydown", (event) => {
    if (event.key === "Escape") {
      event.preventDefault();
      if (search.value) find("");
      else search.blur();
    } else if (event.key === "ArrowDown") {
      event.preventDefault();
      if (views.overview.hidden) window.location.hash = "";
      overview.shown[0]?.link.focus();
    }
  });
  document.getElementById("search-form").addEventListener("submit", (event) => {
    event.preventDefault();
    if (search.value && overview.shown.length) window.location.hash = overview.shown[0].animator.name;
  });
  for (const button of overview.empty.querySelectorAll("button")) {
    button.addEventListener("click", () => {
      find(button.textContent);
      search.focus();
    });
  }
  for (const button of document.querySelectorAll("button[data-copies]")) {
    button.addEventListener("click", () => clipboard.copy(document.getElementById(button.dataset.copies), button));
  }

  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const { target, key } = event;
    if (target.matches("input[type=search]")) return;
    if (key === "/") {
      event.preventDefault();
      // A new search begins without text or a filter.
      if (search.value) {
        search.value = "";
        overview.filter("");
      }
      search.focus();
      return;
    }
    if (views.detail.hidden) return;
    // The focused element keeps the keys that it uses.
    if (key === " " && target.matches("button, a, input[type=radio]")) return;
    if (key.startsWith("Arrow") && target.matches("input[type=radio], pre")) return;
    if (detail.key(key, event.shiftKey)) event.preventDefault();
  });

  // Scenes have the size of the screen, and are scaled to the phones around them.
  const sizes = new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries) {
      target.style.setProperty("--scale", contentRect.width / catalog.width);
    }
  });
  for (const phone of document.querySelectorAll(".phone")) sizes.observe(phone);

  window.addEventListener("hashchange", route);
  route();
})();
