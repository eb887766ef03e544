import { expect, type Locator } from 'playwright/test';

/**
 * Selects an option by typing and Enter. The mouse is unreliable here: antd moves a list once more after
 * opening it.
 */
export async function choose(box: Locator, option: string, typed = option): Promise<void> {
  const list = box.page().locator('.ant-select-dropdown:visible');
  await box.click();
  await box.fill(typed);
  // Matches by text, because the list of another field may still be closing.
  await expect(list.locator('.ant-select-item-option-active').filter({ hasText: option }).first()).toBeVisible();
  await box.press('Enter');
}

/**
 * Selects an option in a multiple select and closes its list. Without an open list, Escape would close the
 * dialog.
 */
export async function chooseAmong(box: Locator, option: string): Promise<void> {
  await choose(box, option);
  await expect(box).toHaveValue('');
  if ((await box.getAttribute('aria-expanded')) === 'true') await box.press('Escape');
  await expect(box.page().locator('.ant-select-dropdown:visible')).toHaveCount(0);
}
