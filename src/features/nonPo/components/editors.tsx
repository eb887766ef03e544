import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { isIndia } from '@/lib/country';
import { MAX_SHIPMENTS } from '@/lib/limits';
import { formatMoney, round, sum } from '@/lib/money';
import { InvoiceTotals } from '@/domain/invoice/InvoiceTotals';
import type { InvoiceParties } from '@/domain/invoice/parties';
import { isNoTax, withTax } from '@/domain/invoice/totals';
import type { EditPartProps } from '@/domain/record/document';
import { env } from '@/platform/env';
import { LineTable } from '@/shared/lines/LineTable';
import { useLineTotal } from '@/shared/lines/useLinesForm';
import { Stack, Text } from '@/shared/ui/layout';
import { itemLines, nonPoLineColumns, shipmentColumns, shipmentRows, type NonPoLine } from '../fields/nonPo.lines';
import { addedAmounts, SAMPLE_SHIPMENTS, shipmentIssues } from '../model/extras';
import { lineIssues } from '../model/lineRules';
import type { NonPoValues } from '../model/nonPo.values';

type EditProps = EditPartProps<NonPoValues, InvoiceParties>;

/** Editable line items with the calculation table; tax follows the tax type of the header. */
export function LinesEditor({ form, doc }: EditProps) {
  const { control } = form;
  const taxTypeName = useWatch({ control, name: 'taxType' })?.name;
  const taxed = !isNoTax(taxTypeName);
  const { countryCode } = doc.setting;
  const fields = doc.rowFields('items');
  const columns = useMemo(() => nonPoLineColumns({ fields, countryCode, taxed }), [fields, countryCode, taxed]);
  const derive = useCallback((line: NonPoLine) => withTax(line, taxTypeName), [taxTypeName]);
  const check = useCallback(
    (lines: readonly NonPoLine[]) =>
      lineIssues(lines, { fields, intent: 'submit', taxTypeName, india: isIndia(countryCode) }),
    [taxTypeName, countryCode, fields],
  );
  return (
    <LineTable
      form={form}
      name="items"
      label="Line items"
      columns={columns}
      blank={itemLines.blank}
      derive={derive}
      check={check}
      country={countryCode}
      sums={<Totals form={form} doc={doc} />}
      spokenTotal="grossAmount"
    />
  );
}

/** Computes the totals while the user types in lines and blocks. */
function useTotals(form: EditProps['form']) {
  const { control } = form;
  const [taxType, currency, isTcs, tcsAmount, includeTaxLine, taxLineAmount] = useWatch({
    control,
    name: ['taxType', 'currencyCode', 'isTcs', 'tcsAmount', 'includeTaxLine', 'taxLineAmount'],
  });
  const added = addedAmounts({ isTcs, tcsAmount, includeTaxLine, taxLineAmount });
  const totalAmount = round(useLineTotal(form, 'items', 'amount'));
  const totalTaxAmount = round(useLineTotal(form, 'items', 'taxAmount'));
  const totalGrossAmount = round(sum([totalAmount, totalTaxAmount, added.tcsAmount, added.taxLineAmount]));
  return {
    totals: { totalAmount, totalTaxAmount, totalGrossAmount },
    added,
    taxTypeName: taxType?.name,
    currency: currency?.code ?? '',
  };
}

function Totals({ form, doc }: Pick<EditProps, 'form' | 'doc'>) {
  return <InvoiceTotals {...useTotals(form)} doc={doc} />;
}

/** Returns the total for the action bar. */
export function useGrossAmount(form: EditProps['form'], { setting }: EditProps['doc']) {
  const { totals, currency } = useTotals(form);
  const amount = formatMoney(totals.totalGrossAmount, setting.countryCode);
  return { label: 'Total', amount: [amount, currency].filter(Boolean).join(' ') };
}

/** Editable shipping details. Outside production, F9 fills in sample values (spec 2 §2, docs/decisions.md#no-te-in-production). */
export function ShippingEditor({ form, doc }: EditProps) {
  const { setValue } = form;
  const box = useRef<HTMLDivElement>(null);
  const fields = doc.rowFields('shippingDetails');
  const columns = useMemo(() => shipmentColumns(fields), [fields]);
  const marker = doc.field('shippingDetails');
  const drawn = Boolean(marker?.present) && columns.length > 0;
  const fillable = drawn && env.name !== 'prod';
  useEffect(() => {
    const section = box.current?.closest('section');
    if (!section || !fillable) return;
    const fill = (event: KeyboardEvent) => {
      if (event.key !== 'F9') return;
      event.preventDefault();
      setValue('shippingDetails', structuredClone(SAMPLE_SHIPMENTS), { shouldDirty: true });
    };
    section.addEventListener('keydown', fill);
    return () => section.removeEventListener('keydown', fill);
  }, [fillable, setValue]);
  if (!drawn) return null;
  return (
    <Stack gap={6} ref={box}>
      <div>
        <h3>{marker?.label}</h3>
        {columns.some(column => column.key === 'modeOfTransport') && (
          <Text as="p" tone="soft" size="small" above={2}>
            Saved only with a mode of transport.
          </Text>
        )}
      </div>
      <LineTable
        form={form}
        name="shippingDetails"
        label={marker?.label ?? ''}
        columns={columns}
        blank={shipmentRows.blank}
        check={shipmentIssues}
        maxRows={MAX_SHIPMENTS}
      />
    </Stack>
  );
}
