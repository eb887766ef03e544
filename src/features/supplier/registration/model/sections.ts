import type { FieldValues } from 'react-hook-form';
import { problemOfRow } from '../../section/checkRow';
import type { SectionDef, SectionRow, SectionTodo } from '../../section/section';
import { namesIn } from '../../locationUse';
import { getGaps, gapTodos, neededSections, type Gap } from '../../gaps';
import { locationLabel } from '@/domain/supplier/locationLabel';
import { profileSections } from '../../sections';
import { documentMissing } from '../../locations/taxes.section';
import { TAX_DOCUMENTS, type ListName, type RegistrationValues, type RegistrationRow } from './registration.fields';

/** Lists of rows in the form (spec 1 §3 'Registration form values'). */
export const LISTS: readonly ListName[] = [...profileSections.map(({ formName }) => formName), 'accountsTaxDetails'];

export type KeptSection = (typeof profileSections)[number] & {
  def: SectionDef;
  toRows: (kept: readonly RegistrationRow[]) => SectionRow[];
};

const declared = new Map<string, readonly KeptSection[]>();

/** Returns the profile sections in registration mode: the form keeps and submits their rows (spec 1 §1). `country`: the form's country. */
export function keptSections(country: string): readonly KeptSection[] {
  const known = declared.get(country) ?? profileSections.map(section => keep(section, country));
  declared.set(country, known);
  return known;
}

function keep(section: (typeof profileSections)[number], country: string): KeptSection {
  const read = new WeakMap<RegistrationRow, SectionRow>();
  const toRow = (kept: RegistrationRow) => {
    // Unsaved rows have neither id nor status.
    const row = read.get(kept) ?? { key: kept.uid, values: section.deserialize({ id: null, status: null, ...kept }) };
    read.set(kept, row);
    return row;
  };
  return { ...section, def: section.declare({ isExtended: false, country }), toRows: kept => kept.map(toRow) };
}

function gapsIn(values: RegistrationValues): Gap[] {
  const labels = [...new Set(values.locationOfPresence.map(getRowLabel))];
  const named = new Map(neededSections.map(({ id, formName }) => [id, new Set(values[formName].flatMap(namesIn))]));
  return getGaps(
    labels,
    label => label,
    (section, label) => named.get(section)?.has(label) === true,
  );
}

/** A missing tax document of the registered address is shown and counted at the number's field. */
const isSaidAtNumber = ({ isHeaderAddress }: FieldValues, problem: string) =>
  isHeaderAddress === true && Object.keys(TAX_DOCUMENTS).some(taxType => problem === documentMissing(taxType));

export function todoIn(kept: KeptSection, values: RegistrationValues): SectionTodo[] {
  const { id, formName, def, toRows, neededAtLocations } = kept;
  const rows = toRows(values[formName]);
  const noun = def.noun.charAt(0).toUpperCase() + def.noun.slice(1);
  const locations = new Set(values.locationOfPresence.map(getRowLabel));
  const found: SectionTodo[] = [];
  for (const [index, row] of rows.entries()) {
    const add = (message: string) => found.push({ key: row.key, text: `${noun} ${index + 1}: ${message}` });
    const problem = problemOfRow(def, row, rows);
    if (problem !== null && !isSaidAtNumber(row.values, problem)) add(problem);
    if (neededAtLocations === undefined) continue;
    const gone = namesIn(values[formName][index] as RegistrationRow).find(label => !locations.has(label));
    if (gone !== undefined) add(`Location “${gone}” no longer exists. Choose another.`);
  }
  return [...found, ...gapTodos(gapsIn(values), id, def.noun)];
}

export const getRowLabel = (row: RegistrationRow) => locationLabel(row as Parameters<typeof locationLabel>[0]);
