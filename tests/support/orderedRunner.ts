import { VitestTestRunner } from 'vitest/runners';

/**
 * Runs the tests of a file in the order in which they are written, whatever the seed: those of the stand-in share one database a file, and
 * some tell one story together (DECISIONS 88). Vitest takes the order of tests from the whole run, not from a project.
 */
export default class OrderedRunner extends VitestTestRunner {
  constructor(config: ConstructorParameters<typeof VitestTestRunner>[0]) {
    super({ ...config, sequence: { ...config.sequence, shuffle: false } });
  }
}
