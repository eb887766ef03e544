import { createHash } from 'node:crypto';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Those that last long begin first, so that no one is waited for alone at the end. */
const PROJECTS = ['sandbox', 'pure', 'machines', 'rooms'];

/**
 * Puts files in an order that follows from the seed, project by project: Vitest's own order goes from project to project, and each change
 * would start a page and load its modules anew.
 */
export class InNewOrder extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { seed } = this.ctx.config.sequence;
    const placed = files.map(file => ({
      file,
      project: PROJECTS.indexOf(file.project.name),
      place: createHash('sha1').update(`${seed} ${file.moduleId}`).digest('hex'),
    }));
    placed.sort((a, b) => a.project - b.project || (a.place < b.place ? -1 : 1));
    return Promise.resolve(placed.map(({ file }) => file));
  }
}
