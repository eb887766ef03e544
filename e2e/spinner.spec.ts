import { expect, test } from './support/portal.ts';

test.use({ freshWindow: true }); // pauses the animations

test('a spinner that is removed before its first animation frame leaves no trace on the button', async ({
  sandbox,
  open,
}) => {
  const supplier = await sandbox.newSupplier();
  const { id } = await sandbox.newInvoice({ author: supplier.values['userid'], status: 'Draft' });
  const page = await open(supplier, `/NonPoInvoice/Edit?id=${id}`);
  const save = page.getByRole('button', { name: 'Save as Draft', exact: true });
  await expect(save).toBeEnabled();

  // Simulates a busy computer: the response arrives before the first frame of any animation.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await sandbox.fault(supplier, { operation: 'nonPoInvoiceCreate', kind: 'null' });
  await save.click();
  await expect(page.getByText('Sorry something went wrong please try again', { exact: true }).first()).toBeVisible();
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 1 });

  await expect(save).toBeEnabled();
  await expect(save).not.toHaveAttribute('aria-busy');
  await expect(save).toHaveAccessibleName('Save as Draft');
});
