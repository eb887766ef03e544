import { splitList } from '@/lib/text';
import { kindNamed } from '@/shared/kinds/kinds';
import type { Kind } from '@/shared/kinds/types';
import type { FieldConfig, FieldDef, Mode, ResolvedField } from './types';

/** What definition, configuration and role groups decide for good, whatever is typed. */
interface Configured<V> {
  def: FieldDef<V>;
  label: string;
  /** The configuration lets this user see it. */
  allowed: boolean;
  locked: boolean;
  required: false | string;
  defaultValue: unknown;
}

/** What the values of the moment say of one field. */
export interface FieldState {
  visible: boolean;
  mode: Mode;
  /** Required, if the field is so at all. */
  asked: boolean;
}

/**
 * Visible when the lists meet: comma-separated, trimmed, case-insensitive. An empty field list means everybody (spec 2 §2,
 * spec 3 §6, DECISIONS 13).
 */
function groupsMeet(roleGroup: string | null, roleGroups: readonly string[]): boolean {
  const wanted = splitList(roleGroup?.toLowerCase());
  if (wanted.length === 0) return true;
  const owned = new Set(roleGroups.flatMap(group => splitList(group.toLowerCase())));
  return wanted.some(group => owned.has(group));
}

function configure<V>(def: FieldDef<V>, entry: FieldConfig | undefined, roleGroups: readonly string[]): Configured<V> {
  const own = def.configurable === false ? undefined : entry;
  const label = own?.label ?? def.label;
  const wanted = own?.isRequired ?? Boolean(def.required);
  const ownMessage = typeof def.required === 'string' ? def.required : null;
  return {
    def,
    label,
    allowed:
      own?.visible !== false &&
      (def.configurable !== 'shows' || own !== undefined) &&
      groupsMeet(own?.roleGroup ?? null, roleGroups),
    locked: own?.disable === true,
    required: wanted && (own?.isRequiredMessage ?? ownMessage ?? `${label} is required`),
    defaultValue: own?.defaultValue == null ? undefined : kindNamed(def.kind).fromText(own.defaultValue, def),
  };
}

/** Applies the configuration to all fields of a screen; `resolveFields` is this and `fieldStates` together. */
export function configureFields<V>(
  defs: readonly FieldDef<V>[],
  config: readonly FieldConfig[],
  roleGroups: readonly string[],
): Configured<V>[] {
  const entries = new Map(config.map(entry => [entry.fieldName, entry]));
  return defs.map(def => configure(def, entries.get(def.name), roleGroups));
}

/** Kinds that no form has a control for. */
const UNTYPED: ReadonlySet<Kind> = new Set(['readOnly', 'datetime', 'status']);

/** Presence, mode and need of a definition for these values, before the configuration has its say. */
export function fieldState<V>(def: FieldDef<V>, values: V): FieldState {
  const mode = typeof def.mode === 'function' ? def.mode(values) : (def.mode ?? 'edit');
  return {
    visible: def.visible?.(values) ?? true,
    mode: UNTYPED.has(def.kind) ? 'read' : mode,
    asked: def.requiredWhen?.(values) ?? true,
  };
}

/** One configured field in one state: presence and mode are apart, so hidden fields keep a mode and locked ones stay in sight. */
export function joinField<V>(configured: Configured<V>, state: FieldState): ResolvedField<V> {
  const present = configured.allowed && state.visible;
  const mode = state.mode === 'edit' && configured.locked ? 'locked' : state.mode;
  // What a person cannot see or change cannot be asked for.
  const required = present && mode === 'edit' && state.asked && configured.required;
  return {
    def: configured.def,
    label: configured.label,
    present,
    mode,
    required,
    requiredOnDraft: required !== false && configured.def.requiredOnDraft === true,
    defaultValue: configured.defaultValue,
  };
}

/**
 * Definition + configuration + role groups + sibling values -> what is drawn and what is checked (DESIGN 'Fields'). The only
 * place that knows; editors, tables and `buildSchema` all read its result. Pure.
 */
export function resolveFields<V>(
  defs: readonly FieldDef<NoInfer<V>>[],
  config: readonly FieldConfig[],
  roleGroups: readonly string[],
  values: V,
): ResolvedField<V>[] {
  return configureFields(defs, config, roleGroups).map(configured =>
    joinField(configured, fieldState(configured.def, values)),
  );
}

/** Configured defaults by field name, in the form's own shapes; for absent fields, too: hidden but sent. */
export function defaultsFrom<V>(resolved: readonly ResolvedField<V>[]): Partial<V> {
  const given = resolved.filter(field => field.defaultValue !== undefined);
  return Object.fromEntries(given.map(field => [field.def.name, field.defaultValue])) as Partial<V>;
}
