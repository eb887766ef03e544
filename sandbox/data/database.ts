/** Runs one statement with `$1…` parameters. Returns money as text, days as `YYYY-MM-DD`, and times as ISO text with Z. */
export interface Sql {
  query<T>(sql: string, params?: unknown[]): Promise<T[]>;
}

/** The sandbox's only database connection. Inside `transaction` use only the passed `tx`; other statements wait until it ends. */
export interface Database extends Sql {
  transaction<T>(work: (tx: Sql) => Promise<T>): Promise<T>;
  close(): Promise<void>;
  /** Folder of uploaded files; `files.path` is relative to it. */
  filesFolder: string;
}

export async function first<T>(db: Sql, sql: string, params: unknown[] = []): Promise<T | undefined> {
  return (await db.query<T>(sql, params))[0];
}
