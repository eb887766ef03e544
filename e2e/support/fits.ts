import { expect, type Page } from 'playwright/test';

/** Runs in the page. Lists elements that overflow the window, can't be reached, or overlap other elements. */
function misfits(): string[] {
  const { clientWidth: width, clientHeight: height, scrollWidth } = document.documentElement;
  const found: string[] = [];
  if (scrollWidth > width) found.push(`the page is ${scrollWidth} wide`);
  const named = (element: Element) =>
    `${element.localName} '${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}'`;
  const isOut = ({ left, right }: DOMRect) => right > width + 1 || left < -1;
  const isShown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  /** True if the element is reachable by scrolling a container inside the window. */
  const isScrolled = (element: Element) => {
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
      if (!['visible', 'clip'].includes(getComputedStyle(box).overflowX) && !isOut(box.getBoundingClientRect()))
        return true;
    return false;
  };
  for (const element of document.querySelectorAll('body *')) {
    const box = element.getBoundingClientRect();
    if (box.width > 0 && box.height > 0 && isOut(box) && isShown(element) && !isScrolled(element))
      found.push(`${named(element)} stands from ${Math.round(box.left)} to ${Math.round(box.right)}`);
  }
  for (const dialog of document.querySelectorAll('[role="dialog"], dialog[open]')) {
    const box = dialog.getBoundingClientRect();
    if (!isShown(dialog) || dialog.closest('[inert]') || box.height === 0) continue;
    if (box.top < 0 || box.bottom > height + 1)
      found.push(`${named(dialog)} stands from ${Math.round(box.top)} to ${Math.round(box.bottom)} of ${height}`);
    for (const button of dialog.querySelectorAll(':is(.ant-modal-footer, [data-foot]) button')) {
      const { left, top, width: wide, height: tall } = button.getBoundingClientRect();
      const over = document.elementFromPoint(left + wide / 2, top + tall / 2);
      // A dropdown or a confirmation may overlap the dialog's buttons; its own content may not.
      const isSeen = button.contains(over) || (over && !over.contains(dialog) && !dialog.contains(over));
      if (isShown(button) && !isSeen) found.push(`${named(button)} of ${named(dialog)} is out of sight`);
    }
    for (const body of dialog.querySelectorAll('.ant-modal-body'))
      if (body.scrollWidth > body.clientWidth + 1) found.push(`${named(dialog)} scrolls sideways`);
  }
  /**
   * The visible parts of a cell: its texts, and icon-only buttons, whose icons are smaller than their touch
   * targets.
   */
  const SIGN = 14;
  const pieces = (cell: Element): { name: string; boxes: DOMRect[] }[] => {
    const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    const warnings = [...cell.querySelectorAll('button')].filter(button => isShown(button) && !button.textContent);
    const all = warnings.map(button => {
      const { x, y, width: wide, height: tall } = button.getBoundingClientRect();
      const box = new DOMRect(x + (wide - SIGN) / 2, y + (tall - SIGN) / 2, SIGN, SIGN);
      return { name: named(button), boxes: [box] };
    });
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const owner = text.parentElement;
      const isHidden = !owner || owner.closest('select') || !isShown(owner) || owner.offsetWidth <= 1;
      if (isHidden || !text.nodeValue?.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      all.push({ name: `'${text.nodeValue.trim().slice(0, 40)}'`, boxes: [...range.getClientRects()] });
    }
    return all;
  };
  const lieOver = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 3;
  for (const cell of document.querySelectorAll('td, th')) {
    const all = pieces(cell);
    for (const [at, one] of all.entries())
      for (const other of all.slice(at + 1))
        if (one.boxes.some(box => other.boxes.some(beside => lieOver(box, beside))))
          found.push(`${one.name} lies over ${other.name}`);
  }
  return found.slice(0, 5);
}

/**
 * Checks at the current width: no horizontal overflow, dialogs with visible buttons, and no overlap in table
 * cells.
 */
export async function expectFits(page: Page): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  expect(await page.evaluate(misfits), `at ${width} x ${height}`).toEqual([]);
}
