import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Those that last long begin first, so that no one is waited for alone at the end. */
const PROJECTS = ['sandbox', 'pure', 'machines', 'rooms'];
/** Where the run may be ended before its end (`tests/cli/test.mjs`), another project begins with another seed: none is always left out. */
const isTimed = Boolean(process.env['TEST_MINUTES']);

/** Bytes of a file that lasts long: so many tests stand in it. */
const LONG = 12_000;

/**
 * Puts files in an order that follows from the seed, project by project: Vitest's own order goes from project to project, and each change
 * would start a page and load its modules anew. Long files come before short ones: of the last two one worker would wait for the other.
 */
export class InNewOrder extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { seed } = this.ctx.config.sequence;
    const first = isTimed ? seed % PROJECTS.length : 0;
    const placed = files.map(file => ({
      file,
      project: (PROJECTS.indexOf(file.project.name) + PROJECTS.length - first) % PROJECTS.length,
      isShort: statSync(file.moduleId).size < LONG ? 1 : 0,
      place: createHash('sha1').update(`${seed} ${file.moduleId}`).digest('hex'),
    }));
    placed.sort((a, b) => a.project - b.project || a.isShort - b.isShort || (a.place < b.place ? -1 : 1));
    return Promise.resolve(placed.map(({ file }) => file));
  }
}
