import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { mustPickSupplier } from '@/domain/invoice/author';
import { getPlace, noteSaved, useEinvoiceForm, type EinvoiceSlot } from '@/domain/einvoice/slot';
import { readDuplicates, SUBMIT_ANYWAY } from '@/domain/record/duplicates';
import { readSaveResult } from '@/domain/record/savedAs';
import { recordTypes } from '@/domain/recordTypes';
import type { Id } from '@/lib/ids';
import { notify } from '@/platform/feedback/feedback';
import { useCall } from '@/platform/graphql/useCall';
import { useSession } from '@/platform/session/SessionContext';
import { FieldGrid } from '@/shared/fields/FieldGrid';
import { FieldsProvider, openMemory } from '@/shared/fields/FieldsProvider';
import { resolveFields } from '@/shared/fields/resolve';
import { buildSchema } from '@/shared/fields/schema';
import { useResolvedFields } from '@/shared/fields/useResolvedFields';
import { DialogForm, type LeaveRef } from '@/shared/form/DialogForm';
import { sinceOpened } from '@/shared/form/sinceOpened';
import { useDocumentForm } from '@/shared/form/useDocumentForm';
import { Button } from '@/shared/ui/Button';
import { useLazyModal } from '@/shared/ui/useLazyModal';
import { manualById, manualCreate, manualDuplicateWarning, manualUpdate, type ManualEntry } from '../api/operations';
import { useEntryLookups } from '../api/useEntryLookups';
import { fieldsFor, type EntryValues } from '../fields/manual.fields';
import { blankEntry, deriveEntry, getEntryField, entryFromApi, entryToInput } from '../model/manual.mappers';
import { canCancelEntry, canEditEntry } from '../model/manual.policy';
import { messages } from '../messages';

const kind = recordTypes.ManualInvoiceEntry;
const NOTHING: never[] = [];
const einvoiceSlot: EinvoiceSlot<EntryValues, unknown> = {
  file: 'uploadInvoice',
  load: async () => (await import('../manual.einvoice')).manualEinvoice,
};
const loadRemark = async () => (await import('./RemarkModal')).RemarkModal;

interface EntryFormProps {
  entry: ManualEntry | null;
  onCancel: () => void;
  leave: LeaveRef;
  onSaved: () => void;
}

/** Form of an entry with Save or Update, Cancel, and for the creator 'Cancel invoice' with a remark. */
export function EntryForm({ entry, onCancel, leave, onSaved }: EntryFormProps) {
  const session = useSession();
  const { form, defs, stored } = useEntryForm(entry, onSaved);
  const lookups = useEntryLookups();
  const memory = useMemo(() => openMemory(session.userId, kind.context), [session.userId]);
  const cancelling = useLazyModal(loadRemark);
  const country = useWatch({ control: form.control, name: 'countryCode' });
  const resolved = useResolvedFields<EntryValues>({
    control: form.control,
    defs,
    config: NOTHING,
    roleGroups: NOTHING,
  });
  const einvoice = useEinvoiceForm({
    slot: einvoiceSlot,
    form,
    documentContext: null,
    at: getPlace(kind, entry?.id, 'new'),
    id: entry?.id,
  });
  return (
    <FieldsProvider lookups={lookups} country={country?.code ?? undefined} memory={memory} recordId={stored?.id}>
      <DialogForm
        form={form}
        recordPath={kind.paths.list}
        submitLabel={entry ? 'Update' : 'Save'}
        leaveTitle="Close without saving?"
        onCancel={onCancel}
        leave={leave}
        check={einvoice.check}
        more={
          entry &&
          canCancelEntry(session, entry) && (
            <Button tone="danger" aria-haspopup="dialog" onClick={() => cancelling.open()}>
              Cancel invoice
            </Button>
          )
        }
      >
        {einvoice.notice}
        <FieldGrid control={form.control} resolved={resolved} />
      </DialogForm>
      {entry && cancelling.Component && (
        <cancelling.Component
          open={cancelling.isOpen}
          entry={entry}
          act="cancel"
          isUnsaved={form.isDirty()}
          onCancel={cancelling.close}
          onClosed={cancelling.remove}
          onDone={onSaved}
        />
      )}
    </FieldsProvider>
  );
}

function useEntryForm(entry: ManualEntry | null, onSaved: () => void) {
  const session = useSession();
  const ownSupplier = !mustPickSupplier(session);
  const [stored, setStored] = useState(entry);
  const initial = useMemo(
    () => (stored ? entryFromApi(stored) : blankEntry(session, ownSupplier)),
    [stored, session, ownSupplier],
  );
  const defs = useMemo(() => fieldsFor({ isNew: entry === null, ownSupplier }), [entry, ownSupplier]);
  const call = useCall();
  const since =
    stored &&
    sinceOpened({
      noun: 'invoice',
      opened: stored,
      read: () => call(manualById, stored.id),
      mayStill: now => canEditEntry(session, now),
    });

  const form = useDocumentForm<EntryValues, Id | null>({
    key: { screen: kind.context, recordId: entry ? String(entry.id) : null },
    initial,
    schemaFor: (values, intent) => buildSchema(resolveFields(defs, NOTHING, NOTHING, values), intent),
    fieldsFor: () => defs,
    derive: deriveEntry,
    readAgain: async () => {
      const now = await since?.readAgain();
      if (now) setStored(now);
    },
    toFormPath: getEntryField,
    beforeSave: since?.mustBeUnchanged,
    checkDuplicate: async values => ({
      ...readDuplicates(
        await call(manualDuplicateWarning, entryToInput(values, stored)),
        undefined,
        stored?.countryCode ?? '',
      ),
      agree: SUBMIT_ANYWAY,
    }),
    save: values => call(entry ? manualUpdate : manualCreate, entryToInput(values, stored)),
    readResult: id => {
      const result = readSaveResult(id, kind, messages);
      return result !== 'ok' && result.error === messages.exists ? { ...result, at: 'invoiceNumber' } : result;
    },
    onSaved: (_intent, id, { invoiceNumber }) => {
      if (!entry && id !== null) noteSaved(session.userId, kind, 'new', id);
      notify.success(entry ? messages.updated : messages.created, { detail: invoiceNumber });
      onSaved();
    },
  });
  return { form, defs, stored };
}
