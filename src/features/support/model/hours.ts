import { wallClock } from '@/lib/dates';

/** The support's clocks, and its hours on them. */
const clock = wallClock('Asia/Kolkata');
const [OPENS, CLOSES] = ['10:00', '19:00'];

/** Whether somebody answers at this moment: by the support's clocks (IST), from Monday to Friday. */
export function isSupportOpen(now: Date): boolean {
  const [day = '', time = ''] = clock(now.toISOString()).split('T');
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday >= 1 && weekday <= 5 && time >= OPENS && time < CLOSES;
}
