import { recordKinds } from '@/domain/recordKinds';
import type { FileFamily } from '@/lib/fileTypes';
import { MAX_PROFILE_TEXT } from '@/lib/limits';
import type { TextRule } from '@/shared/fields/rules';

/** Longer than any name or address; not worth a counter. */
export const notTooLong: TextRule = {
  test: text => text.length <= MAX_PROFILE_TEXT,
  message: `Maximum ${MAX_PROFILE_TEXT} characters allowed`,
};

/** Digits of a contact number (spec 1 §9). */
export const MAX_NUMBER = 12;

const { module, context } = recordKinds.SupplierUpdate;
const families: readonly FileFamily[] = ['pdf', 'image', 'word'];

/** What every list of files in a profile has in common (spec 1 §9 'Accepted upload types'). */
export const PAPERS = { module, context, families } as const;

/** What the sections of one supplier have in common. */
export interface ProfileSetting {
  /** The supplier is in the buyer's ERP, which fixes who its contacts are (spec 1 §5 'Contact'). */
  isExtended: boolean;
  /** Name or code of the supplier's country: that of a bank account until a location is chosen. */
  country: string | null;
  /** The supplier's own address: lines, city and postal code. */
  headerAddress?: readonly (string | null)[];
}
