import type { Id } from '@/lib/ids';
import { isStatus, statusKey } from '@/lib/text';
import { gapsOf, type Gap } from '../../gaps';
import { locationLabel, type Place } from '../../profile/locationLabel';
import type { SectionId } from '../../sections';

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
  const isOpen = taskStatuses.some(status => isStatus(status, 'Pending'));
  return (!isOpen && isStatus(approved, 'Pending')) || isStatus(workflowStatus, 'SentBack', 'Approved');
}

/** Whether nobody was ever asked to approve it: it was registered, and waits for its first 'Send For Approver'. */
export function isNeverSent({ approved, workflowStatus }: Sendable): boolean {
  return isStatus(approved, 'Pending') && statusKey(workflowStatus) === '';
}

interface Location extends Place {
  id: Id;
  deleted: boolean | null;
}

type OfLocation = { locationId: Id | null };

/** What the locations on the server lack before the profile can be sent (spec 1 §5). One that was taken out of use is not asked. */
export function gapsAtLocations(
  locations: readonly Location[],
  rows: Readonly<Partial<Record<SectionId, readonly OfLocation[]>>>,
): Gap[] {
  return gapsOf(
    locations.filter(({ deleted }) => deleted !== true),
    locationLabel,
    (section, { id }) => {
      const listed = rows[section];
      if (!listed) throw new Error(`Nobody asked for the ${section} of the locations.`);
      return listed.some(({ locationId }) => locationId === id);
    },
  );
}
