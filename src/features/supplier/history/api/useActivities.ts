import { useMemo } from 'react';
import type { Id } from '@/lib/ids';
import { useAnswer } from '@/platform/graphql/useAnswer';
import { ActivityLogDetailsDocument, type ActivityLogDetailsQuery } from './activityLog.graphql.generated';

export type Activity = NonNullable<NonNullable<ActivityLogDetailsQuery['activityLogDetails']>['data']>[number];

/** Names of the module and context under which a location's activities are kept (spec 1 §7 'activityLogDetails'). */
const OF_LOCATION = { module: 'SupplierEmpanelment', context: 'SupplierLocationOfPresencesInfoUpdate' };

/** What was done around a location; undefined while it loads, nothing when that fails (spec 1 §8). */
export function useActivities(locationId: Id): Activity[] | undefined {
  const variables = useMemo(() => ({ input: { ...OF_LOCATION, contextId: locationId } }), [locationId]);
  const { data, error } = useAnswer(ActivityLogDetailsDocument, variables);
  if (!data) return error ? [] : undefined;
  // Who a request was given to is no activity of people.
  return (data.activityLogDetails?.data ?? []).filter(({ name }) => !/reassign/i.test(name ?? ''));
}
