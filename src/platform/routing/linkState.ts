const states = new WeakMap<Element, unknown>();

/** Preloading on hover needs the link's navigation state. */
export function withLinkState(state: unknown): (link: Element | null) => void {
  return link => {
    if (link) states.set(link, state);
  };
}

export const getLinkState = (link: Element): unknown => states.get(link);
