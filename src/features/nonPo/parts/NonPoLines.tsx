import { useCallback, useMemo } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { isIndia } from '@/lib/country';
import { round, sum } from '@/lib/money';
import { LineTable } from '@/shared/lines/LineTable';
import { useLineTotal } from '@/shared/lines/registry';
import { nonPoLineColumns } from '../fields/nonPo.lines';
import type { NonPoFace } from '../fields/resolveNonPo';
import { addedAmounts } from '../model/extras';
import { lineIssues } from '../model/lineRules';
import { requiredOf } from '../model/nonPo.schema';
import { blankLine, type NonPoLine, type NonPoValues } from '../model/nonPo.values';
import { withTax } from '../model/totals';
import { InvoiceTotals } from './InvoiceTotals';

/** Columns whose sums stay in sight under the lines. */
const RUNNING = ['amount', 'taxAmount', 'grossAmount'] as const;

interface NonPoLinesProps {
  control: Control<NonPoValues>;
  face: NonPoFace;
  countryCode: string;
}

/** The line items, with tax worked out by the tax type of the header. */
export function NonPoLines({ control, face, countryCode }: NonPoLinesProps) {
  const taxTypeName = useWatch({ control, name: 'taxType' })?.name;
  const { lineFields } = face;
  const columns = useMemo(() => nonPoLineColumns({ fields: lineFields, countryCode }), [lineFields, countryCode]);
  const derive = useCallback((line: NonPoLine) => withTax(line, taxTypeName), [taxTypeName]);
  const check = useCallback(
    (lines: readonly NonPoLine[]) =>
      lineIssues(lines, {
        intent: 'submit',
        taxTypeName,
        india: isIndia(countryCode),
        required: requiredOf(lineFields),
      }),
    [taxTypeName, countryCode, lineFields],
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
export function RunningTotals({ control, countryCode }: Omit<NonPoLinesProps, 'face'>) {
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
