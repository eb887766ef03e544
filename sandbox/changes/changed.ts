/** SQL: a row of a section that was changed since its last approval has no status; what came back goes along again. */
export const CHANGED = `(status is null or status = 'Sentback')`;
