import { splitList } from '@/lib/text';
import { first, type Sql } from '../data/database.ts';

/** Spec 1 §3. */
export interface FieldConfig {
  fieldName: string;
  label?: string;
  visible?: boolean;
  /** Comma-separated; empty means all role groups (docs/decisions.md#field-visibility). */
  roleGroup?: string;
  defaultValue?: string;
  isRequired?: boolean;
  isRequiredMessage?: string;
  disable?: boolean;
}

export interface RegionCompanyConfig {
  id: number;
  region: string;
  companyCode: string | null;
  config: { fields: FieldConfig[] };
  level: string;
}

/** The region is the company's country code. */
export async function findConfig(
  db: Sql,
  region: string | null | undefined,
  companyCode: string | null | undefined,
): Promise<RegionCompanyConfig | undefined> {
  return first<RegionCompanyConfig>(
    db,
    `select id, region, company_code "companyCode", config, level from region_company_config
      where lower(region) = lower($1) and (company_code = $2 or company_code is null)
      order by company_code nulls last limit 1`,
    [region?.trim() ?? '', companyCode?.trim() ?? ''],
  );
}

export function getDefaults(config: RegionCompanyConfig | undefined): Map<string, string> {
  return new Map(
    (config?.config.fields ?? []).flatMap(field => (field.defaultValue ? [[field.fieldName, field.defaultValue]] : [])),
  );
}

/** `null` hidden, the message when required, '' optional. */
export function requiredBy(config: RegionCompanyConfig | undefined, roleGroups: string[]): Map<string, string | null> {
  const found = new Map<string, string | null>();
  for (const field of config?.config.fields ?? []) {
    const groups = splitList(field.roleGroup).map(group => group.toLowerCase());
    const shown = field.visible !== false && (groups.length === 0 || groups.some(group => roleGroups.includes(group)));
    if (!shown) found.set(field.fieldName, null);
    else if (field.isRequired !== undefined)
      found.set(
        field.fieldName,
        field.isRequired ? field.isRequiredMessage || `${field.label || field.fieldName} is required` : '',
      );
  }
  return found;
}
