import { useMemo, useRef, type ReactNode, type RefObject } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { Id } from '@/lib/ids';
import { notify } from '@/platform/feedback/feedback';
import { useCall } from '@/platform/graphql/useCall';
import { useSession } from '@/platform/session/SessionContext';
import { ConfigNotice } from '@/shared/fields/ConfigNotice';
import { FieldsProvider } from '@/shared/fields/FieldsProvider';
import { openMemory } from '@/shared/fields/memory';
import { buildSchema } from '@/shared/fields/schema';
import { DocumentFrame } from '@/shared/form/DocumentFrame';
import type { Intent } from '@/shared/fields/intent';
import type { DocumentForm } from '@/shared/form/documentForm';
import { useDocumentForm } from '@/shared/form/useDocumentForm';
import { markedRow } from '@/shared/list/markedRow';
import { getPlace, noteSaved, useEinvoiceForm } from '../einvoice/slot';
import { viewHref } from '../recordKinds';
import type { DocumentFields, FormDef, ResolvedDocument, SavedAs, StoredDocument } from './document';
import { readDuplicates } from './duplicates';
import { isPresent } from './resolveDocument';
import { savedAs } from './savedAs';
import { rowLimits } from './rowLimits';
import { readSaveResult } from './saveResult';
import { SectionFields } from './SectionFields';

export interface DocumentPageProps<R extends StoredDocument, V extends FieldValues, I extends SavedAs, S> {
  definition: FormDef<R, V, I, S>;
  subject: S;
  doc: ResolvedDocument<R, V, S>;
  /** What it opens with. A later, different object is a change on the server. */
  initial: V;
  /** Tells this work from other unsaved work on this device; no record id for what is new. */
  draftKey: { screen: string; recordId: string | null };
  title: string;
  status?: string | null;
  backTo: string;
  backLabel: string;
  /** Under the title. */
  notice?: ReactNode;
  /** The form opens filled (a copy, a file that was read): there is a draft worth keeping before anybody types. */
  isFilled?: boolean;
  /** The record that is saved; without it a new one is made. */
  record?: R;
  /** The designated approver corrects what a supplier submitted: one button, 'Save As Draft', and back to the approval. */
  correction?: boolean;
  /** A new document was submitted, and the person wants to write the next one. */
  onAnother?: () => void;
  /** Runs before anything is sent; throws when the record is not what it was. */
  beforeSave?: () => Promise<void>;
  /** Reads the record again after a conflict: `initial` and `record` become what is on the server. */
  readAgain?: () => Promise<void>;
}

/** The form of a document: its sections, its check, its save. New, edited, copied and corrected ones are this. */
export function DocumentPage<R extends StoredDocument, V extends FieldValues, I extends SavedAs, S>(
  props: DocumentPageProps<R, V, I, S>,
) {
  const { definition, subject, doc, title, status, backTo, backLabel, correction = false } = props;
  const { kind, words } = definition.document;
  const another = useRef(false);
  const form = useForm(props, another);
  const { userId } = useSession();
  const company = definition.companyOf?.(subject);
  const memory = useMemo(() => (company ? openMemory(userId, company) : undefined), [userId, company]);
  const lookups = definition.useLookups(subject);
  const submitDisabled = definition.useSubmitDisabled?.(form);
  const { einvoice: slot } = definition.document;
  const einvoice = useEinvoiceForm({
    slot: slot && doc.field(slot.file)?.present ? slot : undefined,
    form,
    subject,
    at: getPlace(kind, props.record?.id, props.draftKey.screen),
    id: props.record?.id,
  });
  return (
    <FieldsProvider
      lookups={lookups}
      country={doc.setting.countryCode}
      memory={memory}
      recordId={props.record?.id}
      onFile={einvoice.onFile}
    >
      <DocumentFrame
        form={form}
        title={title}
        status={status}
        notice={
          <>
            {typeof props.notice === 'string' ? <p>{props.notice}</p> : props.notice}
            <ConfigNotice problems={doc.problems} others={doc.others} />
            {einvoice.notice}
          </>
        }
        backTo={backTo}
        backLabel={backLabel}
        listTo={kind.paths.list}
        submitDisabled={submitDisabled}
        submitAnother={
          props.onAnother &&
          (async () => {
            another.current = true;
            await form.submit().finally(() => (another.current = false));
          })
        }
        check={einvoice.check}
        total={definition.useTotal && <RunningTotal form={form} doc={doc} useTotal={definition.useTotal} />}
        {...(correction
          ? { submitLabel: 'Save As Draft', submitDoing: 'Saving…', draftLabel: null }
          : { submitLabel: words.submit })}
        sections={doc.sections
          .filter(section => isPresent(section, doc))
          .map(({ id, title: heading, fields = [], folded }) => {
            const Editor = definition.editors[id];
            return {
              id,
              title: heading,
              isEmpty: folded,
              content: (
                <>
                  {fields.length > 0 && <SectionFields control={form.control} fields={fields} doc={doc} />}
                  {Editor && <Editor form={form} doc={doc} subject={subject} />}
                </>
              ),
            };
          })}
      />
    </FieldsProvider>
  );
}

interface RunningTotalProps<V extends FieldValues> {
  form: DocumentForm<V>;
  doc: DocumentFields<V>;
  useTotal: (form: DocumentForm<V>, doc: DocumentFields<V>) => { label: string; amount: string };
}

/** Apart from the page, so that only the amount is drawn again while lines are typed. */
function RunningTotal<V extends FieldValues>({ form, doc, useTotal }: RunningTotalProps<V>) {
  const { label, amount } = useTotal(form, doc);
  return (
    <>
      {label} <strong>{amount}</strong>
    </>
  );
}

/** The invoice's number as it was typed; every kind keeps it under this name. */
function numberOf(values: object): string {
  return 'invoiceNumber' in values && typeof values.invoiceNumber === 'string' ? values.invoiceNumber.trim() : '';
}

/** 'UX-2026-1 submitted to Rohan Deshpande.', behind the specification's words; of a draft its number alone. */
function savedDetail(number: string, goesTo: string | null): string {
  if (goesTo === null) return number;
  return goesTo ? `${number} submitted to ${goesTo}.` : `${number} submitted.`;
}

/** The document's state from load to save: what is checked, what is sent, and what the answer means. */
function useForm<R extends StoredDocument, V extends FieldValues, I extends SavedAs, S>(
  props: DocumentPageProps<R, V, I, S>,
  another: RefObject<boolean>,
): DocumentForm<V> {
  const {
    definition,
    subject,
    doc,
    initial,
    draftKey,
    backTo,
    record,
    correction = false,
    beforeSave,
    readAgain,
  } = props;
  const { kind, words } = definition.document;
  const navigate = useNavigate();
  const call = useCall();
  const { userId } = useSession();
  const toInput = (values: V, intent: Intent) => {
    const { bySupplier } = doc.setting;
    const saved = savedAs({ intent, bySupplier, correction, record: record ?? null });
    return { ...definition.toInput(values, { intent, subject, record: record ?? null }), ...saved } as I;
  };
  const derive = useMemo(() => definition.derive?.(doc), [definition, doc]);
  const find = definition.useFindSaved?.(subject);
  const findSaved = async (values: V, since: Date) => {
    const found = await find?.(values, since);
    return found ? { label: `Invoice #${found.id}`, to: viewHref(kind, found.id) } : null;
  };
  /** Where the invoice is that has this number already. */
  const findOther = (values: V) => findSaved(values, new Date(0)).catch(() => null);
  return useDocumentForm<V, Id | null>({
    key: draftKey,
    initial,
    schemaFor: (values, intent) =>
      buildSchema(doc.resolve(values), intent).check(({ value, issues }) => {
        const own = definition.issues?.(value, { intent, doc, subject }) ?? [];
        for (const { path, message } of [...rowLimits(value), ...own])
          issues.push({ code: 'custom', path, message, input: value, continue: true });
      }),
    fieldsFor: values => doc.resolve(values).map(({ def }) => def),
    derive,
    readAgain,
    findSaved: record || !find ? undefined : findSaved,
    beforeSave,
    checkDuplicate: async (values, intent) => {
      const { duplicateColumns: columns, duplicateAgree } = definition;
      const agree = intent === 'draft' ? 'Save as Draft' : duplicateAgree;
      return {
        ...readDuplicates(
          await call(definition.duplicateWarning(subject), toInput(values, intent)),
          columns,
          doc.setting.countryCode,
        ),
        agree,
      };
    },
    save: (values, intent) => call(definition.create, toInput(values, intent)),
    ...(definition.toFormPath && { toFormPath: definition.toFormPath }),
    readResult: async (id, values) => {
      const result = readSaveResult(id, kind, words);
      if (result === 'ok' || result.error !== words.exists) return result;
      return { ...result, at: 'invoiceNumber', other: await findOther(values) };
    },
    draftNeedsWork: !record && draftKey.recordId === null && !props.isFilled,
    onSaved: (intent, id, values) => {
      const isDraft = intent === 'draft' || correction;
      const savedId = record?.id ?? id;
      if (!record && id !== null) noteSaved(userId, kind, draftKey.screen, id);
      notify.success(isDraft ? words.savedAsDraft : words.created, {
        detail: savedDetail(numberOf(values) || `#${savedId}`, isDraft ? null : definition.goesTo(values, subject)),
        // A correction ends on the record itself.
        ...(savedId !== null &&
          !correction && { action: { label: 'View', run: () => void navigate(viewHref(kind, savedId)) } }),
      });
      if (another.current && props.onAnother) props.onAnother();
      else if (correction) void navigate(backTo, { replace: true });
      else void navigate(kind.paths.list, { state: markedRow(savedId) });
    },
  });
}
