import Input from 'antd/es/input';
import { useId, useMemo, useRef, useState } from 'react';
import { limitedTo } from '@/domain/invoice/author';
import type { Id } from '@/lib/ids';
import { toCallError } from '@/platform/graphql/callError';
import type { Operation } from '@/platform/graphql/operation';
import type { Session } from '@/platform/session/session';
import { useLatest } from '@/platform/useLatest';
import { arranged } from '@/shared/list/useColumnChoice';
import { ListGrid } from '@/shared/list/ListGrid';
import { withFilters } from '@/shared/list/listState';
import type { AppliedFilter, FilterOption, ListDef, ListInput, ListPage } from '@/shared/list/listTypes';
import { useList } from '@/shared/list/useList';
import { useLocalListState } from '@/shared/list/useListState';
import { useSelection } from '@/shared/list/useSelection';
import { RemoteSelect } from '@/shared/ui/RemoteSelect';
import { CopyDetails } from '@/shared/ui/FailureReference';
import { Problem } from '@/shared/ui/Problem';
import { Stack, Text } from '@/shared/ui/layout';
import { Modal } from '@/shared/ui/Modal';
import { isTooShort, SEARCH_PAUSE_MS, tooShortMessage } from '@/shared/ui/searchFrom';
import { enterOnBoxGoesOn } from '@/shared/ui/useEnterGoesOn';
import { WHEN_SLOW } from '@/shared/ui/useLazyModal';
import type { RemoteSearch } from '@/shared/ui/useRemoteSearch';
import { useTimer } from '@/platform/useTimer';

export interface PickerProps {
  open: boolean;
  session: Session;
  onCancel: () => void;
  /** Called after the closing animation, when the focus is back on the opener. */
  onClosed: () => void;
}

interface PickerModalProps<Row extends { id: Id }> extends PickerProps {
  title: string;
  okText: string;
  label: string;
  /** Text of the empty list, if not the usual one. */
  emptyText?: string;
  emptyHint: string;
  def: ListDef<Row>;
  page: Operation<ListInput, ListPage<Row>>;
  mode: 'single' | 'many';
  getName: (row: Row) => string;
  search: { name: string; label: string };
  choice: { name: string; label: string; find: RemoteSearch<FilterOption> };
  /** Continues with the selected rows, unless the dialog was closed meanwhile (`isStillOpen`); returns an error message, if any. May reject. */
  onPick: (chosen: readonly Row[], isStillOpen: () => boolean) => string | null | Promise<string | null>;
}

const NO_ROWS: readonly never[] = [];
const asItIs = (option: FilterOption) => option;

/** Searches a pause after the last key, or at once with `find`. */
function useTextSearch(search: (value: string) => void) {
  const [isRefused, setRefused] = useState(false);
  const timer = useTimer();
  const find = (text: string) => {
    timer.clear();
    if (isTooShort(text)) setRefused(true);
    else search(text.trim());
  };
  // The delayed search must not revert a later selection or sort.
  const latestFind = useLatest(find);
  const findLater = (text: string) => {
    timer.clear();
    setRefused(false);
    if (!isTooShort(text)) timer.set(() => latestFind.current(text), text === '' ? 0 : SEARCH_PAUSE_MS);
  };
  return { isRefused, find, findLater };
}

/** Spec 2 §2, spec 3 §2. The selection survives page and filter changes. */
export function PickerModal<Row extends { id: Id }>(props: PickerModalProps<Row>) {
  const { open, session, title, okText, label, def, page, mode, getName, search, choice, onPick } = props;
  const shape = useMemo(() => limitedTo(session, def), [session, def]);
  const columns = useMemo(() => arranged(def.columns, session), [def, session]);
  const [state, change] = useLocalListState(shape);
  const list = useList(shape, [state, change], page);
  const selection = useSelection<Row>({ mode, rows: list.rows ?? NO_ROWS, rowKey: row => row.id, getName, keep: true });
  const [chosenFilter, setChosenFilter] = useState<FilterOption | null>(null);
  const noteId = useId();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ of: string; what: string | Error } | null>(null);
  const chosenKey = selection.chosen.map(({ id }) => id).join();
  // The message belongs to a selection.
  const shownProblem = problem?.of === chosenKey ? problem.what : null;

  const filter = (wanted: AppliedFilter | null, name: string) =>
    change(withFilters(state, [...state.filters.filter(each => each.name !== name), ...(wanted ? [wanted] : [])]));
  const isOpen = useLatest(open);
  const underWay = useRef(false);
  const text = useTextSearch(value => filter(value ? { name: search.name, kind: 'text', value } : null, search.name));
  const submit = async () => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    const result = await Promise.resolve(onPick(selection.chosen, () => isOpen.current)).catch(toCallError);
    underWay.current = false;
    setBusy(false);
    setProblem(result === null ? null : { of: chosenKey, what: result });
  };

  return (
    <Modal
      open={open}
      title={title}
      width="95%"
      okText={okText}
      okButtonProps={{ loading: busy && WHEN_SLOW }}
      onOk={() => void submit()}
      onCancel={props.onCancel}
      afterClose={props.onClosed}
    >
      <Stack gap={5}>
        <Stack gap={4} tiles={240} most={656}>
          <div>
            <Input.Search
              aria-label={search.label}
              placeholder={search.label}
              allowClear
              status={text.isRefused ? 'error' : undefined}
              aria-invalid={text.isRefused}
              aria-describedby={noteId}
              onChange={({ target }) => text.findLater(target.value)}
              onSearch={text.find}
            />
            <Text as="output" block tone="bad" size="fine" id={noteId}>
              {text.isRefused && tooShortMessage()}
            </Text>
          </div>
          <RemoteSelect<FilterOption>
            aria-label={choice.label}
            placeholder={choice.label}
            value={chosenFilter}
            search={choice.find}
            toOption={asItIs}
            onChange={next => {
              setChosenFilter(next);
              filter(next && { name: choice.name, kind: 'checkBox', values: [next.value] }, choice.name);
            }}
          />
        </Stack>
        <div {...enterOnBoxGoesOn(() => void submit())}>
          <ListGrid
            label={label}
            list={list}
            columns={columns}
            rowKey={row => row.id}
            selection={selection}
            scroll="page"
            emptyText={props.emptyText}
            emptyHint={props.emptyHint}
          />
        </div>
        <Problem>
          {shownProblem instanceof Error ? shownProblem.message : shownProblem}
          <CopyDetails error={shownProblem} />
        </Problem>
      </Stack>
    </Modal>
  );
}
