import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Those that last long begin first, so that no one is waited for alone at the end. */
const PROJECTS = ['sandbox', 'pure', 'machines', 'rooms'];
/** Where the run may be ended before its end (`tests/cli/test.mjs`), another project begins with another seed: none is always left out. */
const isTimed = Boolean(process.env['TEST_MINUTES']);

/** Letters of a file that lasts long: so many tests stand in it. */
const LONG = 12_000;

/** A file without a page of its project that asks for one. */
const ASKS_FOR_A_PAGE = '// @vitest-environment jsdom';

/**
 * Puts files in an order that follows from the seed, project by project, and within one those of the same environment together: each change
 * starts a worker, which loads its modules anew. Long files come before short ones: of the last two one worker would wait for the other.
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
