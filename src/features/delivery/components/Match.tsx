import { memo, useState } from 'react';
import type { ReadPartProps } from '@/domain/record/document';
import type { Id } from '@/lib/ids';
import type { DecimalText } from '@/lib/money';
import type { ColumnDef } from '@/shared/list/listTypes';
import { LongTable } from '@/shared/list/LongTable';
import { useFoundRows } from '@/shared/list/RowFinder';
import { Button } from '@/shared/ui/Button';
import { Money } from '@/shared/ui/Money';
import { Row, Stack, Text } from '@/shared/ui/layout';
import type { DeliveryInvoice } from '../api/operations';
import type { DeliveryLine } from '../fields/delivery.lines';
import {
  disagreements,
  figureText,
  getMatch,
  matchSentence,
  matchSums,
  describeMatch,
  priceText,
  type LineMatch,
  type MatchSums,
} from '../model/match';
import type { DeliveryContext } from '../model/context';
import type { DeliveryValues } from '../model/delivery.values';
import styles from './Match.module.css';

type Lines = readonly Pick<DeliveryLine, 'ref' | 'item' | 'quantity' | 'amount' | 'uom'>[];

interface MatchProps {
  lines: Lines;
  documentContext: DeliveryContext;
  country: string;
}

interface Row extends LineMatch {
  id: Id;
  item: string;
  uom: string;
  findings: readonly string[];
}

/** Above this number of lines, only mismatches are shown until the user expands the table. */
const SHOWN = 20;

function getRows(lines: Lines, { itemOf }: DeliveryContext): Row[] {
  return lines.flatMap((line, index) => {
    const item = itemOf(line.ref);
    if (!item) return [];
    const match = getMatch(line, item);
    return [{ ...match, id: index + 1, item: line.item, uom: line.uom, findings: disagreements(match) }];
  });
}

/** Shows ordered, received, already invoiced and this invoice's quantities per line and in total, with mismatches. */
export const Match = memo(MatchTable);

function MatchTable({ lines, documentContext, country }: MatchProps) {
  const [all, setAll] = useState(false);
  const rows = getRows(lines, documentContext);
  const sums = matchSums(rows);
  const many = rows.length > SHOWN;
  const shown = many && !all ? rows.filter(({ findings }) => findings.length > 0).slice(0, SHOWN) : rows;
  const finder = useFoundRows(shown, lineText);
  const money = (value: DecimalText) => <Money value={value} country={country} currency={documentContext.currency} />;
  return (
    <Stack gap={6}>
      <Row as="dl" wrap gap={[2, 7]} aria-label="Sums at the prices of the order">
        <Sum label="Ordered">{money(sums.ordered)}</Sum>
        <Sum label="Received">{receivedSum(sums, money)}</Sum>
        <Sum label="Already invoiced">{money(sums.invoiced)}</Sum>
        <Sum label="This invoice">{money(sums.billed)}</Sum>
      </Row>
      {shown.length > 0 && (
        <LongTable label="Three-way match" columns={COLUMNS} finder={finder} find="Find a line" empty="No Data Found" />
      )}
      {many && (
        <Text as="p" tone="soft">
          {all ? `All ${rows.length} lines. ` : shownMessage(shown.length, sums.disagree, rows.length)}
          <Button tone="link" small aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? 'Show mismatches only' : `Show all ${rows.length} lines`}
          </Button>
        </Text>
      )}
    </Stack>
  );
}

function shownMessage(shown: number, disagree: number, lines: number): string {
  if (disagree === 0) return `All ${lines} lines match. `;
  return disagree > shown ? `First ${shown} of ${disagree} mismatches. ` : `${disagree} of ${lines} lines. `;
}

function receivedSum({ received, lines, againstOrder }: MatchSums, money: (value: DecimalText) => React.ReactNode) {
  if (lines > 0 && againstOrder === lines) return 'No receipt needed';
  return received === null ? 'Unknown' : money(received);
}

function Sum({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <Row align="baseline" gap={3}>
      <Text as="dt" tone="soft" size="small">
        {label}
      </Text>
      <Text as="dd" weight="strong">
        {children}
      </Text>
    </Row>
  );
}

export const MatchSummary = memo(MatchText);

function MatchText({ lines, documentContext }: Pick<MatchProps, 'lines' | 'documentContext'>) {
  const sums = matchSums(getRows(lines, documentContext));
  if (sums.lines === 0) return null;
  return (
    <Row as="span" align="baseline" gap={4}>
      <Icon agrees={sums.disagree === 0} />
      {matchSentence(sums)}
    </Row>
  );
}

export function DeliverySummary({
  values,
  documentContext,
}: ReadPartProps<DeliveryInvoice, DeliveryValues, DeliveryContext>) {
  return <MatchSummary lines={values.items} documentContext={documentContext} />;
}

/** Check mark or exclamation mark next to the text, so that color isn't the only cue. */
function Icon({ agrees }: { agrees: boolean }) {
  return (
    <Text
      as="svg"
      tone={agrees ? 'good' : 'warn'}
      aria-hidden="true"
      fixed
      className={styles.sign}
      width="16"
      height="16"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
    >
      {agrees ? (
        <path d="M3 8.5 6.5 12 13 4.5" strokeLinecap="round" strokeLinejoin="round" />
      ) : (
        <path d="M8 3v6M8 12v.5M8 1.2 15 14.5H1Z" strokeLinecap="round" strokeLinejoin="round" />
      )}
    </Text>
  );
}

const lineText = ({ item }: Row) => item;
/** Empty if unknown or not applicable. */
const figure = (of: 'ordered' | 'received' | 'invoiced' | 'billed') => (row: Row) => {
  const value = of === 'received' && row.againstOrder ? null : row[of];
  return value === null ? '' : figureText(row, value);
};

const COLUMNS: ColumnDef<Row>[] = [
  {
    name: 'item',
    title: 'Line',
    kind: 'text',
    width: 180,
    second: row => (row.inMoney ? 'by amount' : row.uom),
  },
  { name: 'ordered', title: 'Ordered', kind: 'number', width: 88, value: figure('ordered') },
  { name: 'received', title: 'Received', kind: 'number', width: 88, value: figure('received') },
  {
    name: 'invoiced',
    title: 'Already invoiced',
    kind: 'number',
    width: 88,
    value: figure('invoiced'),
  },
  { name: 'billed', title: 'This invoice', kind: 'number', width: 88, value: figure('billed') },
  {
    name: 'price',
    title: 'Price',
    kind: 'text',
    width: 110,
    align: 'right',
    value: row => priceText(row, row.price),
    second: row =>
      row.orderPrice === null || row.orderPrice === row.price ? null : `order price ${priceText(row, row.orderPrice)}`,
  },
  {
    name: 'findings',
    title: 'Match',
    onPhone: 'untitled',
    kind: 'custom',
    sortable: false,
    width: 190,
    cell: row =>
      row.findings.length === 0 ? (
        <Text tone="good">{describeMatch(row)}</Text>
      ) : (
        <Text tone="warn" weight="strong">
          {describeMatch(row)}
        </Text>
      ),
  },
];
