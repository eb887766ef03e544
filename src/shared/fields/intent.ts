/**
 * Purpose of a save. 'submit' validates everything, 'draft' and 'autosave' only the draft rules. 'autosave' moves no
 * focus and shows no toast, only a state in the action bar.
 */
export type Intent = 'autosave' | 'draft' | 'submit';

/** A save that the user started with a button or a key. */
export type PressedIntent = Exclude<Intent, 'autosave'>;
