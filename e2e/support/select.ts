import { expect, type Locator } from 'playwright/test';

/**
 * Picks from a searched list by typing and Enter, as a quick hand does. Not by the mouse: on a busy machine antd moves a list once
 * more after it has opened, and a press that began on an option ends beside it.
 */
export async function choose(box: Locator, option: string, typed = option): Promise<void> {
  const list = box.page().locator('.ant-select-dropdown:visible');
  await box.click();
  await box.fill(typed);
  // By its words: the list of another field may still be on its way out.
  await expect(list.locator('.ant-select-item-option-active').filter({ hasText: option }).first()).toBeVisible();
  await box.press('Enter');
}

/** The same in a list that takes several, and may stay open: closes it, so that it covers nothing. Escape without a list closes the dialog. */
export async function chooseAmong(box: Locator, option: string): Promise<void> {
  await choose(box, option);
  await expect(box).toHaveValue('');
  if ((await box.getAttribute('aria-expanded')) === 'true') await box.press('Escape');
  await expect(box.page().locator('.ant-select-dropdown:visible')).toHaveCount(0);
}
