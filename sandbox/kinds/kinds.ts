import { delivery } from './delivery/kind.ts';
import { manual } from './manual/kind.ts';
import { nonPo } from './nonPo/kind.ts';
import { proforma } from './proforma/kind.ts';
import { declareKinds } from '../rules/declared/knownKinds.ts';
import type { PlainArea } from '../rules/declared/plainKind.ts';
import type { DocumentKind, RecordType } from '../rules/declared/recordKind.ts';
import { te } from './te/area.ts';

/** Record types with draft, submission and approval. To add one, create a folder and list it here. */
export const documents: readonly DocumentKind[] = [nonPo, proforma, delivery];

/** All record types, documents first. */
export const kinds: readonly RecordType[] = [...documents, manual];

/** Groups of record types without approval. */
export const plainAreas: readonly PlainArea[] = [te];

declareKinds({ kinds, documents, plainAreas });
