/**
 * What a save is for. 'submit' checks everything, 'draft' and 'autosave' what even a draft must fulfil. 'draft' and 'submit' are pressed;
 * 'autosave' happens by itself and quietly: no focus is moved, no message pops up, its state stands in the bar.
 */
export type Intent = 'autosave' | 'draft' | 'submit';

/** A save that somebody asked for by a button or a key. */
export type PressedIntent = Exclude<Intent, 'autosave'>;
