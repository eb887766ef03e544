// What a form shows of its paper and of the rules, in one piece: it is loaded once the form is there.
export { HintsPanel } from '../einvoice/parts/HintsPanel';
export { ExtractionInForm } from '../einvoice/parts/ExtractionInForm';
