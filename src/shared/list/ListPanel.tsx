import { lazy, Suspense } from 'react';
import { FieldsSkeleton } from '@/shared/ui/Skeletons';
import { Card, Text } from '@/shared/ui/layout';
import type { PanelContent } from './panelContent';
import { loadDrawer, loadPanel, type PanelState } from './usePanel';
import styles from './ListScreen.module.css';

/** If the filter panel's code fails to load, the list still works. */
function PanelFailed() {
  return (
    <Text as="p" pad={6}>
      The filters could not be loaded. Refresh the page to try again.
    </Text>
  );
}

const asDefault = <C,>(component: C) => ({ default: component });
const failed = () => ({ default: PanelFailed });
const FilterPanel = lazy(() => loadPanel().then(asDefault, failed));
const PanelDrawer = lazy(() => loadDrawer().then(asDefault, failed));

/** Shows the filters in a column beside the list, or in a drawer on narrow screens. */
export function ListPanel({ panel, ...content }: PanelContent & { panel: PanelState }) {
  const { narrow, open, ready, toggle } = panel;
  if (narrow)
    return <Suspense fallback={null}>{ready && <PanelDrawer open={open} onClose={toggle} {...content} />}</Suspense>;
  if (!open) return null;
  const wait = (
    <Text as="div" pad={6}>
      <FieldsSkeleton fields={6} />
    </Text>
  );
  return (
    <Card as="aside" className={styles.panel} aria-label="Filters and presets">
      <div className={styles.panelBody}>
        {ready ? (
          <Suspense fallback={wait}>
            <FilterPanel {...content} />
          </Suspense>
        ) : (
          wait
        )}
      </div>
    </Card>
  );
}
