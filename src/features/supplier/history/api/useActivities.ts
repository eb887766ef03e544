import type { Id } from '@/lib/ids';
import { useBackendQuery } from '@/platform/graphql/useBackendQuery';
import { ActivityLogDetailsDocument, type ActivityLogDetailsQuery } from './activityLog.graphql.generated';

export type Activity = NonNullable<NonNullable<ActivityLogDetailsQuery['activityLogDetails']>['data']>[number];

/** Module and context of a location's activities (spec 1 §7 'activityLogDetails'). */
const OF_LOCATION = { module: 'SupplierEmpanelment', context: 'SupplierLocationOfPresencesInfoUpdate' };

/** Returns a location's activities; undefined while they load, empty if that fails. */
export function useActivities(locationId: Id): Activity[] | undefined {
  const { data, error } = useBackendQuery(ActivityLogDetailsDocument, {
    input: { ...OF_LOCATION, contextId: locationId },
  });
  if (!data) return error ? [] : undefined;
  // Reassignments are made by the system, so they are hidden.
  return (data.activityLogDetails?.data ?? []).filter(({ name }) => !/reassign/i.test(name ?? ''));
}
