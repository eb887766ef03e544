import * as z from 'zod/mini';
import { safeParseJsonText } from '@/lib/jsonText';
import { fieldTypes, readBoolean } from '@/shared/fieldTypes/fieldTypes';
import type { FieldConfig } from './types';

const entry = z.looseObject({ fieldName: z.string() });
const document = z.union([z.looseObject({ fields: z.array(z.unknown()) }), z.array(z.unknown())]);

interface ReadConfig {
  config: FieldConfig[];
  problems: string[];
  others: string[];
}

/**
 * Parses the region/company configuration (spec 1 §3, spec 2 §3) from JSON text, an object or null. Skips invalid
 * entries and lists them in `problems`; flags may be text or numbers. `others` lists names unknown to this document,
 * because one configuration serves all documents of a company. `aliases` are further field names, used if the field's
 * own name is not configured.
 */
export function parseFieldConfig(
  jsonText: unknown,
  knownFields: readonly string[],
  aliases: ReadonlyMap<string, string> = new Map(),
): ReadConfig {
  const others: string[] = [];
  const problems: string[] = [];
  if (jsonText == null || (typeof jsonText === 'string' && jsonText.trim() === ''))
    return { config: [], problems, others };
  const read = safeParseJsonText(document, jsonText);
  if (!read.success) return { config: [], problems: [`The configuration cannot be read: ${read.error}`], others };

  const names = new Map(knownFields.map(name => [name.toLowerCase(), name]));
  const called = new Map(Array.from(aliases, ([alias, name]) => [alias.toLowerCase(), name]));
  const found = new Map<string, FieldConfig>();
  const byAlias = new Map<string, FieldConfig>();
  for (const [index, raw] of (Array.isArray(read.data) ? read.data : read.data.fields).entries()) {
    const parsed = z.safeParse(entry, raw);
    if (!parsed.success) {
      problems.push(`Entry ${index + 1} has no fieldName`);
      continue;
    }
    const given = parsed.data;
    const wanted = given.fieldName.trim().toLowerCase();
    const fieldName = names.get(wanted);
    const meant = called.get(wanted);
    if (fieldName === undefined && meant !== undefined) {
      byAlias.set(meant, readEntry(meant, given, problems));
      continue;
    }
    if (fieldName === undefined) {
      others.push(given.fieldName);
      continue;
    }
    if (found.has(fieldName)) problems.push(`Field '${fieldName}' is configured twice; the last entry counts`);
    found.set(fieldName, readEntry(fieldName, given, problems));
  }
  return { config: [...new Map([...byAlias, ...found]).values()], problems, others };
}

function readEntry(fieldName: string, given: Record<string, unknown>, problems: string[]): FieldConfig {
  const report = (key: string, value: unknown, what: string) =>
    problems.push(`Field '${fieldName}': ${key} ${JSON.stringify(value)} is not ${what}`);

  const getText = (key: string): string | null => {
    const value = given[key];
    if (value == null) return null;
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      return String(value).trim() || null;
    report(key, value, 'text');
    return null;
  };
  const getFlag = (key: string): boolean | null => {
    const value = given[key];
    if (value == null || value === '') return null;
    const flag = readBoolean(value);
    if (flag === undefined) report(key, value, 'true or false');
    return flag ?? null;
  };

  const kind = given['kind'];
  if (kind !== undefined && !(typeof kind === 'string' && Object.hasOwn(fieldTypes, kind)))
    report('kind', kind, 'a known kind');
  return {
    fieldName,
    label: getText('label'),
    visible: getFlag('visible'),
    roleGroup: groupsText(given['roleGroup']) ?? getText('roleGroup'),
    defaultValue: defaultText(given['defaultValue']) ?? getText('defaultValue'),
    isRequired: getFlag('isRequired'),
    isRequiredMessage: getText('isRequiredMessage'),
    disable: getFlag('disable'),
  };
}

/** Accepts a list of groups as well as comma-separated text. */
function groupsText(value: unknown): string | null {
  return Array.isArray(value) ? value.filter(group => typeof group === 'string').join(',') : null;
}

/** Defaults of row types may be objects; the field type parses them from text. */
function defaultText(value: unknown): string | null {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : null;
}
