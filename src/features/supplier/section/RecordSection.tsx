import { useId, useRef, useState } from 'react';
import { Button } from '@/shared/ui/Button';
import { ErrorPanel } from '@/shared/ui/ErrorPanel';
import { TextSkeleton } from '@/shared/ui/Skeletons';
import { useFieldLabel } from '@/shared/ui/fieldLabels';
import { Notice } from '@/shared/ui/Notice';
import { Row, Stack, Text } from '@/shared/ui/layout';
import { useLazyModal } from '@/shared/ui/useLazyModal';
import { RowContent } from './RowContent';
import {
  todoPath,
  whyLocked,
  type RecordSectionProps,
  type SectionModalProps,
  type SectionRow,
  type SectionTodo,
} from './section';
import { SectionTable } from './SectionTable';

type Opened = Pick<SectionModalProps, 'row' | 'toChange' | 'given'>;

const NOTHING: readonly SectionTodo[] = [];

/**
 * A section of a profile: its table, an Add link, and a modal to view, add, change and delete a row. Stores load
 * and save the rows (`useKeptRows`, `useSavedRows`); `SectionDef` declares the section.
 */
export function RecordSection(props: RecordSectionProps) {
  const { section, store, recordId, recordPath, isReadOnly = false, blocked = null } = props;
  const { level = 2, todo = NOTHING, field } = props;
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [opened, setOpened] = useState<Opened>({ row: null, toChange: false, given: null });
  const modal = useLazyModal<[], SectionModalProps>(() => import('./SectionModal').then(file => file.SectionModal));
  const { rows, error } = store;
  useFieldLabel(field, { label: section.title, asOne: true });
  const Heading = level === 2 ? 'h2' : 'h3';
  const cannotAdd = rows && section.cannotAdd?.(rows);
  const only = section.single ? rows?.[0] : undefined;
  const locked = only && store.mode === 'saved' ? whyLocked(only.status) : null;
  const why = blocked ?? locked ?? cannotAdd;

  const open = (row: SectionRow | null, todo: SectionTodo | null = null) => {
    setOpened({ row, toChange: todo !== null, given: todo?.given ?? null });
    modal.open();
  };
  return (
    <Stack as="section" gap={4} pad={6} card aria-labelledby={headingId}>
      <Row gap={[0, 2]}>
        <Heading ref={heading} id={headingId} tabIndex={-1}>
          {section.title}
        </Heading>
        {props.mark}
        <Text grows />
        {!isReadOnly && (blocked ?? locked) === null && rows && (
          <Button
            tone="link"
            disabled={Boolean(cannotAdd)}
            busy={modal.opening !== null}
            aria-haspopup="dialog"
            aria-label={`${section.single ? 'Edit' : 'Add'} ${section.noun}`}
            onPointerEnter={() => modal.preload()}
            onFocus={() => modal.preload()}
            onClick={() => open(only ?? null)}
          >
            {section.single ? 'Edit' : '+ Add'}
          </Button>
        )}
      </Row>
      {!isReadOnly && why && (
        <Text as="p" tone="soft" size="small">
          {why}
        </Text>
      )}
      {section.hint && !isReadOnly && (
        <Text as="p" tone="soft" size="small" below={2}>
          {section.hint}
        </Text>
      )}
      {error && (
        <ErrorPanel message={`${section.title} couldn't be loaded.`} error={error} onRetry={() => store.reload?.()} />
      )}
      <Stack gap={4} data-field={field}>
        {todo.length > 0 && (
          <Todos
            todo={todo}
            field={field}
            onOpen={one => open(rows?.find(({ key }) => key === one.key) ?? null, one)}
          />
        )}
        <Rows {...props} only={only} onOpen={row => open(row)} />
      </Stack>
      {rows && section.Below && <section.Below rows={rows} />}
      {modal.Component && (
        <modal.Component
          key={opened.row?.key ?? 'new'}
          section={section}
          store={store}
          {...opened}
          recordId={recordId}
          mayChange={!isReadOnly && blocked === null}
          recordPath={recordPath}
          Section={RecordSection}
          isOpen={modal.isOpen}
          onClose={modal.close}
          onClosed={() => {
            modal.remove();
            // The row whose button was pressed may be gone, and the focus with it.
            if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
          }}
        />
      )}
    </Stack>
  );
}

interface TodosProps extends Pick<RecordSectionProps, 'field'> {
  todo: readonly SectionTodo[];
  onOpen: (todo: SectionTodo) => void;
}

function Todos({ todo, field, onOpen }: TodosProps) {
  return (
    <Notice as="ul" tone="warn" lines>
      {todo.map((each, index) => (
        <li key={each.text}>
          <Button
            tone="link"
            aria-haspopup="dialog"
            data-field={field && todoPath(field, index)}
            onClick={() => onOpen(each)}
          >
            {each.text}
          </Button>
        </li>
      ))}
    </Notice>
  );
}

interface RowsProps extends Pick<RecordSectionProps, 'section' | 'store' | 'recordPath' | 'wordOf'> {
  only: SectionRow | undefined;
  onOpen: (row: SectionRow) => void;
}

function Rows({ section, store, recordPath, wordOf, only, onOpen }: RowsProps) {
  if (only) return <RowContent section={section} row={only} recordPath={recordPath} Section={RecordSection} />;
  if (!store.rows) return store.error ? null : <TextSkeleton lines={4} />;
  return (
    <SectionTable section={section} rows={store.rows} saved={store.mode === 'saved'} wordOf={wordOf} onOpen={onOpen} />
  );
}
