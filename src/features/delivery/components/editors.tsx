import { useCallback, useDeferredValue, useMemo } from 'react';
import { useFormState } from 'react-hook-form';
import { formatMoney } from '@/lib/money';
import type { EditPartProps } from '@/domain/record/document';
import { LineReadTable } from '@/shared/lines/LineReadTable';
import { LineTable } from '@/shared/lines/LineTable';
import { appendLines, useLines, useLineTotal } from '@/shared/lines/useLinesForm';
import { Button } from '@/shared/ui/Button';
import { Problem } from '@/shared/ui/Problem';
import { Row, Stack } from '@/shared/ui/layout';
import { useLazyModal } from '@/shared/ui/useLazyModal';
import type { DeliveryValues } from '../model/delivery.values';
import { deliveryColumns, type DeliveryLine } from '../fields/delivery.lines';
import { getLine, workedOut } from '../model/line';
import { lineIssues } from '../model/lineRules';
import { overheadReadColumns, type OverheadRow } from '../fields/overhead.lines';
import type { DeliveryContext } from '../model/context';
import { totalsFrom } from '../model/totals';
import { DeliveryTotalsTable } from './DeliveryTotalsTable';
import { Match, MatchSummary } from './Match';
import { useLineDetails } from './useLineDetails';
import { useLatest } from '@/platform/useLatest';

type EditProps = EditPartProps<DeliveryValues, DeliveryContext>;

const loadItems = async () => (await import('./AddItemsModal')).AddItemsModal;
const loadOverheads = async () => (await import('./OverheadsModal')).OverheadsModal;

/** The table requires a blank row, but users select lines and never add empty ones. */
const noLine = (): DeliveryLine => {
  throw new Error('Lines come from the order');
};

/** Editable lines: order or receipt items with quantity; amount for services against the order. */
export function LinesEditor({ form, documentContext, doc }: EditProps) {
  const { getValues } = form;
  const country = doc.setting.countryCode;
  const { itemOf } = documentContext;
  const fields = doc.rowFields('items');
  const items = useLazyModal(loadItems);
  const { open, popup } = useLineDetails({
    documentContext,
    country,
    getLine: uid => getValues('items').find(line => line.uid === uid),
  });
  const latestOpen = useLatest(open);
  const columns = useMemo(
    () => deliveryColumns({ fields, documentContext, countryCode: country, onOpen: uid => latestOpen.current(uid) }),
    [fields, documentContext, country, latestOpen],
  );
  const derive = useCallback(
    (line: DeliveryLine) => {
      const item = itemOf(line.ref);
      return item ? workedOut(line, item) : line;
    },
    [itemOf],
  );
  const check = useCallback(
    (lines: readonly DeliveryLine[]) => lineIssues(fields, lines, itemOf, 'submit'),
    [fields, itemOf],
  );
  return (
    <>
      <LineTable
        form={form}
        name="items"
        label="Line items"
        columns={columns}
        blank={noLine}
        derive={derive}
        check={check}
        picker={{ label: 'Select items', open: () => items.open() }}
        country={country}
        tools={<OverheadsEditor form={form} doc={doc} documentContext={documentContext} />}
        sums={<Totals form={form} doc={doc} documentContext={documentContext} />}
        spokenTotal="grossAmount"
      />
      {popup}
      {items.Component && (
        <items.Component
          open={items.isOpen}
          documentContext={documentContext}
          taken={new Set(getValues('items').map(line => line.ref))}
          onSelect={chosen => {
            appendLines(form, 'items', chosen.map(getLine));
            items.close();
          }}
          onCancel={items.close}
          onClosed={items.remove}
        />
      )}
    </>
  );
}

/** Table of invoice-level charges and the popup to edit them (spec 3 §2 'Add Overheads'). */
function OverheadsEditor({ form, documentContext, doc }: EditProps) {
  const country = doc.setting.countryCode;
  const rows = useLines(form, 'overheads');
  const { errors } = useFormState({ control: form.control, name: 'overheads' });
  const fields = doc.rowFields('overheads');
  const columns = useMemo(() => overheadReadColumns(fields, country), [fields, country]);
  const modal = useLazyModal(loadOverheads);
  const save = (next: OverheadRow[]) => form.setValue('overheads', next);
  return (
    <Stack gap={4} data-field="overheads">
      {rows.length > 0 && <LineReadTable columns={columns} lines={rows} label="Overheads" country={country} />}
      <Row wrap gap={4}>
        <Button
          small
          busy={modal.opening !== null}
          aria-haspopup="dialog"
          onPointerEnter={() => modal.preload()}
          onFocus={() => modal.preload()}
          onClick={() => modal.open()}
        >
          {rows.length > 0 ? 'Change Overheads' : 'Add Overheads'}
        </Button>
        <Problem>{errors.overheads?.message ?? errors.overheads?.root?.message}</Problem>
      </Row>
      {modal.Component && (
        <modal.Component
          open={modal.isOpen}
          fields={fields}
          rows={rows}
          orderNo={documentContext.orderNo}
          country={country}
          onSave={save}
          onClose={modal.close}
          onClosed={modal.remove}
        />
      )}
    </Stack>
  );
}

/** Computes the totals while the user types in lines and overheads. */
function useTotals(form: EditProps['form']) {
  const overheads = useLines(form, 'overheads');
  const sums = {
    amount: useLineTotal(form, 'items', 'amount'),
    taxAmount: useLineTotal(form, 'items', 'taxAmount'),
    overheadsAmount: useLineTotal(form, 'items', 'overheadsAmount'),
    overheadsTax: useLineTotal(form, 'items', 'overheadsTax'),
  };
  return totalsFrom(sums, overheads);
}

function Totals({ form, documentContext, doc }: EditProps) {
  return (
    <DeliveryTotalsTable
      totals={useTotals(form)}
      currency={documentContext.currency}
      country={doc.setting.countryCode}
    />
  );
}

/** Returns the total for the action bar. */
export function useGrandTotal(form: EditProps['form'], { setting }: EditProps['doc']) {
  return { label: 'Total', amount: formatMoney(useTotals(form).grandTotal, setting.countryCode) };
}

/** Updates the match shortly after typing. */
export function MatchEditor({ form, documentContext, doc }: EditProps) {
  const lines = useDeferredValue(useLines(form, 'items'));
  return <Match lines={lines} documentContext={documentContext} country={doc.setting.countryCode} />;
}

export function MatchBrief({ form, documentContext }: EditProps) {
  const lines = useDeferredValue(useLines(form, 'items'));
  return <MatchSummary lines={lines} documentContext={documentContext} />;
}
