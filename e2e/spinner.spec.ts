import { expect, test } from './support/portal.ts';

test.use({ freshWindow: true }); // its animations stand still for a while

test('a spinner that is taken back before it has moved leaves its button', async ({ sandbox, open }) => {
  const supplier = await sandbox.newSupplier();
  const { id } = await sandbox.newInvoice({ author: supplier.values['userid'], status: 'Draft' });
  const page = await open(supplier, `/NonPoInvoice/View/${id}`);
  const remove = page.getByRole('button', { name: 'Delete', exact: true });
  const question = page.getByRole('alertdialog', { name: 'Delete this draft?' });
  await remove.click();
  await expect(question).toBeVisible();

  // What a busy machine does by chance: the answer is there before the first frame of any animation.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await sandbox.fault(supplier, { operation: 'nonPoInvoiceDelete', kind: 'null' });
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Something Went Wrong', { exact: true })).toBeVisible();
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 1 });

  await expect(remove).toBeEnabled();
  await expect(remove.locator('.ant-btn-loading-icon')).toHaveCount(0);
  await expect(remove).toHaveAccessibleName('Delete');
});
