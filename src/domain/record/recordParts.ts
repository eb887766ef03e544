// What a record's page shows of its paper, of what is odd about it and of the day it is to be paid by, in one piece: it is loaded once the page is there.
export { HintsOnRecord } from '../einvoice/parts/HintsOnRecord';
export { PayBy } from '../einvoice/parts/PayBy';
export { ExtractionOnRecord } from '../einvoice/parts/ExtractionOnRecord';
