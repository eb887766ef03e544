import type { DecimalText } from '@/lib/money';
import type { ValuesOf } from '@/shared/fields/define';
import { blankOf } from '@/shared/fields/wire';
import { endingFields, headerFields } from '../fields/proforma.fields';
import type { OrderItem } from './order';

/** One line of the form: an item of the order, and what is paid on it in advance. */
export interface ProformaLine {
  uid: string;
  /** Number of the order's item; what follows from it stands in the next two. */
  poItemLineNumber: string;
  itemDescription: string;
  poItemAmount: DecimalText;
  /** Terms of the advance. */
  lineItemDescription: string;
  amount: DecimalText;
}

/** Every field of the record: its value, its blank and its way over the wire follow from its definition. */
export const recordFields = [...headerFields, ...endingFields(true)] as const;

export type ProformaValues = ValuesOf<typeof recordFields> & { lineItems: ProformaLine[] };

export function blankLine(): ProformaLine {
  return {
    uid: crypto.randomUUID(),
    poItemLineNumber: '',
    itemDescription: '',
    poItemAmount: '',
    lineItemDescription: '',
    amount: '',
  };
}

/** A line nobody filled in anything. */
export function isBlankLine({ poItemLineNumber, lineItemDescription, amount }: ProformaLine): boolean {
  return [poItemLineNumber, lineItemDescription, amount].every(text => text.trim() === '');
}

export const blankValues = (): ProformaValues => ({ ...blankOf(recordFields), lineItems: [blankLine()] });

/** The line with what its item says of itself. */
export function withItem(line: ProformaLine, items: readonly OrderItem[]): ProformaLine {
  const item = items.find(({ lineNumber }) => lineNumber === line.poItemLineNumber);
  const itemDescription = item?.description ?? '';
  const poItemAmount = item?.amount ?? '';
  if (line.itemDescription === itemDescription && line.poItemAmount === poItemAmount) return line;
  return { ...line, itemDescription, poItemAmount };
}
