import { useCallback, useMemo } from 'react';
import type { EditPartProps } from '@/domain/record/document';
import { compare, formatMoney, isZero, round, subtract } from '@/lib/money';
import type { DocumentForm } from '@/shared/form/documentForm';
import { LineTable } from '@/shared/lines/LineTable';
import { useLineTotal } from '@/shared/lines/useLinesForm';
import { Text } from '@/shared/ui/layout';
import { advanceColumns, advanceLines, type ProformaLine } from '../fields/proforma.lines';
import type { OrderContext } from '../fields/order';
import { lineIssues } from '../model/proforma.rules';
import { withItem, type ProformaValues } from '../model/proforma.values';
import { ProformaTotals } from './ProformaTotals';

type EditProps = EditPartProps<ProformaValues, OrderContext>;

/** Spec 2 §5. */
const whyKept = (_line: ProformaLine, index: number) => (index === 0 ? 'The first line cannot be deleted.' : null);

/** Editable lines; each order item can be used once. */
export function LinesEditor({ form, documentContext, doc }: EditProps) {
  const { items } = documentContext;
  const fields = doc.rowFields('lineItems');
  const columns = useMemo(() => advanceColumns(fields, items), [fields, items]);
  const derive = useCallback((line: ProformaLine) => withItem(line, items), [items]);
  const check = useCallback((lines: readonly ProformaLine[]) => lineIssues(fields, lines, 'submit'), [fields]);
  return (
    <LineTable
      form={form}
      name="lineItems"
      label="Line items"
      columns={columns}
      blank={advanceLines.blank}
      derive={derive}
      check={check}
      whyKept={whyKept}
      country={doc.setting.countryCode}
      sums={<Totals form={form} doc={doc} documentContext={documentContext} />}
      spokenTotal="amount"
    />
  );
}

/** Shows the total while the user types, and a warning if it exceeds the available amount (spec 2 §5). */
function Totals({ form, documentContext, doc }: EditProps) {
  const total = round(useLineTotal(form, 'lineItems', 'amount'));
  const country = doc.setting.countryCode;
  const over = documentContext.available === null ? '0' : subtract(total, documentContext.available);
  return (
    <>
      <ProformaTotals order={documentContext} total={total} country={country} />
      <Text as="output" block tone="bad" atRight room>
        {compare(over, 0) > 0 &&
          `Exceeds the available amount by ${formatMoney(over, country)} ${documentContext.currency}.`}
      </Text>
    </>
  );
}

/** Returns the total for the action bar. */
export function useAdvance(form: DocumentForm<ProformaValues>, { setting }: EditProps['doc']) {
  return { label: 'Total', amount: formatMoney(useLineTotal(form, 'lineItems', 'amount'), setting.countryCode) };
}

/** Returns why submit is disabled while the total is zero (spec 2 §5). */
export function useZeroTotal(form: DocumentForm<ProformaValues>): string | undefined {
  return isZero(useLineTotal(form, 'lineItems', 'amount')) ? 'Enter an amount to submit.' : undefined;
}
