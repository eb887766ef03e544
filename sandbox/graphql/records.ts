import { documents, kinds } from '../recordTypes/recordTypes.ts';
import type { DocumentKind, RecordType, RecordLines, StoredRecord } from '../rules/declared/recordType.ts';
import { recordScope, reportScope, userCanEdit } from '../rules/access.ts';
import { findInList, selection } from '../rules/lists/listQuery.ts';
import { getList } from '../rules/declared/columns.ts';
import { duplicateWarning } from '../rules/records/duplicates.ts';
import type { RecordInput } from '../rules/declared/input.ts';
import { recordList, reportList } from '../rules/records/recordLists.ts';
import { deleteRecord } from '../rules/records/remove.ts';
import { saveRecord } from '../rules/records/save.ts';
import type { Resolver, Resolvers } from '../rules/context.ts';
import { listed } from '../rules/lists/listed.ts';

type OfId = Resolver<{ id: number }>;
type OfInput = Resolver<{ input: RecordInput }>;

function getReads(kind: RecordType): Resolvers {
  const { calls, lines, reports = [] } = kind;
  const rows = recordList(kind);
  const byId: OfId = (_source, { id }, { db, viewer }) => findInList(db, rows, id, recordScope(kind, viewer));
  return {
    Query: {
      [calls.list]: listed(rows, viewer => recordScope(kind, viewer)),
      [calls.byId]: byId,
      ...Object.fromEntries(
        reports.map(report => [report.call, listed(reportList(kind, report), viewer => reportScope(kind, viewer))]),
      ),
    },
    ...(lines ? { [kind.type]: { [lines.field]: getRows(lines) } } : {}),
  };
}

function getRows(lines: RecordLines): Resolver<object, StoredRecord> {
  const children = getList(lines.from ?? `${lines.table} i`, '', lines.columns);
  const ofLine = selection(children, Object.keys(lines.columns));
  return ({ id }, _args, { db }) =>
    db.query(`select ${ofLine} from ${children.from} where i.${lines.record} = $1 order by i.line`, [id]);
}

function getWrites(kind: DocumentKind): Resolvers {
  const { calls } = kind;
  const save: OfInput = async (_source, { input }, { db, viewer }) => ({
    id: await saveRecord(db, viewer, kind, input),
  });
  const warning: OfInput = (_source, { input }, { db, viewer }) => duplicateWarning(db, viewer, kind, input);
  const remove: OfId = async (_source, { id }, { db, viewer }) => ({
    status: await deleteRecord(db, viewer, kind, id),
  });
  const canEdit: Resolver<object, StoredRecord> = (row, _args, { viewer }) => userCanEdit(row, viewer, kind);
  return {
    Mutation: { [calls.save]: save, [calls.warning]: warning, [calls.remove]: remove },
    [kind.type]: { userCanEdit: canEdit },
  };
}

export const recordResolvers: Resolvers[] = [
  ...kinds.flatMap(kind => [getReads(kind), kind.resolvers ?? {}]),
  ...documents.map(getWrites),
];
