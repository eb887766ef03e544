import type { ValuesOf } from '@/shared/fields/define';
import { getBlank } from '@/shared/fields/dto';
import { endingFields, headerFields } from '../fields/proforma.fields';
import { advanceLines, type ProformaLine } from '../fields/proforma.lines';
import type { OrderItem } from '../fields/order';

export const recordFields = [...headerFields, ...endingFields(true)] as const;

export type ProformaValues = ValuesOf<typeof recordFields> & { lineItems: ProformaLine[] };

export const blankValues = (): ProformaValues => ({ ...getBlank(recordFields), lineItems: [advanceLines.blank()] });

/** Returns the line with the values of its order item. */
export function withItem(line: ProformaLine, items: readonly OrderItem[]): ProformaLine {
  const item = items.find(({ lineNumber }) => lineNumber === line.poItemLineNumber);
  const itemDescription = item?.description ?? '';
  const poItemAmount = item?.amount ?? '';
  if (line.itemDescription === itemDescription && line.poItemAmount === poItemAmount) return line;
  return { ...line, itemDescription, poItemAmount };
}
