import { lazy, Suspense, useCallback, useState } from 'react';
import { FieldsSkeleton } from '@/shared/ui/Skeletons';
import { CopyDetails } from '@/shared/ui/FailureReference';
import { Card, Text } from '@/shared/ui/layout';
import { windows } from '@/shared/ui/tokens';
import { useMediaQuery } from '@/shared/ui/useMediaQuery';
import { useRemembered } from '@/shared/ui/useRemembered';
import type { PanelContent } from './useListState';
import styles from './ListScreen.module.css';
import { useIdle } from '@/shared/ui/useIdle';

const NARROW = windows.drawer;
const KEY = 'sportal.listPanel';

/** Lazy: the first rows don't wait for fields, pickers and selects. */
export const loadPanel = async () => (await import('./panel/FilterPanel')).FilterPanel;
export const loadDrawer = async () => (await import('./panel/PanelDrawer')).PanelDrawer;

export interface PanelState {
  narrow: boolean;
  open: boolean;
  toggle: () => void;
  /** True once the panel's code may load: rows are shown and the browser is idle, or the user opened it. */
  ready: boolean;
  /** Call on hover or focus. A failed load is retried, and reported, when the panel opens. */
  preload: () => void;
}

/** Manages whether the panel is open, and when its code loads. */
export function usePanel(rowsShown: boolean, wanted: boolean): PanelState {
  const narrow = useMediaQuery(NARROW);
  const [remembered, remember] = useRemembered(KEY);
  const [asked, setAsked] = useState(wanted);
  const beside = asked || remembered;
  const [over, setOver] = useState(false);
  const [toggled, setToggled] = useState(false);
  const open = narrow ? over : beside;
  const isIdle = useIdle(2000, rowsShown && open);

  const toggle = useCallback(() => {
    setToggled(true);
    if (narrow) return setOver(before => !before);
    setAsked(false);
    remember(!beside);
  }, [narrow, beside, remember]);

  const preload = useCallback(() => {
    (narrow ? loadDrawer() : loadPanel()).catch(() => {});
  }, [narrow]);

  return { narrow, open, toggle, ready: toggled || isIdle, preload };
}

/** If the filter panel's code fails to load, the list still works. */
function PanelFailed({ error }: { error: unknown }) {
  return (
    <Text as="p" pad={6}>
      The filters couldn't be loaded. Reload the page to try again.
      <CopyDetails error={error} />
    </Text>
  );
}

const asDefault = <C,>(component: C) => ({ default: component });
const failed = (error: unknown) => ({ default: () => <PanelFailed error={error} /> });
const FilterPanel = lazy(() => loadPanel().then(asDefault, failed));
const PanelDrawer = lazy(() => loadDrawer().then(asDefault, failed));

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
