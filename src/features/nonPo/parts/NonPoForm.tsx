import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { notify } from '@/platform/feedback/feedback';
import { ConfigNotice } from '@/shared/fields/ConfigNotice';
import { FieldGrid } from '@/shared/fields/FieldGrid';
import { FieldsProvider } from '@/shared/fields/FieldsProvider';
import { DocumentFrame } from '@/shared/form/DocumentFrame';
import type { Intent } from '@/shared/form/intent';
import { useDocumentForm } from '@/shared/form/useDocumentForm';
import { useNonPoLookups } from '../api/useNonPoLookups';
import { useSaveNonPo } from '../api/useSaveNonPo';
import { nonPoDerive } from '../fields/nonPo.derive';
import { sectionsOf, type NonPoFace } from '../fields/resolveNonPo';
import { messages } from '../model/messages';
import { toFormPath, toInput, type InputOptions } from '../model/nonPo.mappers';
import { readCreateResult } from '../model/nonPo.result';
import { nonPoSchema } from '../model/nonPo.schema';
import type { InvoiceParties, NonPoValues } from '../model/nonPo.values';
import { nonPoPaths } from '../paths';
import { ExtraBlocks } from './ExtraBlocks';
import { NonPoLines, RunningTotals } from './NonPoLines';
import { PartiesCard } from './PartiesCard';
import { ShippingSection } from './ShippingSection';

interface NonPoFormProps {
  parties: InvoiceParties;
  face: NonPoFace;
  /** What it opens with. A later, different object is a change on the server. */
  initial: NonPoValues;
  /** Tells this work from other unsaved work on this device; no record id for what is new. */
  draftKey: { screen: string; recordId: string | null };
  title: string;
  status?: string | null;
  backTo: string;
  backLabel: string;
  bySupplier: boolean;
  /** A line under the title. */
  notice?: string | undefined;
  /** The record that is saved; without it a new one is made. */
  record?: InputOptions['record'];
  /** The designated approver corrects what a supplier submitted: one button, 'Save As Draft', and back to the approval. */
  correction?: boolean;
  /** Runs before anything is sent; throws when the record is not what it was. */
  beforeSave?: () => Promise<void>;
}

/** The form of a non-PO invoice between two known parties: new, edited or copied. */
export function NonPoForm(props: NonPoFormProps) {
  const { parties, face, initial, draftKey, title, status, backTo, backLabel, bySupplier, beforeSave } = props;
  const { record, correction = false } = props;
  const navigate = useNavigate();
  const { company, supplier } = parties;
  const { countryCode } = company;
  const { save, checkDuplicate } = useSaveNonPo();
  const lookups = useNonPoLookups({ companyCode: company.code, countryCode });
  const derive = useMemo(() => nonPoDerive(face.defaults), [face.defaults]);
  const input = (values: NonPoValues, intent: Intent) =>
    toInput(values, parties, { intent, bySupplier, record, correction });

  const form = useDocumentForm<NonPoValues, number | null>({
    key: draftKey,
    initial,
    schemaFor: (values, intent) => nonPoSchema({ ...face, fields: face.checked(values), countryCode }, intent),
    derive,
    checkDuplicate: async (values, intent) => {
      await beforeSave?.();
      return checkDuplicate(input(values, intent));
    },
    save: (values, intent) => save(input(values, intent)),
    toFormPath,
    readResult: readCreateResult,
    onSaved: intent => {
      notify.success(intent === 'draft' || correction ? messages.savedAsDraft : messages.created);
      if (correction) void navigate(backTo, { replace: true });
      else void navigate(nonPoPaths.list);
    },
  });

  const { invoice, documents, ending } = useMemo(() => sectionsOf(face), [face]);
  const { control } = form;
  return (
    <FieldsProvider lookups={lookups} country={countryCode}>
      <DocumentFrame
        form={form}
        title={title}
        status={status}
        notice={
          <>
            {props.notice && <p>{props.notice}</p>}
            <ConfigNotice problems={face.problems} />
          </>
        }
        backTo={backTo}
        backLabel={backLabel}
        listTo={nonPoPaths.list}
        {...(correction
          ? { submitLabel: 'Save As Draft', submitDoing: 'Saving…', draftLabel: null }
          : { submitLabel: 'Submit for Approval' })}
        sections={[
          { id: 'parties', title: 'Parties', content: <PartiesCard company={company} supplier={supplier} /> },
          { id: 'invoice', title: 'Invoice', content: <FieldGrid control={control} resolved={invoice} /> },
          {
            id: 'lines',
            title: 'Line items',
            content: <NonPoLines control={control} face={face} countryCode={countryCode} />,
          },
          ...(face.extras.some(field => field.present)
            ? [{ id: 'extras', title: 'TCS and extra tax', content: <ExtraBlocks control={control} face={face} /> }]
            : []),
          {
            id: 'calculation',
            title: 'Calculation',
            content: <RunningTotals control={control} countryCode={countryCode} />,
          },
          {
            id: 'documents',
            title: 'Documents',
            content: <FieldGrid control={control} resolved={documents} />,
          },
          ...(face.shippingDetails.present || face.shippingDocument.some(field => field.present)
            ? [{ id: 'shipping', title: 'Shipping', content: <ShippingSection form={form} face={face} /> }]
            : []),
          {
            id: 'notes',
            title: 'Notes and disclaimer',
            content: <FieldGrid control={control} resolved={ending} />,
          },
        ]}
      />
    </FieldsProvider>
  );
}
