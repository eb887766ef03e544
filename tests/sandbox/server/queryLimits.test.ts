import { parse, print } from 'graphql';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readOperationFiles } from '../../../sandbox/cli/operationFiles.ts';
import { FairShare } from '../../../sandbox/server/fairShare.ts';
import { measureQuery, QUERY_LIMITS, readQuery } from '../../../sandbox/server/queryLimits.ts';

const operations = await readOperationFiles(join(import.meta.dirname, '../../../src'));

describe('what one query may ask for', () => {
  it('is at least twice what any operation of the portal asks for', () => {
    expect(operations.length).toBeGreaterThan(20);
    for (const { path: name, text } of operations) {
      const document = parse(text);
      const { depth, calls, aliases, fields } = measureQuery(document);
      for (const [measure, limit] of [
        [depth, QUERY_LIMITS.depth],
        [calls, QUERY_LIMITS.calls],
        [aliases, QUERY_LIMITS.aliases],
        [fields, QUERY_LIMITS.fields],
      ] as const)
        expect(measure * 2, name).toBeLessThanOrEqual(limit);
      expect(print(document).split(/\s+/).length * 2, name).toBeLessThanOrEqual(QUERY_LIMITS.tokens);
    }
  });

  it('counts the fields of a fragment as fields, not as calls', () => {
    const fields = Array.from({ length: 20 }, (_, index) => `f${index}`).join(' ');
    const document = parse(`query one { thing { ...all } } fragment all on Thing { ${fields} }`);
    expect(measureQuery(document)).toMatchObject({ calls: 1, fields: 21 });
  });

  const nested = (levels: number) => `${'{ a '.repeat(levels)}${'}'.repeat(levels)}`;
  it.each([
    ['aliases', `{ ${Array.from({ length: 1000 }, (_, index) => `a${index}: list { id }`).join(' ')} }`, 'too long'],
    [
      'a hundred aliases',
      `{ ${Array.from({ length: 100 }, (_, index) => `a${index}: list { id }`).join(' ')} }`,
      '100 calls; at most 18',
    ],
    [
      'aliases below',
      `{ list { ${Array.from({ length: 13 }, (_, index) => `a${index}: id`).join(' ')} } }`,
      '13 aliases; at most 12',
    ],
    ['levels', nested(16), '16 levels; at most 15'],
    ['very many levels', nested(1300), /1300 levels|nested too deeply/],
    ['levels beyond measure', nested(200_000), /too long|nested too deeply/],
    ['brackets', `{ list(a: ${'['.repeat(1900)}${']'.repeat(1900)}) { id } }`, /nested too deeply|^$/],
    [
      'fragments of fragments',
      `{ ...a } fragment a on Q { ...b ...b } ${'bcdefghijk'
        .split('')
        .map((name, index) => `fragment ${name} on Q { ...${'cdefghijkl'[index]} ...${'cdefghijkl'[index]} }`)
        .join(' ')} fragment l on Q { x }`,
      /calls; at most 18/,
    ],
  ])('is refused in one sentence: %s', (_, query, message) => {
    let said = '';
    try {
      readQuery(query);
    } catch (error) {
      said = (error as Error).message;
    }
    expect(said).toMatch(message);
  });

  it('leaves what is no query to the one who says what is wrong', () => {
    expect(readQuery('{')).toBeNull();
    expect(readQuery('fragment a on Q { ...a } { ...a }')).not.toBeNull();
  });
});

describe('a fair share', () => {
  const waitUntil = () => {
    let release = () => {};
    const held = new Promise<void>(resolve => (release = resolve));
    return { held, release };
  };

  it('lets four calls of a session run, lets the others wait in line, and lets nobody else wait', async () => {
    const share = new FairShare();
    const { held, release } = waitUntil();
    const started: number[] = [];
    const calls = Array.from({ length: 7 }, (_, index) =>
      share.run('greedy', async () => {
        started.push(index);
        await held;
      }),
    );
    expect(await share.run('somebody', async () => 'answer')).toBe('answer');
    expect(started).toEqual([0, 1, 2, 3]);
    release();
    await Promise.all(calls);
    expect(started).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it('refuses when too many wait, and forgets a call that failed', async () => {
    const share = new FairShare();
    const { held, release } = waitUntil();
    const calls = Array.from({ length: 64 }, () =>
      share.run('greedy', () => held.then(() => Promise.reject(new Error('no')))),
    );
    const ends = Promise.allSettled(calls);
    await expect(share.run('greedy', async () => 'answer')).rejects.toMatchObject({ status: 429 });
    release();
    await ends;
    expect(await share.run('greedy', async () => 'answer')).toBe('answer');
  });
});
