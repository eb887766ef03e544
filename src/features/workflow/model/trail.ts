import type { DeskTask } from './deskTask';

/** A record on the way through the desk. Only texts, so that it can travel in the navigation state. */
export interface TrailStop {
  href: string;
  label: string;
  /** Whose configuration its view will need, so that record and configuration are asked for together. */
  companyCode: string;
  countryCode: string;
}

/** What a record's page knows of the desk it was opened from. */
export interface Trail {
  /** Whose tasks these are. */
  desk: 'approvals' | 'sentBack';
  /** The way back. */
  backTo: string;
  backLabel: string;
  stops: readonly TrailStop[];
  at: number;
}

/** The stops of a list as it is shown; tasks that cannot be opened are left out. */
export function stopsOf(tasks: readonly DeskTask[]): TrailStop[] {
  return tasks.flatMap(({ href, number, supplierName, companyCode, country }) =>
    href === null
      ? []
      : [{ href, label: supplierName ? `${number} · ${supplierName}` : number, companyCode, countryCode: country }],
  );
}

/** Navigation state of the link to a stop: the trail, and the hint that views read beside it. */
export function trailState(trail: Trail): Record<string, unknown> {
  const stop = trail.stops[trail.at];
  const hint = stop?.companyCode && stop.countryCode ? stop : null;
  return { desk: trail, ...(hint && { companyCode: hint.companyCode, countryCode: hint.countryCode }) };
}

/** The same for every stop of a trail, by its address; found once, not once for each row. */
export function trailStates(trail: Omit<Trail, 'at'>): (href: string | null) => Record<string, unknown> {
  const places = new Map(trail.stops.map(({ href }, at) => [href, at] as const).toReversed());
  return href => trailState({ ...trail, at: places.get(href ?? '') ?? -1 });
}

/** The trail in a page's navigation state; null when it was not opened from the desk. */
export function readTrail(state: unknown): Trail | null {
  if (typeof state !== 'object' || state === null || !('desk' in state)) return null;
  const trail = state.desk as Partial<Trail> | null;
  return trail && Array.isArray(trail.stops) && typeof trail.at === 'number' && typeof trail.backTo === 'string'
    ? (trail as Trail)
    : null;
}

/** The trail without the stops ahead that do not wait any more: somebody else was there. What lies behind stays. */
export function withoutGone(trail: Trail, waiting: ReadonlySet<string>): Trail {
  return { ...trail, stops: trail.stops.filter(({ href }, index) => index <= trail.at || waiting.has(href)) };
}
