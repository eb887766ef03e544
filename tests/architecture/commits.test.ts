import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** The first commit that follows the convention. A shallow clone doesn't have it. */
const FIRST = 'b9e5a5ee';
const CONVENTION = /^(feat|fix|refactor|perf|test|docs|build|ci|chore|style)(\([\w./-]+\))?!?: \S/;

const { status, stdout } = spawnSync('git', ['log', '--no-merges', '--format=%s', `${FIRST}..HEAD`], {
  cwd: join(import.meta.dirname, '../..'),
  encoding: 'utf8',
});

it.runIf(status === 0)('commit subjects are Conventional Commits of at most 72 characters', () => {
  const subjects = stdout.split('\n').filter(Boolean);
  expect(subjects.filter(subject => !CONVENTION.test(subject) || subject.length > 72)).toEqual([]);
});
