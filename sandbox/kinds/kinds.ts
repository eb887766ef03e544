import { delivery } from './delivery/kind.ts';
import { manual } from './manual/kind.ts';
import { nonPo } from './nonPo/kind.ts';
import { proforma } from './proforma/kind.ts';
import { declareKinds } from '../rules/declared/knownKinds.ts';
import type { PlainArea } from '../rules/declared/plainKind.ts';
import type { DocumentKind, RecordKind } from '../rules/declared/recordKind.ts';
import { te } from './te/area.ts';

/** The kinds that are written as drafts, submitted and approved. A new one is a folder beside this file and one name here. */
export const documents: readonly DocumentKind[] = [nonPo, proforma, delivery];

/** Every kind of record, the documents first. */
export const kinds: readonly RecordKind[] = [...documents, manual];

/** Kinds that nobody approves here, by what they belong to. */
export const plainAreas: readonly PlainArea[] = [te];

declareKinds({ kinds, documents, plainAreas });
