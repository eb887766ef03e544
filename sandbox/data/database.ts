/** Runs one statement with `$1…` parameters. Money comes back as text, days as `YYYY-MM-DD`, moments as ISO text with Z. */
export interface Sql {
  query<T>(sql: string, params?: unknown[]): Promise<T[]>;
}

/** The sandbox's one database connection. Inside `transaction` use only the handed-out `tx`: everything else waits for its end. */
export interface Database extends Sql {
  transaction<T>(work: (tx: Sql) => Promise<T>): Promise<T>;
  close(): Promise<void>;
  /** Where the bytes of uploaded files lie; `files.path` is relative to it. */
  filesFolder: string;
}

/** The first row, or undefined. */
export async function first<T>(db: Sql, sql: string, params: unknown[] = []): Promise<T | undefined> {
  return (await db.query<T>(sql, params))[0];
}
