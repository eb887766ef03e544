/** Minimum length of a text, and maximum number of people in copy (spec 2 §9). */
export const MIN_TEXT = 20;
export const MAX_CC = 5;

/** Spec 2 §5 and §8 'Query', verbatim. */
export const queryMessages = {
  raised: 'Query has been raised Successfully',
  answered: 'Query answered Succesfully',
  closed: 'Query Closed Successfully',
  failed: 'Something went wrong Please try again',
  notSelectable: "User can't be selected",
  tooMany: `Max ${MAX_CC} user Allow`,
  tooShort: `${MIN_TEXT} digits required.`,
  none: 'No records available!',
} as const;
