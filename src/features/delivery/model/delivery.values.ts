import type { ValuesOf } from '@/shared/fields/define';
import { blankOf } from '@/shared/fields/wire';
import { documentFields, endingFields, headerFields } from '../fields/delivery.fields';
import type { DeliveryLine } from '../fields/delivery.lines';
import type { OverheadRow } from '../fields/overhead.lines';

/** Every field of the record: its value, its blank and its way over the wire follow from its definition. */
export const recordFields = [...headerFields, ...documentFields, ...endingFields(true)] as const;

export type DeliveryValues = ValuesOf<typeof recordFields> & { items: DeliveryLine[]; overheads: OverheadRow[] };

/** A new invoice of these lines. */
export const blankValues = (items: DeliveryLine[]): DeliveryValues => ({
  ...blankOf(recordFields),
  items,
  overheads: [],
});
