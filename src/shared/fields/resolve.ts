import { splitList } from '@/lib/text';
import { getFieldType } from '@/shared/fieldTypes/fieldTypes';
import type { FieldType } from '@/shared/fieldTypes/types';
import type { FieldConfig, FieldDef, Mode, ResolvedField } from './types';

interface Configured<V> {
  def: FieldDef<V>;
  label: string;
  allowed: boolean;
  locked: boolean;
  required: false | string;
  defaultValue: unknown;
}

/** Part of the result that depends on the current values. */
export interface FieldState {
  visible: boolean;
  mode: Mode;
  isRequired: boolean;
}

/**
 * Returns true if the comma-separated lists share a group, ignoring case and spaces. An empty field list means everyone
 * (spec 2 §2, spec 3 §6, docs/decisions.md#field-visibility).
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
    defaultValue: own?.defaultValue == null ? undefined : getFieldType(def.kind).fromText(own.defaultValue, def),
  };
}

/** Applies the configuration to all fields; `resolveFields` combines this with `fieldStates`. */
export function configureFields<V>(
  defs: readonly FieldDef<V>[],
  config: readonly FieldConfig[],
  roleGroups: readonly string[],
): Configured<V>[] {
  const entries = new Map(config.map(entry => [entry.fieldName, entry]));
  return defs.map(def => configure(def, entries.get(def.name), roleGroups));
}

const UNTYPED: ReadonlySet<FieldType> = new Set(['readOnly', 'datetime', 'status']);

/** Evaluates visibility, mode and requirement for the values, before the configuration applies. */
export function fieldState<V>(def: FieldDef<V>, values: V): FieldState {
  const mode = typeof def.mode === 'function' ? def.mode(values) : (def.mode ?? 'edit');
  return {
    visible: def.visible?.(values) ?? true,
    mode: UNTYPED.has(def.kind) ? 'read' : mode,
    isRequired: def.requiredWhen?.(values) ?? true,
  };
}

/** Combines configuration and state. Presence and mode are separate: hidden fields keep a mode, locked ones stay visible. */
export function joinField<V>(configured: Configured<V>, state: FieldState): ResolvedField<V> {
  const present = configured.allowed && state.visible;
  const mode = state.mode === 'edit' && configured.locked ? 'locked' : state.mode;
  // A field that the user can't see or change is never required.
  const required = present && mode === 'edit' && state.isRequired && configured.required;
  return {
    def: configured.def,
    label: configured.label,
    present,
    mode,
    required,
    defaultValue: configured.defaultValue,
  };
}

/** Combines definition, configuration, role groups and values for display and validation. */
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

/** Returns configured defaults as form values, also for absent fields, which are sent but hidden. */
export function defaultsFrom<V>(resolved: readonly ResolvedField<V>[]): Partial<V> {
  const given = resolved.filter(field => field.defaultValue !== undefined);
  return Object.fromEntries(given.map(field => [field.def.name, field.defaultValue])) as Partial<V>;
}
