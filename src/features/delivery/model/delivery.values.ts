import type { ValuesOf } from '@/shared/fields/define';
import { getBlank } from '@/shared/fields/dto';
import { documentFields, endingFields, headerFields } from '../fields/delivery.fields';
import type { DeliveryLine } from '../fields/delivery.lines';
import type { OverheadRow } from '../fields/overhead.lines';

export const recordFields = [...headerFields, ...documentFields, ...endingFields(true)] as const;

export type DeliveryValues = ValuesOf<typeof recordFields> & { items: DeliveryLine[]; overheads: OverheadRow[] };

export const blankValues = (items: DeliveryLine[]): DeliveryValues => ({
  ...getBlank(recordFields),
  items,
  overheads: [],
});
