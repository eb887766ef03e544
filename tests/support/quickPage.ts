/**
 * Caches what Testing Library computes for every element until the page changes. jsdom recomputes it each time,
 * which took two thirds of the test time. Styles come from jsdom and labels follow the HTML standard. Detached
 * elements are not cached.
 */
import { configure, prettyDOM } from '@testing-library/react';

let styles = new WeakMap<Element, CSSStyleDeclaration>();
let labels: Map<Element, HTMLLabelElement[]> | null = null;

/** Walks child by child: jsdom's live element lists search the page on every access. */
function forgetStyles(element: Element) {
  styles.delete(element);
  for (let child = element.firstElementChild; child; child = child.nextElementSibling) forgetStyles(child);
}

const isStyle = (node: Node) => node.nodeName === 'STYLE' || node.nodeName === 'LINK';

function forget(records: MutationRecord[]) {
  for (const { type, target, addedNodes, removedNodes } of records) {
    labels = null;
    const moved = [...addedNodes, ...removedNodes];
    if (type === 'attributes' || [target, ...moved].some(isStyle)) styles = new WeakMap();
    else for (const node of moved) if (node instanceof Element) forgetStyles(node);
  }
}

const changes = new MutationObserver(forget);
changes.observe(document, {
  subtree: true,
  childList: true,
  attributeFilter: ['class', 'style', 'hidden', 'open', 'dir', 'type', 'id', 'for'],
});
/** Reads pending mutations directly instead of waiting for the observer. */
const upToDate = () => forget(changes.takeRecords());

const realStyle = window.getComputedStyle.bind(window);
// jsdom does not implement the pseudo-element argument, so it is dropped.
window.getComputedStyle = element => {
  if (!element.isConnected) return realStyle(element);
  upToDate();
  const style = styles.get(element) ?? realStyle(element);
  styles.set(element, style);
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
