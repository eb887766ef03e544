import { afterEach, beforeEach, vi } from 'vitest';
import { describeImport } from '../../support/describeImport';
import { sample } from './sample';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00+05:30'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

describeImport('sample entries', {
  def: sample,
  wrong: [
    ['an amount of nothing', { amount: '0' }, { amount: 'Amount is required' }],
    ['no order', { order: '' }, { order: 'Order is required for this type' }],
  ],
});
