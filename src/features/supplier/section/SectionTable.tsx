import { useCallback, useMemo, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { getFieldType } from '@/shared/fieldTypes/fieldTypes';
import type { FieldDef } from '@/shared/fields/types';
import type { AnyValues } from '@/shared/fieldTypes/types';
import type { ReadColumn } from '@/shared/list/listTypes';
import { ReadTable } from '@/shared/list/ReadTable';
import { RowFinder, useFoundRows } from '@/shared/list/RowFinder';
import { Button } from '@/shared/ui/Button';
import { Row, Text } from '@/shared/ui/layout';
import styles from './RecordSection.module.css';
import { markedStatus, type SectionColumn, type SectionDef, type SectionRow } from './section';
import { showRest } from '@/shared/ui/showRest';

interface SectionTableProps {
  section: SectionDef;
  rows: readonly SectionRow[];
  saved: boolean;
  wordOf?: ((row: SectionRow) => string | null) | undefined;
  onOpen: (row: SectionRow) => void;
}

/** As many rows are drawn at first: the sections below stay within reach. */
const FIRST = 20;

const FIRST_TAGS = 4;
const NAME = 60;
/** Characters from which a text takes a column of some width. */
const LONG = 24;
/** Characters up to which a text without a space stays in one line. */
const PIECE = 20;

/** The rows of a section, found by a word where there are many. On a telephone each is a card. */
export function SectionTable(props: SectionTableProps) {
  const { section, rows, saved, wordOf, onOpen } = props;
  const [all, setAll] = useState(false);
  const table = useRef<HTMLDivElement>(null);
  const { fields, shown } = useMemo(() => {
    const fields = section.fields({ row: null });
    const columns = section.columns.map((column): SectionColumn =>
      typeof column === 'string'
        ? { title: fields.find(({ name }) => name === column)?.label ?? '', field: column }
        : column,
    );
    return { fields, shown: columns.filter(({ savedOnly }) => saved || !savedOnly) };
  }, [section, saved]);
  const textOfRow = useCallback(
    (row: SectionRow) => shown.map(column => getWords(column, row, fields)).join(' '),
    [shown, fields],
  );
  const finder = useFoundRows(rows, textOfRow);
  const drawn = all ? finder.rows : finder.rows.slice(0, FIRST);
  const drawnAs = (column: SectionColumn): ReadColumn<SectionRow> => ({
    kind: 'custom',
    name: column.title,
    title: column.title,
    cell: row => <Content column={column} row={row} fields={fields} />,
  });
  const columns = shown.filter(column => !column.savedOnly).map(drawnAs);
  if (saved)
    columns.push({
      kind: 'status',
      name: 'status',
      title: 'Status',
      width: 96,
      value: row => (row.deleted ? 'Deactive' : (markedStatus(row.status) ?? wordOf?.(row) ?? null)),
    });
  columns.push(...shown.filter(column => column.savedOnly).map(drawnAs));
  columns.push({
    kind: 'actions',
    name: 'open',
    title: 'Action',
    onPhone: 'untitled',
    actions: row => [
      {
        label: 'Open',
        name: `Open ${section.noun} ${rows.indexOf(row) + 1}: ${getName(row, shown, fields)}`,
        onPress: () => onOpen(row),
        opensDialog: true,
      },
    ],
  });
  return (
    <>
      <RowFinder finder={finder} label={`Find in ${section.title}`} />
      <div ref={table} className={styles.scroll}>
        <ReadTable
          label={section.title}
          columns={columns}
          rows={drawn}
          rowKey={row => row.key}
          empty={
            <Text as="output" tone="soft" size="small">
              No records available!
            </Text>
          }
          className={styles.table}
        />
      </div>
      {drawn.length < finder.rows.length && (
        <Row>
          <Button tone="link" onClick={() => showRest(() => setAll(true), table.current, 'tbody button', FIRST)}>
            Show all {finder.rows.length}
          </Button>
        </Row>
      )}
    </>
  );
}

interface ContentProps {
  column: SectionColumn;
  row: SectionRow;
  fields: readonly FieldDef<FieldValues>[];
}

function Content({ column, row, fields }: ContentProps) {
  const mark = column.mark?.(row);
  const tags = column.tags?.(row);
  const text = tags ? null : getText(column, row, fields);
  if (!mark && !text && !tags?.length) return null;
  return (
    <span className={styles.cell} dir="auto" data-width={tags?.length ? 'tags' : getWidth(text ?? '')}>
      {tags?.slice(0, FIRST_TAGS).map(tag => (
        <Tag key={tag} text={tag} />
      ))}
      {tags && tags.length > FIRST_TAGS && `+ ${tags.length - FIRST_TAGS} more`}
      {text?.includes('@') ? <Address text={text} /> : text}
      {mark && ' '}
      {mark && <Tag text={mark} strong />}
    </span>
  );
}

/** A number, a code or a date stays in one piece; a sentence is not squeezed to a word a line. */
function getWidth(text: string): 'piece' | 'long' | undefined {
  if (text.length > LONG && /\s/.test(text)) return 'long';
  return text.length <= PIECE && !/[\s@]/.test(text) ? 'piece' : undefined;
}

function Address({ text }: { text: string }) {
  const at = text.indexOf('@') + 1;
  return (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  );
}

function Tag({ text, strong = false }: { text: string; strong?: boolean }) {
  return (
    <Text tone="soft" size="fine" pad={[0, 3]} className={styles.tag} data-strong={strong || undefined}>
      {text}
    </Text>
  );
}

function getText(column: SectionColumn, row: SectionRow, fields: readonly FieldDef<FieldValues>[]): string {
  if (column.text) return column.text(row);
  const def = fields.find(field => field.name === column.field);
  if (!def) return '';
  const values = row.values as AnyValues;
  return getFieldType(def.kind).text(values[def.name], def, { values });
}

function getWords(column: SectionColumn, row: SectionRow, fields: readonly FieldDef<FieldValues>[]): string {
  return column.tags?.(row).join(', ') ?? getText(column, row, fields);
}

function getName(row: SectionRow, columns: readonly SectionColumn[], fields: readonly FieldDef<FieldValues>[]): string {
  return columns
    .slice(0, 3)
    .map(column => getWords(column, row, fields).slice(0, NAME))
    .filter(Boolean)
    .join(' ');
}
