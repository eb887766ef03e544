import { writeFileSync } from 'node:fs';

const getText = ({ message, stack }) => stack ?? message;

/**
 * Reporter that prints failures when their file ends and keeps the count in TALLY_FILE, so that an aborted run
 * keeps its results.
 */
export default class Tally {
  #counts = { passed: 0, failures: [], skipped: [], files: 0, filesInAll: 0 };

  onTestRunStart(specifications) {
    this.#counts.filesInAll = specifications.length;
    this.#write();
  }

  onTestModuleEnd(file) {
    this.#counts.files += 1;
    const failed = (name, errors) => {
      const failure = `${file.relativeModuleId}: ${name}\n${errors.map(getText).join('\n')}`;
      console.log(`\nfailed: ${failure}\n`);
      this.#counts.failures.push(failure);
    };
    for (const test of file.children.allTests()) {
      const { state, errors = [] } = test.result();
      if (state === 'passed') this.#counts.passed += 1;
      if (state === 'skipped') this.#counts.skipped.push(file.relativeModuleId);
      if (state === 'failed') failed(test.fullName, errors);
    }
    for (const suite of [file, ...file.children.allSuites()]) {
      const errors = suite.errors();
      if (errors.length > 0) failed(suite.fullName ?? 'the file itself', errors);
    }
    this.#write();
  }

  #write() {
    writeFileSync(process.env['TALLY_FILE'], JSON.stringify(this.#counts));
  }
}
