import type { FieldValues } from 'react-hook-form';
import { parseJsonText } from '@/lib/jsonText';
import { problemOfRow } from '@/shared/section/checkRow';
import type { SectionDef, SectionRow, SectionTodo } from '@/shared/section/section';
import * as z from 'zod/mini';
import { gapsOf, gapTodos, type Gap } from '../../locations/gaps';
import { locationLabel } from '../../locations/locationLabel';
import { profileSections } from '../../sections';
import { sectionRows } from '../../sectionRows';
import type { RegistrationValues, WireRow } from './registration.fields';

type SectionId = (typeof profileSections)[number]['id'];

/** A section of the profile inside the form: which list keeps its rows, and how they travel. */
export interface KeptSection {
  id: SectionId;
  list: (typeof profileSections)[number]['formName'];
  section: SectionDef<FieldValues>;
  /** The rows of the list as the section shows them. */
  rowsOf: (kept: readonly WireRow[]) => SectionRow<FieldValues>[];
  toWire: (values: FieldValues, came: object | null) => Record<string, unknown>;
}

const declared = new Map<string, readonly KeptSection[]>();

/** The sections of the profile in registration mode: their rows are kept in the form and sent with it (spec 1 §1). `country`: that of the form. */
export function keptSections(country: string): readonly KeptSection[] {
  const known = declared.get(country) ?? profileSections.map(section => keep(section, country));
  declared.set(country, known);
  return known;
}

function keep({ id, formName, declare }: (typeof profileSections)[number], country: string): KeptSection {
  // Each section meets only its own rows.
  const { fromWire, toWire } = sectionRows[id] as unknown as {
    fromWire: (row: WireRow) => FieldValues;
    toWire: (values: FieldValues, came: object | null) => Record<string, unknown>;
  };
  const read = new WeakMap<WireRow, SectionRow<FieldValues>>();
  const toRow = (kept: WireRow) => {
    const row = read.get(kept) ?? { key: kept.uid, values: fromWire(kept) };
    read.set(kept, row);
    return row;
  };
  return {
    id,
    list: formName,
    section: declare({ isExtended: false, country }),
    rowsOf: kept => kept.map(toRow),
    toWire,
  };
}

const LABELS = z.array(z.string());

/** The locations that the rows of a list are for. */
const namedIn = (row: WireRow) => parseJsonText(LABELS, row['locationType'], []);

/** What is missing at the locations of the form. */
function gapsIn(values: RegistrationValues): Gap[] {
  const labels = [...new Set(values.locationOfPresence.map(labelOf))];
  const named = {
    contacts: new Set(values.contact.flatMap(namedIn)),
    bank: new Set(values.bankInformation.flatMap(namedIn)),
  };
  return gapsOf(
    labels,
    label => label,
    (section, label) => named[section].has(label),
  );
}

/** What is still to be done in a section of the form before it can be submitted. */
export function todoIn(kept: KeptSection, values: RegistrationValues): SectionTodo[] {
  const { id, list, section, rowsOf } = kept;
  const rows = rowsOf(values[list]);
  const noun = section.noun.charAt(0).toUpperCase() + section.noun.slice(1);
  const locations = new Set(values.locationOfPresence.map(labelOf));
  const found: SectionTodo[] = [];
  for (const [index, row] of rows.entries()) {
    const say = (message: string) => found.push({ key: row.key, text: `${noun} ${index + 1}: ${message}` });
    const problem = problemOfRow(section, row, rows);
    if (problem !== null) say(problem);
    if (id !== 'contacts' && id !== 'bank') continue;
    const gone = namedIn(values[list][index] as WireRow).find(label => !locations.has(label));
    if (gone !== undefined) say(`“${gone}” is no location any more. Choose another one.`);
  }
  return [...found, ...gapTodos(gapsIn(values), id, section.noun)];
}

export const labelOf = (row: WireRow) => locationLabel(row as Parameters<typeof locationLabel>[0]);
