import type { FieldValues } from 'react-hook-form';
import { parseJsonText } from '@/lib/jsonText';
import { problemOfRow } from '@/shared/section/checkRow';
import type { SectionDef, SectionRow, SectionTodo } from '@/shared/section/section';
import * as z from 'zod/mini';
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

/** What is still to be done in a section; `isNeeded`: the registration cannot be submitted without it. */
export interface RegistrationTodo extends SectionTodo {
  isNeeded: boolean;
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
/** Sections whose rows say for which locations they are; the pre-check asks one of each for every location (spec 1 §5). */
const FOR_LOCATIONS: readonly SectionId[] = ['contacts', 'bank'];

/** What is still to be done in a section of the form. */
export function todoIn(kept: KeptSection, values: RegistrationValues): RegistrationTodo[] {
  const { id, list, section, rowsOf } = kept;
  const rows = rowsOf(values[list]);
  const noun = section.noun.charAt(0).toUpperCase() + section.noun.slice(1);
  const found: RegistrationTodo[] = [];
  const locations = [...new Set(values.locationOfPresence.map(labelOf))];
  const named = new Set<string>();
  for (const [index, row] of rows.entries()) {
    const say = (message: string) =>
      found.push({ key: row.key, text: `${noun} ${index + 1}: ${message}`, isNeeded: true });
    const problem = problemOfRow(section, row, rows);
    if (problem !== null) say(problem);
    if (!FOR_LOCATIONS.includes(id)) continue;
    const labels = parseJsonText(LABELS, values[list][index]?.['locationType'], []);
    for (const label of labels) named.add(label);
    const gone = labels.find(label => !locations.includes(label));
    if (gone !== undefined) say(`“${gone}” is no location any more. Choose another one.`);
  }
  if (FOR_LOCATIONS.includes(id))
    for (const label of locations)
      if (!named.has(label)) found.push({ key: null, text: `Add a ${section.noun} for ${label}`, isNeeded: false });
  return found;
}

export const labelOf = (row: WireRow) => locationLabel(row as Parameters<typeof locationLabel>[0]);
