// What a record's page shows of its paper, of what is odd about it and of the day it is to be paid by, in one piece: it is loaded once the page is there.
export { HintsOfRecord } from '../preflight/parts/HintsOfRecord';
export { PayBy } from '../preflight/parts/PayBy';
export { PaperOfRecord } from '../paper/parts/PaperOfRecord';
