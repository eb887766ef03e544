/** Navigation state for links to a page that already has a back link beside it. */
export const WAY_BACK_SHOWN = { wayBackShown: true } as const;

export function isWayBackShown(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'wayBackShown' in state && state.wayBackShown === true;
}
