import { expect, it } from 'vitest';
import { remembered } from '@/platform/remembered';
import { sessionBegan, sessionEnded } from '@/platform/session/sessionLost';

it('all data remembered in memory is cleared when the session ends', () => {
  const files = remembered<string, string>().set('u-1', 'bytes');
  const findings = remembered<string, number>().set('NonPoInvoice/12', 3);
  sessionEnded();
  expect([files.size, findings.size]).toEqual([0, 0]);
  sessionBegan('u-100');
});
