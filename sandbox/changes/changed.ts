/** SQL: a row that changed since its last approval has no status; sent-back rows are included. */
export const CHANGED = `(status is null or status = 'Sentback')`;
