/** Bearer tokens and the session values that the sign-in stores in the browser (spec 1 §3, spec 3 §9). */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { first, type Sql } from '../data/database.ts';
import { getViewer } from '../data/personas.ts';
import type { Viewer } from '../data/viewer.ts';
import { Refusal } from './http.ts';

const TOKEN_HOURS = 12;

/** Storage keys that a sign-in writes; the portal writes `listFilterValue`, which ends with the session. */
export const sessionKeys = [
  'authtoken',
  'userobject',
  'userid',
  'useremail',
  'username',
  'userrolegroup',
  'userrole',
  'supplierid',
  'suppliercode',
  'supplierpan',
  'employee',
  'listFilterValue',
];

export async function createToken(db: Sql, userId: string): Promise<string> {
  const token = `sbx_${randomBytes(24).toString('base64url')}`;
  const expiresAt = new Date(Date.now() + TOKEN_HOURS * 3_600_000).toISOString();
  await db.query("delete from tokens where expires_at < now() - interval '1 day'");
  await db.query('insert into tokens (token, user_id, expires_at) values ($1, $2, $3)', [token, userId, expiresAt]);
  return token;
}

export async function expireToken(db: Sql, token: string): Promise<void> {
  await db.query("update tokens set expires_at = now() - interval '1 second' where token = $1", [token]);
}

export function getBearer(req: IncomingMessage): string {
  return /^Bearer +(\S+)$/i.exec(req.headers.authorization ?? '')?.[1] ?? '';
}

/** @throws Refusal 401 when the token is missing, unknown or expired, or its user no longer exists. */
export async function viewerOfToken(db: Sql, token: string): Promise<Viewer> {
  const row =
    token === ''
      ? undefined
      : await first<{ user_id: string }>(db, 'select user_id from tokens where token = $1 and expires_at > now()', [
          token,
        ]);
  const viewer = row && (await getViewer(db, row.user_id).catch(() => undefined));
  if (!viewer) throw new Refusal(401, 'The session is missing or has expired. Sign in again.');
  return viewer;
}

/** Omits values that the user does not have. */
export function sessionValues(viewer: Viewer, token: string): Record<string, string> {
  const roles = viewer.roles.map(role => role.toLowerCase());
  const values: Record<string, string | null> = {
    authtoken: token,
    userobject: JSON.stringify({ userId: viewer.userId, userName: viewer.userName, email: viewer.email, roles }),
    userid: viewer.userId,
    useremail: viewer.email,
    username: viewer.userName,
    userrolegroup: viewer.roleGroups.map(group => group.toLowerCase()).join(','),
    userrole: JSON.stringify(roles),
    supplierid: viewer.supplierId === null ? null : String(viewer.supplierId),
    suppliercode: viewer.supplierCode,
    supplierpan: viewer.supplierPan,
    employee: viewer.employee == null ? null : JSON.stringify(viewer.employee),
  };
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== null && entry[1] !== ''),
  );
}

/** @throws when there is no such active user. */
export async function signIn(db: Sql, userId: string): Promise<Record<string, string>> {
  const viewer = await getViewer(db, userId);
  return sessionValues(viewer, await createToken(db, userId));
}
