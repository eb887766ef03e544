const states = new WeakMap<Element, unknown>();

/** Returns a `ref` for a link with navigation state, because preloading on hover depends on that state. */
export function withLinkState(state: unknown): (link: Element | null) => void {
  return link => {
    if (link) states.set(link, state);
  };
}

/** Returns the navigation state of a link; undefined if it has none. */
export const linkStateOf = (link: Element): unknown => states.get(link);
