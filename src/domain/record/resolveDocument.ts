import type { FieldValues } from 'react-hook-form';
import { getAliases } from '@/shared/fields/dto';
import type { LooseField } from '@/shared/fields/define';
import { parseFieldConfig } from '@/shared/fields/config';
import { defaultsFrom, resolveFields } from '@/shared/fields/resolve';
import type { FieldDef, ResolvedField } from '@/shared/fields/types';
import type {
  DocumentFields,
  DocumentSection,
  DocumentSetting,
  Hints,
  ResolvedDocument,
  StoredDocument,
  ViewDef,
} from './document';

interface ResolveInput<V> {
  config: unknown;
  roleGroups: readonly string[];
  setting: DocumentSetting;
  /** Initial values that decide presence and mode. */
  values: V;
  adapt?: ((field: FieldDef<V>) => FieldDef<V>) | undefined;
}

export function resolveDocument<R extends StoredDocument, V extends FieldValues, S>(
  definition: ViewDef<R, V, S>,
  { config: configText, roleGroups, setting, values, adapt = field => field }: ResolveInput<V>,
): ResolvedDocument<V> {
  const sections = definition.sections(setting).map(section => ({ ...section, fields: section.fields?.map(adapt) }));
  const drawn = sections.flatMap(section => section.fields ?? []);
  const known = [...drawn, ...(definition.markers ?? [])];
  const rows = Object.entries(definition.rows ?? {}) as [
    string,
    { fields: readonly FieldDef<FieldValues>[]; blank: () => FieldValues },
  ][];
  const configured: LooseField[] = [...known, ...rows.flatMap(([, row]) => row.fields)];
  const names = [...configured, ...(definition.details ?? [])].map(field => field.name);
  const { config, problems, others } = parseFieldConfig(configText, names, getAliases(configured));
  const opened = resolveFields(known, config, roleGroups, values);
  const ofRows = new Map(
    rows.map(([name, { fields, blank }]) => [name, resolveFields(fields, config, roleGroups, blank())]),
  );
  return {
    setting,
    config,
    roleGroups,
    problems,
    others,
    sections: sections as readonly DocumentSection<V>[],
    resolve: now => resolveFields(drawn, config, roleGroups, now),
    rowFields: name => (ofRows.get(name) ?? []) as never,
    field: name => opened.find(field => field.def.name === name),
    defaults: defaultsFrom(opened.slice(0, drawn.length)),
  };
}

export function withHints<V>(hints: Hints<V> | undefined) {
  return (field: FieldDef<V>): FieldDef<V> => {
    const hint = hints?.[field.name];
    return hint ? ({ ...field, ...hint } as FieldDef<V>) : field;
  };
}

/** `hasContent`: form or view shows more than fields here. */
export function isPresent<V>(section: DocumentSection<V>, doc: DocumentFields<V>, hasContent: boolean): boolean {
  if (section.present) return section.present(doc);
  return hasContent || (section.fields ?? []).some(({ name }) => doc.field(name)?.present);
}

export function getRequired<L>(fields: readonly ResolvedField<L>[]): Partial<Record<keyof L & string, string>> {
  const requiredFields = fields.flatMap(({ def, required }) =>
    required === false ? [] : [[def.name, required] as const],
  );
  return Object.fromEntries(requiredFields) as Partial<Record<keyof L & string, string>>;
}
