import { useMemo, useRef, type ReactNode, type RefObject } from 'react';
import type { FieldValues, Control } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { Id } from '@/lib/ids';
import { notify } from '@/platform/feedback/feedback';
import { useCall } from '@/platform/graphql/useCall';
import { useSession } from '@/platform/session/SessionContext';
import { ConfigNotice } from '@/shared/fields/ConfigNotice';
import { FieldNote, FieldsProvider, openMemory } from '@/shared/fields/FieldsProvider';
import { buildSchema } from '@/shared/fields/schema';
import { DocumentFrame } from '@/shared/form/DocumentFrame';
import type { Intent } from '@/shared/fields/intent';
import type { DocumentForm } from '@/shared/form/documentForm';
import { useDocumentForm } from '@/shared/form/useDocumentForm';
import { markedRow } from '@/shared/list/markedRow';
import { getPlace, noteSaved, useEinvoiceForm } from '../einvoice/slot';
import { viewHref } from '../recordTypes';
import type { DocumentFields, FormDef, ResolvedDocument, SavedAs, StoredDocument } from './document';
import { readDuplicates } from './duplicates';
import { isPresent } from './resolveDocument';
import { savedAs, readSaveResult, rowLimits } from './savedAs';
import { FieldGrid } from '@/shared/fields/FieldGrid';
import type { FieldDef } from '@/shared/fields/types';
import { useResolvedFields } from '@/shared/fields/useResolvedFields';

export interface DocumentPageProps<R extends StoredDocument, V extends FieldValues, I extends SavedAs, S> {
  definition: FormDef<R, V, I, S>;
  documentContext: S;
  doc: ResolvedDocument<V>;
  /** Initial form values. A different object later means that the server's record changed. */
  initial: V;
  /** Key of this form's local draft; a null record id means a new record. */
  draftKey: { screen: string; recordId: string | null };
  title: string;
  status?: string | null;
  backTo: string;
  backLabel: string;
  notice?: ReactNode;
  /** The form opens with values (copy or import), so the draft is kept before the user types. */
  isFilled?: boolean;
  record?: R;
  /** The designated approver corrects a supplier's document: only 'Save As Draft', then back to the approval. */
  correction?: boolean;
  /** Called after a submit if the user wants to create another document. */
  onAnother?: () => void;
  /** Runs before a save; throws if the record changed. */
  beforeSave?: () => Promise<void>;
  /** Reloads the record after a conflict and updates `initial` and `record`. */
  readAgain?: () => Promise<void>;
}

export function DocumentPage<R extends StoredDocument, V extends FieldValues, I extends SavedAs, S>(
  props: DocumentPageProps<R, V, I, S>,
) {
  const { definition, documentContext, doc, title, status, backTo, backLabel, correction = false } = props;
  const { kind, messages } = definition.document;
  const another = useRef(false);
  const form = useForm(props, another);
  const { userId } = useSession();
  const company = definition.getCompany?.(documentContext);
  const memory = useMemo(() => (company ? openMemory(userId, company) : undefined), [userId, company]);
  const lookups = definition.useLookups(documentContext);
  const submitDisabled = definition.useSubmitDisabled?.(form);
  const { einvoice: slot } = definition.document;
  const einvoice = useEinvoiceForm({
    slot: slot && doc.field(slot.file)?.present ? slot : undefined,
    form,
    documentContext,
    at: getPlace(kind, props.record?.id, props.draftKey.screen),
    id: props.record?.id,
  });
  return (
    <FieldsProvider lookups={lookups} country={doc.setting.countryCode} memory={memory} recordId={props.record?.id}>
      <FieldNote value={slot ? { field: slot.file, note: einvoice.notice } : null}>
        <DocumentFrame
          form={form}
          title={title}
          status={status}
          notice={
            <>
              {typeof props.notice === 'string' ? <p>{props.notice}</p> : props.notice}
              <ConfigNotice problems={doc.problems} others={doc.others} />
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
            : { submitLabel: messages.submit })}
          sections={doc.sections
            .filter(section => isPresent(section, doc, section.id in definition.editors))
            .map(({ id, title: heading, fields = [], folded }) => {
              const Editor = definition.editors[id];
              const Brief = definition.briefs?.[id];
              return {
                id,
                title: heading,
                isEmpty: folded,
                brief: Brief && <Brief form={form} doc={doc} documentContext={documentContext} />,
                content: (
                  <>
                    {fields.length > 0 && <SectionFields control={form.control} fields={fields} doc={doc} />}
                    {Editor && <Editor form={form} doc={doc} documentContext={documentContext} />}
                  </>
                ),
              };
            })}
        />
      </FieldNote>
    </FieldsProvider>
  );
}

interface RunningTotalProps<V extends FieldValues> {
  form: DocumentForm<V>;
  doc: DocumentFields<V>;
  useTotal: (form: DocumentForm<V>, doc: DocumentFields<V>) => { label: string; amount: string };
}

/** Separate component, so that typing in lines redraws only the amount. */
function RunningTotal<V extends FieldValues>({ form, doc, useTotal }: RunningTotalProps<V>) {
  const { label, amount } = useTotal(form, doc);
  return (
    <>
      {label} <strong>{amount}</strong>
    </>
  );
}

function getNumber(values: object): string {
  return 'invoiceNumber' in values && typeof values.invoiceNumber === 'string' ? values.invoiceNumber.trim() : '';
}

/** Formats the detail of the success toast: 'UX-2026-1 submitted to Rohan Deshpande.'; for drafts only the number. */
function savedDetail(number: string, goesTo: string | null): string {
  if (goesTo === null) return number;
  return goesTo ? `${number} submitted to ${goesTo}.` : `${number} submitted.`;
}

function useForm<R extends StoredDocument, V extends FieldValues, I extends SavedAs, S>(
  props: DocumentPageProps<R, V, I, S>,
  another: RefObject<boolean>,
): DocumentForm<V> {
  const {
    definition,
    documentContext,
    doc,
    initial,
    draftKey,
    backTo,
    record,
    correction = false,
    beforeSave,
    readAgain,
  } = props;
  const { kind, messages } = definition.document;
  const navigate = useNavigate();
  const call = useCall();
  const { userId } = useSession();
  const toInput = (values: V, intent: Intent) => {
    const { bySupplier } = doc.setting;
    const saved = savedAs({ intent, bySupplier, correction, record: record ?? null });
    return { ...definition.toInput(values, { intent, documentContext, record: record ?? null }), ...saved } as I;
  };
  const derive = useMemo(() => definition.derive?.(doc), [definition, doc]);
  const find = definition.useFindSaved?.(documentContext);
  const findSaved = async (values: V, since: Date) => {
    const found = await find?.(values, since);
    return found ? { label: `Invoice #${found.id}`, to: viewHref(kind, found.id) } : null;
  };
  const findOther = (values: V) => findSaved(values, new Date(0)).catch(() => null);
  return useDocumentForm<V, Id | null>({
    key: draftKey,
    initial,
    lineTables: definition.document.rows,
    schemaFor: (values, intent) =>
      buildSchema(doc.resolve(values), intent).check(({ value, issues }) => {
        const own = definition.issues?.(value, { intent, doc, documentContext }) ?? [];
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
          await call(definition.duplicateWarning(documentContext), toInput(values, intent)),
          columns,
          doc.setting.countryCode,
        ),
        agree,
      };
    },
    save: (values, intent) => call(definition.create, toInput(values, intent)),
    ...(definition.toFormPath && { toFormPath: definition.toFormPath }),
    readResult: async (id, values) => {
      const result = readSaveResult(id, kind, messages);
      if (result === 'ok' || result.error !== messages.exists) return result;
      return { ...result, at: 'invoiceNumber', other: await findOther(values) };
    },
    draftNeedsWork: !record && draftKey.recordId === null && !props.isFilled,
    onSaved: (intent, id, values) => {
      const isDraft = intent === 'draft' || correction;
      const savedId = record?.id ?? id;
      if (!record && id !== null) noteSaved(userId, kind, draftKey.screen, id);
      notify.success(isDraft ? messages.savedAsDraft : messages.created, {
        detail: savedDetail(
          getNumber(values) || `#${savedId}`,
          isDraft ? null : definition.goesTo(values, documentContext),
        ),
        // A correction ends on the record's page, so it needs no link.
        ...(savedId !== null &&
          !correction && { action: { label: 'View', run: () => void navigate(viewHref(kind, savedId)) } }),
      });
      if (another.current && props.onAnother) props.onAnother();
      else if (correction) void navigate(backTo, { replace: true });
      else void navigate(kind.paths.list, { state: markedRow(savedId) });
    },
  });
}

interface SectionFieldsProps<V extends FieldValues> {
  control: Control<V>;
  fields: readonly FieldDef<V>[];
  doc: DocumentFields<V>;
}

function SectionFields<V extends FieldValues>({ control, fields, doc }: SectionFieldsProps<V>) {
  const { config, roleGroups } = doc;
  const resolved = useResolvedFields<V>({ control, defs: fields, config, roleGroups });
  return <FieldGrid control={control} resolved={resolved} />;
}
