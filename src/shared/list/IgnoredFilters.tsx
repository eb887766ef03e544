import { searchText } from '@/lib/text';
import { Button } from '@/shared/ui/Button';
import { focusHeading } from '@/shared/ui/focus';
import { Text } from '@/shared/ui/layout';
import { getFilterLabel } from './describeFilter';
import type { IgnoredFilter } from './listTypes';
import type { ListControl } from './useListState';

const LONGEST = 40;

/** Names the filters of a link, stored filter or preset that the list can't apply. */
export function IgnoredFilters({ shape, state, onChange }: ListControl) {
  const { ignored } = state;
  const describe = ({ name, texts }: IgnoredFilter) => {
    return `${getFilterLabel({ name }, shape.filters ?? [])} “${searchText(texts.join(', ')).slice(0, LONGEST)}”`.trim();
  };
  const dismiss = (main: HTMLElement | null) => {
    onChange({ ...state, ignored: [] }, { replace: true });
    if (main) focusHeading(main); // the pressed button disappears
  };
  return (
    // A live region must exist before its content.
    <Text as="output" block breaks size="small" tone="soft" pad={ignored.length > 0 ? [3, 5] : undefined}>
      {ignored.length > 0 && (
        <>
          {ignored.length === 1 ? '1 filter' : `${ignored.length} filters`} can't be applied:{' '}
          {ignored.map(describe).join('; ')}. The list may show more records.{' '}
          <Button tone="link" small onClick={event => dismiss(event.currentTarget.closest('main'))}>
            Dismiss
          </Button>
        </>
      )}
    </Text>
  );
}
