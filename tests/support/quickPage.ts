/**
 * Caches what Testing Library computes for every element until the page changes. jsdom recomputes it each time,
 * which took two thirds of the test time. Styles come from jsdom and labels follow the HTML standard. Detached
 * elements are not cached.
 */
import { configure, prettyDOM } from '@testing-library/react';

/** Counts the changes of the page. */
let clock = 0;
/** The last change that may affect the style of an element and of everything in it. */
const changedAt = new WeakMap<Node, number>();
const styles = new WeakMap<Element, { style: CSSStyleDeclaration; at: number }>();
let labels: Map<Element, HTMLLabelElement[]> | null = null;

const isStyle = (node: Node) => node.nodeName === 'STYLE' || node.nodeName === 'LINK';

function noteChanges(records: MutationRecord[]) {
  for (const { attributeName, target, addedNodes, removedNodes } of records) {
    clock += 1;
    labels = null;
    const moved = [...addedNodes, ...removedNodes];
    // A class may style the siblings as well; a style sheet everything.
    if ([target, ...moved].some(isStyle)) changedAt.set(document, clock);
    else if (attributeName === 'class') changedAt.set(target.parentNode ?? target, clock);
    else if (attributeName) changedAt.set(target, clock);
    else for (const node of moved) changedAt.set(node, clock);
  }
}

const changes = new MutationObserver(noteChanges);
changes.observe(document, {
  subtree: true,
  childList: true,
  attributeFilter: ['class', 'style', 'hidden', 'open', 'dir', 'type', 'id', 'for'],
});
/** Reads pending mutations directly instead of waiting for the observer. */
const upToDate = () => noteChanges(changes.takeRecords());

function hasChangedSince(at: number, element: Element): boolean {
  for (let node: Node | null = element; node; node = node.parentNode) if ((changedAt.get(node) ?? 0) > at) return true;
  return false;
}

const realStyle = window.getComputedStyle.bind(window);
// jsdom does not implement the pseudo-element argument, so it is dropped.
window.getComputedStyle = element => {
  if (!element.isConnected) return realStyle(element);
  upToDate();
  const known = styles.get(element);
  if (known && !hasChangedSince(known.at, element)) return known.style;
  const style = realStyle(element);
  styles.set(element, { style, at: clock });
  return style;
};

/** Returns the labeled control (HTML standard), by ID instead of a walk through the page. */
function getControl(label: HTMLLabelElement): Element | null {
  if (label.hasAttribute('for')) return document.getElementById(label.htmlFor);
  return label.querySelector('button, input:not([type=hidden]), meter, output, progress, select, textarea');
}

function labelsByControl() {
  const found = new Map<Element, HTMLLabelElement[]>();
  for (const label of document.getElementsByTagName('label')) {
    const control = getControl(label);
    if (control) found.set(control, [...(found.get(control) ?? []), label]);
  }
  return found;
}

for (const kind of [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLMeterElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
]) {
  const real = Object.getOwnPropertyDescriptor(kind.prototype, 'labels');
  Object.defineProperty(kind.prototype, 'labels', {
    ...real,
    get(this: HTMLInputElement) {
      if (!this.isConnected || this.type === 'hidden') return real?.get?.call(this) as unknown;
      upToDate();
      labels ??= labelsByControl();
      return labels.get(this) ?? [];
    },
  });
}

// `aria-labelledby` causes one selector lookup per element of the page.
const BY_ID = /^\[id="([^"\\]+)"\]$/;
// oxlint-disable-next-line typescript/unbound-method -- called with the element
const realQuery = Element.prototype.querySelector;
Element.prototype.querySelector = function (this: Element, selector: string) {
  const id = this.isConnected && BY_ID.exec(selector)?.[1];
  const found = id ? document.getElementById(id) : this;
  return found === this || (found && !this.contains(found)) ? realQuery.call(this, selector) : found;
} as typeof realQuery;

// Prints the page only in the final error of a wait, not in each attempt.
configure({
  getElementError: (message, container) => {
    const error = new Error();
    error.name = 'TestingLibraryElementError';
    const text = () => [message, prettyDOM(container)].filter(Boolean).join('\n\n');
    return Object.defineProperty(error, 'message', { configurable: true, get: text });
  },
});
