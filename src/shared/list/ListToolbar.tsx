import { useRef, useState } from 'react';
import { Button } from '@/shared/ui/Button';
import { Pill } from '@/shared/ui/Pill';
import { Box, Card, Row, Stack, Text } from '@/shared/ui/layout';
import { useIdlePart } from '@/shared/ui/useIdle';
import { useMenu } from '@/shared/ui/useMenu';
import type { ExportType } from '@/platform/authHost/exportList';
import { notify } from '@/platform/feedback/feedback';
import { useShortcuts } from '@/shared/ui/shortcuts';
import type { PanelState } from './ListPanel';
import { getDef } from './filterTypes';
import { withFilters, withChoice } from './listState';
import type { FilterOption, ListInput } from './listTypes';
import { SearchField } from './SearchField';
import type { ListControl } from './useListState';
import styles from './ListToolbar.module.css';
import { describeFilter, getFilterLabel } from './describeFilter';
import { ownOptions } from './options';

/** Search, filters and chips in one line; a phone has the chips below. */
export function ListToolbar({ panel, ...list }: ListControl & { panel: PanelState }) {
  const { shape, state } = list;
  return (
    <Row align="start" wrap gap={[3, 4]} pad={[2, 5]} ruledBelow>
      {shape.find && <SearchField find={shape.find} {...list} />}
      <Button
        small
        aria-expanded={panel.open}
        aria-label={`Filters, ${state.filters.length} active`}
        onPointerEnter={panel.preload}
        onFocus={panel.preload}
        onClick={panel.toggle}
      >
        <svg aria-hidden="true" viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="1.6">
          <path d="M2 4h12M4.5 8h7M7 12h2" strokeLinecap="round" />
        </svg>
        Filters
        {state.filters.length > 0 && (
          <Pill tone="info" full>
            {state.filters.length}
          </Pill>
        )}
      </Button>
      <QuickFilters {...list} />
      <ActiveFilters {...list} />
    </Row>
  );
}

function ActiveFilters({ shape: { filters: defs = [] }, state, onChange }: ListControl) {
  const { filters } = state;
  if (filters.length === 0) return null;
  return (
    <Row as="ul" wide wrap gap={3} aria-label="Active filters">
      {filters.map(filter => {
        const label = getFilterLabel(filter, defs);
        return (
          <Row as="li" most={360} tone="ink" size="small" key={filter.name} className={styles.chip}>
            <Text cut className={styles.chipText}>
              <Text tone="soft">{label}:</Text> {describeFilter(filter, defs)}
            </Text>
            <button
              type="button"
              className={styles.chipRemove}
              aria-label={`Remove filter ${label}`}
              onClick={() =>
                onChange(
                  withFilters(
                    state,
                    filters.filter(other => other !== filter),
                  ),
                )
              }
            >
              <svg aria-hidden="true" viewBox="0 0 12 12" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round">
                <path d="m3 3 6 6M9 3 3 9" />
              </svg>
            </button>
          </Row>
        );
      })}
      <li>
        <Button tone="link" small onClick={() => onChange(withFilters(state, []))}>
          Clear all
        </Button>
      </li>
    </Row>
  );
}

const loadPresets = () => import('./PresetChips');

function QuickFilters(list: ListControl) {
  const { shape } = list;
  const presets = useIdlePart(shape.find && loadPresets);
  if (!shape.find) return null;
  const { status, beside } = shape.find;
  return (
    <Row gap={3} className={styles.quick}>
      {status && <Choices {...list} name={status} withAll />}
      {beside && <Choices {...list} name={beside} />}
      {presets && <presets.PresetChips {...list} />}
    </Row>
  );
}

/** Chips that are visible without 'More'; a chosen one always is. */
const IN_SIGHT = 5;

function Choices({ name, withAll, shape, state, onChange }: ListControl & { name: string; withAll?: boolean }) {
  const [isAll, setAll] = useState(false);
  /** Stays visible when it is switched off, because it has the focus. */
  const [pressed, setPressed] = useState<string | null>(null);
  const def = getDef(shape.filters ?? [], name);
  const options = def?.kind === 'checkBox' ? ownOptions(def.options) : null;
  if (!def || !options) return null;
  const chosen = state.filters.find(filter => filter.name === name);
  const values = chosen?.kind === 'checkBox' ? chosen.values : [];
  const isShown = ({ value }: FilterOption, at: number) =>
    isAll || at < IN_SIGHT || value === pressed || values.includes(value);
  const chip = (label: string, isOn: boolean, choice: string | null) => (
    <Button
      key={label}
      small
      aria-pressed={isOn}
      aria-label={`${def.label}: ${label}`}
      onClick={() => {
        setPressed(choice);
        onChange(withChoice(state, shape, name, isOn ? null : choice));
      }}
    >
      {label}
    </Button>
  );
  return (
    <Row as="fieldset" fixed gap={3} aria-label={`By ${def.label}`}>
      {withAll && chip('All', values.length === 0, null)}
      {options.filter(isShown).map(({ value, label }) => chip(label, values.includes(value), value))}
      {options.length > IN_SIGHT && (
        <Button
          small
          aria-expanded={isAll}
          aria-label={`${def.label}: ${isAll ? 'fewer' : 'more'}`}
          onClick={() => setAll(!isAll)}
        >
          {isAll ? 'Fewer' : 'More'}
        </Button>
      )}
    </Row>
  );
}

export interface ListExport {
  path: string;
  fileName: string;
  /** True: two buttons instead of a menu (spec 1 §2). */
  hasButtons?: true;
}

const WAIT = 'File getting downloaded please wait ...';
const FAILED = 'Error while export. Please try again';

/** Exports all filtered rows in list order to Excel or CSV; one export runs at a time (spec 1 §2, §4, §8). */
export function ExportButtons({ path, fileName, hasButtons, input }: ListExport & { input: ListInput }) {
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const forget = useRef(() => {});

  const { isOpen, setOpen, box, button: opener } = useMenu();
  const run = async (exportType: ExportType) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    forget.current();
    try {
      const { exportList } = await import('@/platform/authHost/exportList');
      const { parameters: query, sortBy, sortOrder } = input;
      await exportList({ path, fileName, query, exportType, sortBy, sortOrder });
    } catch (error) {
      forget.current = notify.error(FAILED, { cause: error });
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  useShortcuts([{ label: 'Export this list to Excel', works: () => !busy, run: () => void run('xlsx') }]);

  const button = (label: string, exportType: ExportType) => (
    <Button small tone={hasButtons ? undefined : 'quiet'} aria-disabled={busy} onClick={() => void run(exportType)}>
      {label}
    </Button>
  );
  const buttons = (
    <>
      {button('Export to Excel', 'xlsx')}
      {button('Export to CSV', 'csv')}
    </>
  );
  return (
    <Row wrap gap={3} className={styles.exports}>
      <Text as="output" tone="soft" size="small" className={styles.wait}>
        {busy ? WAIT : ''}
      </Text>
      {hasButtons ? (
        buttons
      ) : (
        <Box ref={box} className={styles.menu}>
          <Button ref={opener} small aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            Export
            <svg aria-hidden="true" viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="1.6">
              <path d="m4 6 4 4 4-4" strokeLinecap="round" strokeLinejoin="round" />
            </svg>
          </Button>
          {isOpen && (
            <Card pad={2}>
              <Stack gap={1}>{buttons}</Stack>
            </Card>
          )}
        </Box>
      )}
    </Row>
  );
}
