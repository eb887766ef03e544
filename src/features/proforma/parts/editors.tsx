import { useCallback, useMemo } from 'react';
import type { EditPartProps } from '@/domain/record/document';
import { isZero, round } from '@/lib/money';
import type { DocumentForm } from '@/shared/form/useDocumentForm';
import { LineTable } from '@/shared/lines/LineTable';
import { useLineTotal } from '@/shared/lines/registry';
import { lineColumns } from '../fields/proforma.lines';
import type { OrderSubject } from '../model/order';
import { lineIssues } from '../model/proforma.rules';
import { blankLine, withItem, type ProformaLine, type ProformaValues } from '../model/proforma.values';
import { ProformaTotals } from './readers';

type EditProps = EditPartProps<ProformaValues, OrderSubject>;

const TOTALS = ['amount'] as const;
/** 'The first line cannot be deleted' (spec 2 §5). */
const whyKept = (_line: ProformaLine, index: number) => (index === 0 ? 'The first line cannot be deleted.' : null);
const check = (lines: readonly ProformaLine[]) => lineIssues(lines, 'submit');

/** Items of the order, each once, and what is paid on them in advance. */
export function LinesEditor({ form: { control }, subject, doc }: EditProps) {
  const { items } = subject;
  const columns = useMemo(() => lineColumns(items), [items]);
  const derive = useCallback((line: ProformaLine) => withItem(line, items), [items]);
  return (
    <LineTable
      control={control}
      name="lineItems"
      label="Line items"
      columns={columns}
      blank={blankLine}
      derive={derive}
      check={check}
      whyKept={whyKept}
      country={doc.setting.countryCode}
      totals={TOTALS}
    />
  );
}

/** The total follows the lines while they are typed. */
export function TotalsEditor({ form: { control }, subject, doc }: EditProps) {
  const total = round(useLineTotal(control, 'lineItems', 'amount'));
  return <ProformaTotals order={subject} total={total} country={doc.setting.countryCode} />;
}

/** Nothing can be submitted while the total is zero (spec 2 §5). */
export function useZeroTotal({ control }: DocumentForm<ProformaValues>): string | undefined {
  return isZero(useLineTotal(control, 'lineItems', 'amount')) ? 'Enter an amount first: the total is zero' : undefined;
}
