import { expect, type Locator, type Page } from 'playwright/test';
import { invoicePdf } from '../support/files.ts';
import { choose, chooseAmong } from '../support/select.ts';

const PAPER = 'paper.pdf';

/** Field actions for the form, or for a dialog over it. */
export function fieldsIn(place: Page | Locator) {
  const text = (name: string) => place.getByRole('textbox', { name, exact: true });
  const box = (name: string) => place.getByRole('combobox', { name, exact: true });
  return {
    text,
    fill: (name: string, value: string) => text(name).fill(value),
    pick: (name: string, option: string, typed = option) => choose(box(name), option, typed),
    pickAmong: (name: string, option: string) => chooseAmong(box(name), option),
    answer: (question: string, word: 'Yes' | 'No') =>
      place.getByRole('radiogroup', { name: question }).getByText(word, { exact: true }).click(),
    verify: async (name: string) => {
      await place.getByRole('button', { name: `Verify ${name}` }).click();
      await expect(place.getByRole('button', { name: `Reset ${name}` })).toBeVisible();
    },
    title: (title: string) => place.getByLabel(`Title of ${PAPER}`).selectOption(title),
    tick: (statement: string) => place.getByRole('checkbox', { name: statement }).check(),
    day: async (name: string, day: string) => {
      await place.getByLabel(name).fill(day);
      await place.getByLabel(name).press('Enter');
    },
    /** Uploads a document and waits until it is listed. */
    attach: async (label: string) => {
      const page = 'page' in place ? place.page() : place;
      const choosing = page.waitForEvent('filechooser');
      await place.getByRole('button', { name: new RegExp(`^Upload files?: ${label}`) }).click();
      await (await choosing).setFiles(await invoicePdf(['A paper'], PAPER));
      await expect(place.getByText(PAPER, { exact: true }).first()).toBeVisible();
    },
  };
}

export type Fields = ReturnType<typeof fieldsIn>;

/** A section of the profile in the form. */
export function getSection(page: Page, title: string, modalTitle: string) {
  // The text of an open dialog also appears on the page behind it.
  const region = page.getByRole('region', { name: title, exact: true }).last();
  const dialog = page.getByRole('dialog', { name: modalTitle, exact: true });
  const keep = async () => {
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog).toBeHidden();
  };
  const open = async (row: RegExp) => {
    await region.getByRole('button', { name: row }).click();
    await expect(dialog).toBeVisible();
  };
  return {
    region,
    dialog,
    add: async (fill: (fields: Fields) => Promise<void>) => {
      await region.getByRole('button', { name: /^(Add|Edit) (?!a )/ }).click();
      await expect(dialog).toBeVisible();
      await fill(fieldsIn(dialog));
      await keep();
    },
    edit: async (row: RegExp, change: (fields: Fields) => Promise<void>) => {
      await open(row);
      await dialog.getByRole('button', { name: 'Edit', exact: true }).click();
      await change(fieldsIn(dialog));
      await keep();
    },
    delete: async (row: RegExp) => {
      await open(row);
      await dialog.getByRole('button', { name: /^(Delete|Deactive)$/ }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: /^(Delete|Deactive)$/ })
        .click();
      await expect(dialog).toBeHidden();
      await expect(region.getByRole('button', { name: row })).toHaveCount(0);
    },
  };
}

/** Uploads the documents of the tax numbers, so that the registered address is complete. */
export async function addPapers(page: Page, papers: string[]): Promise<void> {
  const { attach } = fieldsIn(page);
  for (const paper of papers) await attach(paper);
  const { region } = getSection(page, 'Location Of Presence Details', 'Location Of Presence Information');
  await expect(region.getByRole('button', { name: /required$/ })).toHaveCount(0);
}
