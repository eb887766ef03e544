import { contractCases } from './contractCommand.cases.ts';
import { exportCases } from './exports.cases.ts';
import { fileCases } from './files.cases.ts';
import { importCases } from './imports.cases.ts';
import { raceCases } from './races.cases.ts';
import { scanCases } from './scans.cases.ts';
import { sessionCases } from './session.cases.ts';
import { siteCases } from './site.cases.ts';
import { sandboxForTests } from './support.ts';

// One sandbox for all cases, because starting it takes longer than the tests. Each case signs in as a separate
// supplier.
const sandbox = sandboxForTests();

sessionCases(sandbox);
fileCases(sandbox);
exportCases(sandbox);
importCases(sandbox);
scanCases(sandbox);
raceCases(sandbox);
siteCases(sandbox);
contractCases(sandbox);
