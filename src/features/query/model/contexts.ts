import { isStatus } from '@/lib/status';
import { ALL_RECORD_TYPES, getRecordType } from '@/domain/recordTypes';

const QUERIED = ALL_RECORD_TYPES.filter(kind => kind.hasQueries).map(kind => kind.context);

export interface ContextTab<Row> {
  id: string;
  label: string;
  count: number;
  rows: Row[];
}

/** Returns a tab per record type: known types always, then unknown types under their own name. */
export function getContextTabs<Row extends { context?: string | null | undefined }>(
  rows: readonly Row[],
): ContextTab<Row>[] {
  const found = rows.map(row => row.context?.trim() || 'Other');
  return [...new Set([...QUERIED, ...found])].map(id => {
    const own = rows.filter((_, index) => found[index] === id);
    return { id, label: getRecordType(id)?.plural ?? id, count: own.length, rows: own };
  });
}

export function isAnswered({ status }: { status: string | null }): boolean {
  return isStatus(status, 'workinprogress');
}
