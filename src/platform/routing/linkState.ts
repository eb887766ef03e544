const states = new WeakMap<Element, unknown>();

/** For `ref` of a link with navigation state: what is prefetched while somebody points at it depends on that state, too. */
export function withLinkState(state: unknown): (link: Element | null) => void {
  return link => {
    if (link) states.set(link, state);
  };
}

/** The navigation state that the link was drawn with; undefined when it did not say. */
export const linkStateOf = (link: Element): unknown => states.get(link);
