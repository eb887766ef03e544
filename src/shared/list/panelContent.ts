import type { FilterSearches, ListShape, OptionLoader } from './listTypes';
import type { ListState } from './listState';
import type { ChangeList } from './useListState';

/** What the panel is given, wherever it stands. */
export interface PanelContent {
  shape: ListShape;
  state: ListState;
  onChange: ChangeList;
  lookups: Record<string, OptionLoader> | undefined;
  searches: FilterSearches | undefined;
}
