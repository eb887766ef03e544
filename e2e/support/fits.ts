import { expect, type Page } from 'playwright/test';

/** Runs in the page: what sticks out of the window or cannot be reached in it. */
function misfits(): string[] {
  const { clientWidth: width, clientHeight: height, scrollWidth } = document.documentElement;
  const found: string[] = [];
  if (scrollWidth > width) found.push(`the page is ${scrollWidth} wide`);
  const named = (element: Element) =>
    `${element.localName} '${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}'`;
  const isOut = ({ left, right }: DOMRect) => right > width + 1 || left < -1;
  const isShown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  /** It is reached by scrolling a box that stands in the window itself. */
  const isScrolled = (element: Element) => {
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
      if (getComputedStyle(box).overflowX !== 'visible' && !isOut(box.getBoundingClientRect())) return true;
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
      // A list or a question may lie over it; the dialog's own content may not.
      const isSeen = button.contains(over) || (over && !over.contains(dialog) && !dialog.contains(over));
      if (isShown(button) && !isSeen) found.push(`${named(button)} of ${named(dialog)} is out of sight`);
    }
    for (const body of dialog.querySelectorAll('.ant-modal-body'))
      if (body.scrollWidth > body.clientWidth + 1) found.push(`${named(dialog)} scrolls sideways`);
  }
  return found.slice(0, 5);
}

/** At the width that the window has now: the page is no wider than its window, and a dialog stands in it with its buttons in sight. */
export async function expectFits(page: Page): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  expect(await page.evaluate(misfits), `at ${width} x ${height}`).toEqual([]);
}
