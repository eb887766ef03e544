import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Long-running projects start first, so that none runs alone at the end. */
const PROJECTS = ['sandbox', 'pure', 'page'];
/**
 * A run with a time limit (`tests/cli/test.mjs`) starts with a different project per seed, so that none is always
 * skipped.
 */
const isTimed = Boolean(process.env['TEST_MINUTES']);

/** File size in characters above which a test file counts as long. */
const LONG = 12_000;

const ASKS_FOR_A_PAGE = '// @vitest-environment jsdom';

/**
 * Orders test files by seed within each project and groups them by environment, because every change starts a new
 * worker. Long files come first.
 */
export class InNewOrder extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { seed } = this.ctx.config.sequence;
    const first = isTimed ? seed % PROJECTS.length : 0;
    const placed = files.map(file => {
      const text = readFileSync(file.moduleId, 'utf8');
      return {
        file,
        project: (PROJECTS.indexOf(file.project.name) + PROJECTS.length - first) % PROJECTS.length,
        page: text.startsWith(ASKS_FOR_A_PAGE) ? 0 : 1,
        isShort: text.length < LONG ? 1 : 0,
        place: createHash('sha1').update(`${seed} ${file.moduleId}`).digest('hex'),
      };
    });
    placed.sort(
      (a, b) => a.project - b.project || a.page - b.page || a.isShort - b.isShort || (a.place < b.place ? -1 : 1),
    );
    return Promise.resolve(placed.map(({ file }) => file));
  }
}
