import type { FoundRecord, RecordFinder } from '@/platform/routing/routes';
import { initialState, toListInput, looksLikeNumber, withFound, writeListState } from '@/shared/list/listState';
import type { ListShape } from '@/shared/list/listTypes';
import type { PageOperation } from './list';

const MOST = 5;

/** Builds a global search over a list, using the filters of its search field. `byName` also searches names; otherwise only numbers. */
export function getFinder<Row>(
  page: PageOperation<Row>,
  list: ListShape,
  found: (row: Row) => FoundRecord,
  byName = false,
): RecordFinder {
  const shape: ListShape = { ...list, pageSize: MOST };
  const toState = (text: string) => {
    const state = initialState(shape);
    return shape.find ? withFound(state, shape, shape.find, text) : state;
  };
  return {
    limit: MOST,
    toListSearch: text => writeListState(toState(text), shape).toString(),
    takes: text => shape.find !== undefined && (byName || looksLikeNumber(text)),
    operation: {
      document: page.document,
      variables: text => page.variables(toListInput(toState(text), shape)),
      read: data => (page.read(data).rows ?? []).map(found),
    },
  };
}
