import { useCallback, useMemo } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { isIndia } from '@/lib/country';
import { round, sum } from '@/lib/money';
import { notify } from '@/platform/feedback/feedback';
import { FieldGrid } from '@/shared/fields/FieldGrid';
import { FieldsProvider } from '@/shared/fields/FieldsProvider';
import type { ResolvedField } from '@/shared/fields/types';
import { DocumentFrame } from '@/shared/form/DocumentFrame';
import { useRevealError } from '@/shared/form/revealError';
import { useDocumentForm } from '@/shared/form/useDocumentForm';
import { LineTable } from '@/shared/lines/LineTable';
import { revealLine, useLineTotal } from '@/shared/lines/registry';
import { useNonPoLookups } from '../api/useNonPoLookups';
import { useSaveNonPo } from '../api/useSaveNonPo';
import { nonPoLineColumns } from '../fields/nonPo.lines';
import type { NonPoFace } from '../fields/resolveNonPo';
import { addedAmounts } from '../model/extras';
import { lineIssues } from '../model/lineRules';
import { messages } from '../model/messages';
import { toInput } from '../model/nonPo.mappers';
import { readCreateResult } from '../model/nonPo.result';
import { nonPoSchema } from '../model/nonPo.schema';
import { blankLine, type InvoiceParties, type NonPoLine, type NonPoValues } from '../model/nonPo.values';
import { withTax } from '../model/totals';
import { nonPoPaths } from '../paths';
import { ExtraBlocks } from './ExtraBlocks';
import { InvoiceTotals } from './InvoiceTotals';
import { PartiesCard } from './PartiesCard';
import { ShippingSection } from './ShippingSection';

interface NonPoFormProps {
  parties: InvoiceParties;
  face: NonPoFace;
  /** What it opens with. A later, different object is a change on the server. */
  initial: NonPoValues;
  /** Tells this work from other unsaved work on this device. */
  draftKey: string;
  title: string;
  status?: string | null;
  backTo: string;
  backLabel: string;
  bySupplier: boolean;
  /** A line under the title. */
  notice?: string | undefined;
  /** The record that is saved; without it a new one is made. */
  id?: number;
  /** Runs before anything is sent; throws when the record is not what it was. */
  beforeSave?: () => Promise<void>;
}

/** The form of a non-PO invoice between two known parties: new, edited or copied. */
export function NonPoForm(props: NonPoFormProps) {
  const { parties, face, initial, draftKey, title, status, backTo, backLabel, bySupplier, id, beforeSave } = props;
  const navigate = useNavigate();
  const { company, supplier } = parties;
  const { countryCode } = company;
  const { save, checkDuplicate } = useSaveNonPo();
  const lookups = useNonPoLookups({ companyCode: company.code, countryCode });
  const input = (values: NonPoValues, intent: 'draft' | 'submit') =>
    toInput(values, parties, { intent, bySupplier, id });

  const form = useDocumentForm<NonPoValues, number | null>({
    key: { screen: 'NonPoInvoice', recordId: draftKey },
    initial,
    schemaFor: (values, intent) =>
      nonPoSchema({ fields: face.checked(values), lineFields: face.lineFields, countryCode }, intent),
    checkDuplicate: async (values, intent) => {
      await beforeSave?.();
      return checkDuplicate(input(values, intent));
    },
    save: (values, intent) => save(input(values, intent)),
    readResult: readCreateResult,
    onSaved: intent => {
      notify.success(intent === 'draft' ? messages.savedAsDraft : messages.created);
      void navigate(nonPoPaths.list);
    },
  });

  const sections = useMemo(() => bySection(face.fields), [face.fields]);
  const { control } = form;
  return (
    <FieldsProvider lookups={lookups} country={countryCode}>
      <DocumentFrame
        form={form}
        title={title}
        status={status}
        notice={props.notice && <p>{props.notice}</p>}
        backTo={backTo}
        backLabel={backLabel}
        listTo={nonPoPaths.list}
        submitLabel="Submit for Approval"
        sections={[
          { id: 'parties', title: 'Parties', content: <PartiesCard company={company} supplier={supplier} /> },
          { id: 'invoice', title: 'Invoice', content: <FieldGrid control={control} resolved={sections.Invoice} /> },
          {
            id: 'lines',
            title: 'Line items',
            content: <Lines control={control} face={face} countryCode={countryCode} />,
          },
          ...(face.extras.some(field => field.present)
            ? [{ id: 'extras', title: 'TCS and extra tax', content: <ExtraBlocks form={form} face={face} /> }]
            : []),
          {
            id: 'calculation',
            title: 'Calculation',
            content: <RunningTotals control={control} countryCode={countryCode} />,
          },
          {
            id: 'documents',
            title: 'Documents',
            content: <FieldGrid control={control} resolved={sections.Documents} />,
          },
          ...(face.shippingDetails.present || face.shippingDocument.some(field => field.present)
            ? [{ id: 'shipping', title: 'Shipping', content: <ShippingSection form={form} face={face} /> }]
            : []),
          { id: 'notes', title: 'Notes', content: <FieldGrid control={control} resolved={sections.Notes} /> },
          {
            id: 'disclaimer',
            title: 'Disclaimer',
            content: <FieldGrid control={control} resolved={face.disclaimer} />,
          },
        ]}
      />
    </FieldsProvider>
  );
}

/** Columns whose sums stay in sight under the lines. */
const RUNNING = ['amount', 'taxAmount', 'grossAmount'] as const;

/** What belongs to the lines: table and running totals. */
function Lines({
  control,
  face,
  countryCode,
}: {
  control: Control<NonPoValues>;
  face: NonPoFace;
  countryCode: string;
}) {
  const taxTypeName = useWatch({ control, name: 'taxType' })?.name;
  const columns = useMemo(
    () => nonPoLineColumns({ fields: face.lineFields, countryCode }),
    [face.lineFields, countryCode],
  );
  useRevealError('items', path => revealLine(control, path));
  const derive = useCallback((line: NonPoLine) => withTax(line, taxTypeName), [taxTypeName]);
  const check = useCallback(
    (lines: readonly NonPoLine[]) => lineIssues(lines, { intent: 'submit', taxTypeName, india: isIndia(countryCode) }),
    [taxTypeName, countryCode],
  );
  return (
    <LineTable
      control={control}
      name="items"
      label="Line items"
      columns={columns}
      blank={blankLine}
      derive={derive}
      check={check}
      country={countryCode}
      totals={RUNNING}
    />
  );
}

/** The calculation follows the lines and the blocks while they are typed. */
function RunningTotals({ control, countryCode }: { control: Control<NonPoValues>; countryCode: string }) {
  const [taxType, currency, isTcs, tcsAmount, includeTaxLine, taxLineAmount] = useWatch({
    control,
    name: ['taxType', 'currencyCode', 'isTcs', 'tcsAmount', 'includeTaxLine', 'taxLineAmount'],
  });
  const added = addedAmounts({ isTcs, tcsAmount, includeTaxLine, taxLineAmount });
  const totalAmount = round(useLineTotal(control, 'items', 'amount'));
  const totalTaxAmount = round(useLineTotal(control, 'items', 'taxAmount'));
  const totalGrossAmount = round(sum([totalAmount, totalTaxAmount, added.tcsAmount, added.taxLineAmount]));
  return (
    <InvoiceTotals
      totals={{ totalAmount, totalTaxAmount, totalGrossAmount }}
      added={added}
      taxTypeName={taxType?.name}
      countryCode={countryCode}
      currency={currency?.code ?? ''}
    />
  );
}

type Section = 'Invoice' | 'Documents' | 'Notes';

/** The header's fields by the part of the page they stand in. */
function bySection(fields: readonly ResolvedField<NonPoValues>[]): Record<Section, ResolvedField<NonPoValues>[]> {
  const of = (section: Section) => fields.filter(field => field.def.section === section);
  return { Invoice: of('Invoice'), Documents: of('Documents'), Notes: of('Notes') };
}
