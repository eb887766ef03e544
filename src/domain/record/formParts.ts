// What a form shows of its paper and of the rules, in one piece: it is loaded once the form is there.
export { Preflight } from '../preflight/parts/Preflight';
export { PaperInForm } from '../paper/parts/PaperInForm';
