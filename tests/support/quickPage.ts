/**
 * What Testing Library asks of every element of a page, again and again, is kept until it can have changed. jsdom works it out anew each time,
 * which was two thirds of the time of all tests with a page. Styles are jsdom's own, labels are found as HTML says; of what is not in the document nothing is kept.
 */
import { configure, prettyDOM } from '@testing-library/react';

let styles = new WeakMap<Element, CSSStyleDeclaration>();
let labels: Map<Element, HTMLLabelElement[]> | null = null;

/** Child by child: a list of elements that jsdom hands out looks through the page for each question put to it. */
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
/** Nobody has to wait for the observer: what it has not been told yet is asked for. */
const upToDate = () => forget(changes.takeRecords());

const realStyle = window.getComputedStyle.bind(window);
// The pseudo-element argument is "not implemented" in jsdom, and is not passed on.
window.getComputedStyle = element => {
  if (!element.isConnected) return realStyle(element);
  upToDate();
  const style = styles.get(element) ?? realStyle(element);
  styles.set(element, style);
  return style;
};

/** The element that a label names (HTML, 'labeled control'), found by its id instead of by a walk through the page. */
function controlOf(label: HTMLLabelElement): Element | null {
  if (label.hasAttribute('for')) return document.getElementById(label.htmlFor);
  return label.querySelector('button, input:not([type=hidden]), meter, output, progress, select, textarea');
}

function labelsByControl() {
  const found = new Map<Element, HTMLLabelElement[]>();
  for (const label of document.getElementsByTagName('label')) {
    const control = controlOf(label);
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

// What labels an element by `aria-labelledby` is looked up by a selector, once for each element of the page.
const BY_ID = /^\[id="([^"\\]+)"\]$/;
// oxlint-disable-next-line typescript/unbound-method -- called with the element
const realQuery = Element.prototype.querySelector;
Element.prototype.querySelector = function (this: Element, selector: string) {
  const id = this.isConnected && BY_ID.exec(selector)?.[1];
  const found = id ? document.getElementById(id) : this;
  return found === this || (found && !this.contains(found)) ? realQuery.call(this, selector) : found;
} as typeof realQuery;

// The page is written out for the error that ends a wait, not for each that it began with.
configure({
  getElementError: (message, container) => {
    const error = new Error();
    error.name = 'TestingLibraryElementError';
    const text = () => [message, prettyDOM(container)].filter(Boolean).join('\n\n');
    return Object.defineProperty(error, 'message', { configurable: true, get: text });
  },
});
