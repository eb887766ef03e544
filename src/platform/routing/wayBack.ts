/** Put into the navigation state of a link whose page has its way back already, beside the page: it draws no second one. */
export const WAY_BACK_SHOWN = { wayBackShown: true } as const;

export function isWayBackShown(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'wayBackShown' in state && state.wayBackShown === true;
}
