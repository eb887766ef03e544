import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { AttachmentEditor } from '@/shared/fields/edit/editors';
import { FieldsProvider } from '@/shared/fields/FieldsProvider';
import type { AnyFieldOf } from '@/shared/fields/types';
import * as real from '../attachments/realFiles.ts';
import { renderUi } from '../../support/render.tsx';
import { server } from '../../support/server.ts';

const field: AnyFieldOf<'attachment'> = {
  kind: 'attachment',
  name: 'papers',
  label: 'Papers',
  module: 'Supplier',
  context: 'SupplierUpdate',
  families: ['pdf'],
};

async function uploadedFor(recordId: number | undefined, def = field) {
  let sent: Record<string, unknown> | null = null;
  server.use(
    http.post('*/api/upload', async ({ request }) => {
      sent = (await request.json()) as Record<string, unknown>;
      return HttpResponse.json({ result: 'success' });
    }),
  );
  const { user, unmount } = renderUi(
    <FieldsProvider lookups={{}} recordId={recordId}>
      <AttachmentEditor
        def={def}
        label="Papers"
        required={false}
        value={[]}
        onChange={() => {}}
        values={{ parent: 9 }}
        control={{ id: 'papers' }}
        focusRef={() => {}}
      />
    </FieldsProvider>,
  );
  await user.upload(screen.getByLabelText('Choose files: Papers'), real.getFile(await real.pdf(), 'deed.pdf'));
  await waitFor(() => expect(sent).not.toBeNull());
  unmount();
  return sent;
}

it('files are uploaded for the record that owns the field (spec 1 §7 “File service”); a new record has no ID', async () => {
  expect(await uploadedFor(7)).toMatchObject({ module: 'Supplier', context: 'SupplierUpdate', contextId: '7' });
  expect(await uploadedFor(undefined)).toMatchObject({ contextId: '' });
  const ofParent = { ...field, contextId: (values: Record<string, unknown>) => String(values['parent']) };
  expect(await uploadedFor(7, ofParent)).toMatchObject({ contextId: '9' });
});
