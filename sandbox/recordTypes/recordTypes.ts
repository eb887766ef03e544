import { delivery } from './delivery/recordType.ts';
import { manual } from './manual/recordType.ts';
import { nonPo } from './nonPo/recordType.ts';
import { proforma } from './proforma/recordType.ts';
import { declareKinds } from '../rules/declared/knownTypes.ts';
import type { PlainArea } from '../rules/declared/plainType.ts';
import type { DocumentKind, RecordType } from '../rules/declared/recordType.ts';
import { te } from './te/area.ts';

/** To add a record type, create a folder and list it here. */
export const documents: readonly DocumentKind[] = [nonPo, proforma, delivery];

export const kinds: readonly RecordType[] = [...documents, manual];

export const plainAreas: readonly PlainArea[] = [te];

declareKinds({ kinds, documents, plainAreas });
