import { recordTypes } from '@/domain/recordTypes';
import type { FileFamily } from '@/lib/fileTypes';
import { MAX_PROFILE_TEXT } from '@/lib/limits';
import type { LooseField } from '@/shared/fields/define';
import type { TextRule } from '@/shared/fields/rules';

/** Length limit above any real name or address, so no counter is shown. */
export const notTooLong: TextRule = {
  test: text => text.length <= MAX_PROFILE_TEXT,
  message: `Maximum ${MAX_PROFILE_TEXT} characters allowed`,
};

type Options<K extends LooseField['kind']> = Partial<Extract<LooseField, { kind: K }>>;

/** Builds a text field with the profile's length limit. */
export function textField<const Name extends string, const More extends Options<'text'>>(
  name: Name,
  label: string,
  more: More,
) {
  return { kind: 'text', name, label, rules: [notTooLong], ...more } as const;
}

/** Builds a choice that is stored by its name. */
export function namedChoice<const Name extends string, const More extends Options<'remoteSelect'>>(
  name: Name,
  label: string,
  lookup: string,
  more: More,
) {
  return { kind: 'remoteSelect', name, dto: { name }, label, lookup, ...more } as const;
}

/** Maximum digits of a contact number (spec 1 §9). */
export const MAX_NUMBER = 12;

const { module, context } = recordTypes.SupplierUpdate;
const families: readonly FileFamily[] = ['pdf', 'image', 'word'];

/** Shared settings of file fields in a profile (spec 1 §9 'Accepted upload types'). */
export const PAPERS = { module, context, families } as const;

export interface ProfileSetting {
  /** True if the supplier is in the buyer's ERP, which determines its contacts (spec 1 §5 'Contact'). */
  isExtended: boolean;
  /** Name or code of the supplier's country; a bank account's country until a location is chosen. */
  country: string | null;
  /** Lines, city and postal code of the supplier's own address. */
  headerAddress?: readonly (string | null)[];
}

export const MSME_CERTIFICATE = 'MSME Certificate';
/** Fixed issuer of MSME certificates (spec 1 §5, docs/decisions.md#fixed-government-values). */
export const MSME_AUTHORITY = 'Ministry of Micro, Small and Medium Enterprises, Government of India';
export const GST = 'Goods and Services (GST)';
export const PAN = 'PAN';
/** Required tax types outside India (spec 1 §5). */
export const FOREIGN_TAXES = ['Company Registration', 'TAX Registration'] as const;
