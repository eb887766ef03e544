import { sameStatus, statusKey } from '@/lib/text';

interface Sendable {
  approved: string | null;
  workflowStatus: string | null;
}

/**
 * 'Send For Approver' shows when the record has an approved value and either no approval is pending while `approved` is, or the profile
 * was sent back or approved (spec 1 §4, DECISIONS 32).
 */
export function canSendForApproval({ approved, workflowStatus }: Sendable, taskStatuses: readonly string[]): boolean {
  if (!approved?.trim()) return false;
  const isOpen = taskStatuses.some(status => sameStatus(status, 'Pending'));
  return (!isOpen && sameStatus(approved, 'Pending')) || ['sentback', 'approved'].includes(statusKey(workflowStatus));
}

interface Location {
  id: number;
  deleted: boolean | null;
  locationType: string | null;
  city: string | null;
  country: string | null;
  company: string | null;
  erpSupplierSiteId: string | null;
}

type OfLocation = { locationId: number | null };

/** A location as lists of locations call it, and the pre-check. */
export function locationLabel({
  locationType,
  city,
  country,
  company,
  erpSupplierSiteId,
}: Omit<Location, 'id' | 'deleted'>): string {
  return [locationType, city, country, company, erpSupplierSiteId].filter(Boolean).join(' - ');
}

/**
 * What each location lacks, in the words of spec 1 §5 'Send-to-approver pre-check'; nothing when all have a contact and a bank record. One
 * that was taken out of use is not asked.
 */
export function missingAtLocations(
  locations: readonly Location[],
  contacts: readonly OfLocation[],
  banks: readonly OfLocation[],
): string[] {
  const has = (rows: readonly OfLocation[], id: number) => rows.some(({ locationId }) => locationId === id);
  return locations.flatMap(location => {
    if (location.deleted === true) return [];
    const missing = [!has(contacts, location.id) && 'contact', !has(banks, location.id) && 'bank'].filter(Boolean);
    return missing.length > 0 ? [`${locationLabel(location)} is missing ${missing.join(' and ')}.`] : [];
  });
}
