import { describe, expect, it } from 'vitest';
import { sameStatus, statusKey } from '@/lib/text';

describe('status words (DECISIONS 27)', () => {
  it.each(['Sentback', 'SentBack', 'sendback', 'sent back', 'Send-Back', ' SENT BACK '])('%s is Sentback', word => {
    expect(sameStatus(word, 'Sentback')).toBe(true);
  });

  it('keeps different words apart and reads nothing as nothing', () => {
    expect(sameStatus('Pending', 'Pending for approval')).toBe(false);
    expect(statusKey('Work in Progress')).toBe('workinprogress');
    expect(statusKey(null)).toBe('');
  });
});
