import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useId, useState } from 'react';
import { useController, type Control } from 'react-hook-form';
import { createMemoryRouter, Outlet, RouterProvider, useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { createClient } from '@/platform/graphql/client';
import { useCall } from '@/platform/graphql/useCall';
import { PlatformProvider } from '@/platform/PlatformProvider';
import type { Session } from '@/platform/session/session';
import type { Attachment } from '@/shared/attachments/attachment';
import { AttachmentUpload } from '@/shared/attachments/AttachmentUpload';
import { DocumentFrame } from '@/shared/form/DocumentFrame';
import { LeaveBlocker } from '@/shared/form/LeaveBlocker';
import type { Intent } from '@/shared/fields/intent';
import type { DocumentFormOptions } from '@/shared/form/documentForm';
import { useDocumentForm } from '@/shared/form/useDocumentForm';
import { useRevealError } from '@/shared/lines/reveal';
import { useFieldLabel } from '@/shared/ui/fieldLabels';
import { SaveThingDocument } from '../../support/documents.ts';
import { TestUi } from '../../support/render.tsx';
import { aSession, storeSession } from '../../support/session.ts';

export interface Values {
  name: string;
  code: string;
  ref: string;
  files: Attachment[];
  lines: { amount: string; text: string }[];
  total: string;
}

export const blank: Values = {
  name: '',
  code: '',
  ref: '',
  files: [],
  lines: [
    { amount: '1', text: '' },
    { amount: '2', text: '' },
  ],
  total: '',
};

/** Requires the name always, code and amounts on submit only. A code has at most four letters, even in a draft. */
function schemaFor(_: Values, intent: Intent) {
  const need = (message: string) => (intent === 'submit' ? z.string().check(z.minLength(1, message)) : z.string());
  return z.object({
    name: z.string().check(z.minLength(1, 'Name is required')),
    code: need('Code is required').check(z.maxLength(4, 'Code is too long')),
    ref: z.string(),
    files: z.array(z.unknown()),
    lines: z.array(z.object({ amount: need('Amount is required'), text: z.string() })),
    total: z.string(),
  });
}

export function TextField({
  control,
  name,
  label,
}: {
  control: Control<Values>;
  name: 'name' | 'code' | 'ref';
  label: string;
}) {
  const id = useId();
  const { field, fieldState } = useController({ control, name });
  useFieldLabel(name, { label });
  return (
    <div data-field={name}>
      <label id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      <input id={id} {...field} aria-invalid={fieldState.invalid} />
      {fieldState.error && <p>{fieldState.error.message}</p>}
    </div>
  );
}

function Files({ control }: { control: Control<Values> }) {
  const { field } = useController({ control, name: 'files' });
  return (
    <div data-field="files">
      <AttachmentUpload
        label="Copies"
        families={['csv']}
        module="M"
        context="C"
        contextId=""
        value={field.value}
        onChange={field.onChange}
      />
    </div>
  );
}

/** Renders a single line, like a scrolled virtual table. */
function OneLine({ control }: { control: Control<Values> }) {
  const { field } = useController({ control, name: 'lines' });
  const [revealed, setRevealed] = useState('');
  useRevealError('lines', setRevealed);
  useFieldLabel('lines', { label: null });
  return (
    <div data-field="lines">
      <input
        aria-label="Amount of line 2"
        value={field.value[1]?.amount ?? ''}
        onChange={event =>
          field.onChange(field.value.map((line, i) => (i === 1 ? { ...line, amount: event.target.value } : line)))
        }
      />
      <p>Revealed {revealed}</p>
    </div>
  );
}

type Saved = { saveThing: { id: number } | null };
export interface FormOptions extends Partial<DocumentFormOptions<Values, Saved>> {
  total?: string;
  /** Blur triggers a save. */
  leavingSaves?: boolean;
}

function Screen({ options: { total, leavingSaves, ...options } }: { options: FormOptions }) {
  const navigate = useNavigate();
  const call = useCall();
  const form = useDocumentForm<Values, Saved>({
    key: { screen: 'Test', recordId: '7' },
    initial: blank,
    schemaFor,
    save: values => call(SaveThingDocument, { name: values.name }),
    readResult: saved => (saved.saveThing?.id === -1 ? { error: 'This invoice already exist' } : 'ok'),
    onSaved: () => void navigate('/list'),
    ...options,
  });
  const { control } = form;
  return (
    <div onBlur={leavingSaves ? form.autosave : undefined}>
      {/* Values that a screen sets automatically: a default, a sum. */}
      <button type="button" onClick={() => form.setValue('total', total ?? '3')}>
        Work out
      </button>
      <DocumentFrame
        form={form}
        title="Test document"
        backTo="/list"
        backLabel="The list"
        submitLabel="Submit for Approval"
        sections={[
          // The page's order differs from the schema's: the code comes first.
          { id: 'first', title: 'First', content: <TextField control={control} name="code" label="Code" /> },
          { id: 'second', title: 'Second', content: <TextField control={control} name="name" label="Name" /> },
          { id: 'third', title: 'Third', content: <TextField control={control} name="ref" label="Ref" /> },
          { id: 'lines', title: 'Lines', content: <OneLine control={control} /> },
          { id: 'files', title: 'Files', content: <Files control={control} /> },
        ]}
      />
    </div>
  );
}

/** Opens the form at `/form` beside a list, as a signed-in user. */
export function openForm(options: FormOptions = {}, who: Partial<Session> = {}) {
  const session = aSession(who);
  storeSession(session);
  const client = createClient({ retryDelay: 1 });
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  const handle: { update: (next: FormOptions) => void } = { update: () => {} };
  function Route() {
    const [now, setNow] = useState(options);
    useEffect(() => {
      handle.update = setNow;
    }, []);
    return <Screen options={now} />;
  }
  const children = [
    { path: '/form', element: <Route /> },
    { path: '/list', element: <h1>The list of things</h1> },
  ];
  const layout = (
    <>
      <LeaveBlocker />
      <Outlet />
    </>
  );
  const router = createMemoryRouter([{ element: layout, children }], {
    initialEntries: ['/list', '/form'],
    initialIndex: 1,
  });
  const view = render(
    <PlatformProvider session={session} client={client}>
      <RouterProvider router={router} />
    </PlatformProvider>,
    { wrapper: TestUi },
  );
  return { user, router, ...view, update: (next: FormOptions) => act(() => handle.update(next)) };
}

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const draftButton = () => screen.getByRole('button', { name: /Save as Draft$/ });
export const submitButton = () => screen.getByRole('button', { name: /Submit for Approval$/ });
export const atList = () => screen.findByRole('heading', { name: 'The list of things' });

/** Hides the page, which writes unsaved changes immediately instead of within a second. */
export const hidePage = () => window.dispatchEvent(new Event('pagehide'));
