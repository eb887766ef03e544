import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toJsonText } from '@/lib/jsonText';
import { sameStatus, statusKey } from '@/lib/status';
import { brokenCharacter, searchText, wholeTexts, isBlank } from '@/lib/text';

describe('status comparison (docs/decisions.md#status-words)', () => {
  it.each(['Sentback', 'SentBack', 'sendback', 'sent back', 'Send-Back', ' SENT BACK '])(
    'treats %s as Sentback',
    word => {
      expect(sameStatus(word, 'Sentback')).toBe(true);
    },
  );

  it('keeps different statuses apart and returns an empty key for null', () => {
    expect(sameStatus('Pending', 'Pending for approval')).toBe(false);
    expect(statusKey('Work in Progress')).toBe('workinprogress');
    expect(statusKey(null)).toBe('');
  });
});

describe('text for requests', () => {
  it('replaces lone surrogates and NUL with U+FFFD and keeps everything else', () => {
    expect(wholeTexts('cut \ud83d, \udc00, \0, whole \u{1f600}')).toBe('cut \ufffd, \ufffd, \ufffd, whole \u{1f600}');
    const notANumber = { rate: Number.NaN };
    expect(wholeTexts(notANumber)).toBe(notANumber);
    expect(toJsonText([{ title: 'a\ud800' }])).toBe('[{"title":"a\ufffd"}]');
    expect([brokenCharacter('a\ud83d'), brokenCharacter('a\0'), brokenCharacter('\u{1f600}')]).toEqual([
      'U+D83D',
      'U+0000',
      null,
    ]);
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withDate: true }), value => {
        const json = JSON.stringify(wholeTexts({ value }));
        expect(json).not.toMatch(/\p{Cs}/u);
        // A second call changes nothing, and well-formed values keep their identity.
        const once = wholeTexts(value);
        expect(wholeTexts(once)).toBe(once);
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), text => {
        const bytes = new TextEncoder().encode(wholeTexts(text));
        expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)).toBe(wholeTexts(text));
        expect(brokenCharacter(wholeTexts(text))).toBeNull();
      }),
    );
  });

  it('loses invisible copied characters when used for a search', () => {
    expect(searchText('\ufeff INV\u200b-\u00ad1\u0007\u202c ')).toBe('INV-1');
    expect(searchText('\u0995\u09cd\u200d\u09b7')).toBe('\u0995\u09cd\u200d\u09b7'); // Bengali needs this joiner
  });
});

describe('isBlank', () => {
  const blank = ['', ' \n\t', '\u200b', '\u00ad', '\u3164', '\u115f\u1160', '\ufeff'];
  it.each([
    ...blank,
    '\u202e',
    '\u034f',
    '\ufe0f',
    '\u0007',
    '\u00a0\u3000',
    '\u{e0020}',
    blank.join(''),
    null,
    undefined,
  ])('returns true for %j', text => expect(isBlank(text)).toBe(true));
  it.each(['a', '.', '0', '-', '\u200bok\u200b', '\u0915\u094d\u200d\u0937', '\u{1f44d}', '\u00e9', '\ud55c'])(
    'returns false for %j',
    text => expect(isBlank(text)).toBe(false),
  );
});
