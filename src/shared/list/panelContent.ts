import type { FilterSearches, ListShape, OptionLoader } from './listTypes';
import type { ListState } from './listState';
import type { ChangeList } from './useListState';

/** Props of the panel, in the column and in the drawer. */
export interface PanelContent {
  shape: ListShape;
  state: ListState;
  onChange: ChangeList;
  lookups: Record<string, OptionLoader> | undefined;
  searches: FilterSearches | undefined;
}
