import type { Id } from '@/lib/ids';
import { env } from '@/platform/env';
import { readId } from '@/platform/ids';
import { leave } from '@/platform/leaving/leave';
import { leaveWithoutAsking } from '@/platform/leaving/unsavedWork';
import { splitList } from '@/lib/text';

/** Who is signed in, as the login page left it in browser storage (spec 3 §9). */
export interface Session {
  token: string;
  userId: string;
  userEmail: string;
  userName: string;
  /** Lowercased; at least one. */
  roles: string[];
  /** Lowercased. */
  roleGroups: string[];
  supplierId: Id | null;
  supplierCode: string | null;
  supplierPan: string | null;
  /** Parsed JSON, or null. */
  employee: unknown;
}

const TOKEN_KEY = 'authtoken';
const USER_ID_KEY = 'userid';
/** Key of the applied list filter (spec 1 §3). */
export const LIST_FILTER_KEY = 'listFilterValue';
/** All keys of what storage keeps of a person begin with this. */
const PERSONAL_PREFIX = 'sportal.of/';

/**
 * Key of what storage keeps of one person: typed work, names of files, people and values that were chosen. What lies under such a key goes
 * with Logout and with the next sign-in of anybody else (`platform/recovery`). `parts`: what it is, and of which record.
 */
export function personalKey(userId: string, ...parts: (string | number)[]): string {
  return PERSONAL_PREFIX + [userId, ...parts].map(encodeURIComponent).join('/');
}

/** Whether the key is one of `personalKey`; with `userId`, whether it is one of that person. */
export function isPersonalKey(key: string, userId?: string): boolean {
  return key.startsWith(userId === undefined ? PERSONAL_PREFIX : personalKey(userId, ''));
}

/** Key of the moment of the last press, for the time-out of an idle session (`idle.ts`). */
export const ACTIVITY_KEY = 'sportal.active';

const SESSION_KEYS = [
  TOKEN_KEY,
  'userobject',
  USER_ID_KEY,
  'useremail',
  'username',
  'userrolegroup',
  'userrole',
  'supplierid',
  'suppliercode',
  'supplierpan',
  'employee',
  LIST_FILTER_KEY,
  ACTIVITY_KEY,
];

/** localStorage first, then sessionStorage (DECISIONS 10); '' and the words null and undefined count as absent. */
function stored(key: string): string | null {
  for (const storage of [localStorage, sessionStorage]) {
    const value = storage.getItem(key)?.trim();
    if (value && value !== 'null' && value !== 'undefined') return value;
  }
  return null;
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** A JSON list or comma-separated text, lowercased. Broken JSON has no entries. */
function lowercaseList(text: string | null): string[] {
  if (text === null) return [];
  let parts = splitList(text);
  if (/^["[{]/.test(text)) {
    const parsed = parseJson(text);
    if (typeof parsed === 'string') parts = splitList(parsed);
    else if (Array.isArray(parsed)) parts = parsed.filter((part): part is string => typeof part === 'string');
    else parts = [];
  }
  return parts.map(part => part.trim().toLowerCase()).filter(Boolean);
}

/**
 * The session in browser storage, or null when the role check fails: token, user id and at least one role must be there
 * (DECISIONS 11). The token is read from localStorage only.
 */
export function readSession(): Session | null {
  const token = readToken();
  const userId = stored(USER_ID_KEY);
  const roles = lowercaseList(stored('userrole'));
  if (!token || !userId || roles.length === 0) return null;
  return {
    token,
    userId,
    roles,
    userEmail: stored('useremail') ?? '',
    userName: stored('username') ?? '',
    roleGroups: lowercaseList(stored('userrolegroup')),
    supplierId: readId(stored('supplierid')),
    supplierCode: stored('suppliercode'),
    supplierPan: stored('supplierpan'),
    employee: parseJson(stored('employee')),
  };
}

/** One of the values that the sign-in leaves, and what is wrong with it; null: nothing. */
export interface SessionFinding {
  key: string;
  problem: string | null;
}

/** What stands in storage of the three values without which there is no session. Says nothing of the values themselves. */
export function examineSession(): SessionFinding[] {
  const missing = 'is missing';
  const token = localStorage.getItem(TOKEN_KEY)?.trim();
  const inTab = Boolean(sessionStorage.getItem(TOKEN_KEY)?.trim());
  const roles = stored('userrole');
  return [
    {
      key: TOKEN_KEY,
      problem: token ? null : inTab ? 'is in sessionStorage; it is read from localStorage' : missing,
    },
    { key: USER_ID_KEY, problem: stored(USER_ID_KEY) ? null : missing },
    {
      key: 'userrole',
      problem:
        lowercaseList(roles).length > 0
          ? null
          : roles === null
            ? missing
            : 'holds no role; it is a JSON list of texts, or texts with commas between them',
    },
  ];
}

/** The bearer token as it is now; another tab may have renewed it. */
export function readToken(): string | null {
  return localStorage.getItem(TOKEN_KEY)?.trim() || null;
}

/** The user id as storage has it now; another tab may have signed in as somebody else. */
export function readUserId(): string | null {
  return stored(USER_ID_KEY);
}

/** Removes the session's values from both storages. Drafts stay. */
export function clearSession(): void {
  for (const storage of [localStorage, sessionStorage]) for (const key of SESSION_KEYS) storage.removeItem(key);
}

/** Path and query of the page shown now. */
const currentAddress = (): string => globalThis.location.pathname + globalThis.location.search;

/** Path, query and hash of the page shown now; what the login page returns to. */
export const currentPath = (): string => currentAddress() + globalThis.location.hash;

/**
 * Clears the session and goes to the login page, which returns to `returnPath` (below /sportal); without one, to the start. A login of
 * another origin is given the whole address: a path alone would be one of its own.
 */
export function goToLogin(returnPath?: string): void {
  clearSession();
  leaveWithoutAsking();
  leave.to(loginAddress(returnPath));
}

/** Returns the address of the login page, with the way back to `returnPath`. */
export function loginAddress(returnPath?: string): string {
  const url = new URL(env.loginUrl);
  const { origin } = globalThis.location;
  if (returnPath) url.searchParams.set('return', url.origin === origin ? returnPath : origin + returnPath);
  return url.href;
}
