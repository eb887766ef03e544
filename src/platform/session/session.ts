import type { Id } from '@/lib/ids';
import { env } from '@/platform/env';
import { readId } from '@/platform/ids';
import { leave } from '@/platform/leaving/leave';
import { leaveWithoutConfirmation } from '@/platform/leaving/unsavedWork';
import { splitList } from '@/lib/text';

/** Signed-in user, as the login page stores it in the browser (spec 3 §9). */
export interface Session {
  token: string;
  userId: string;
  userEmail: string;
  userName: string;
  /** Lowercase; at least one. */
  roles: string[];
  /** Lowercase. */
  roleGroups: string[];
  supplierId: Id | null;
  supplierCode: string | null;
  supplierPan: string | null;
  employee: unknown;
}

const TOKEN_KEY = 'authtoken';
const USER_ID_KEY = 'userid';
/** Storage key of the applied list filter (spec 1 §3). */
export const LIST_FILTER_KEY = 'listFilterValue';
const PERSONAL_PREFIX = 'sportal.of/';

/** Builds the storage key of a user's data. Logout and another user's sign-in remove such keys (`platform/recovery`). */
export function personalKey(userId: string, ...parts: (string | number)[]): string {
  return PERSONAL_PREFIX + [userId, ...parts].map(encodeURIComponent).join('/');
}

/** Returns whether the key is personal; with `userId`, whether it belongs to that user. */
export function isPersonalKey(key: string, userId?: string): boolean {
  return key.startsWith(userId === undefined ? PERSONAL_PREFIX : personalKey(userId, ''));
}

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

/** Reads localStorage, then sessionStorage (docs/decisions.md#session-storage-order); '', 'null' and 'undefined' count as absent. */
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

/** Parses a JSON list or comma-separated text to lowercase. Invalid JSON gives an empty list. */
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

/** Reads the stored session; null without token, user id or roles (docs/decisions.md#session-validity). The token is read from localStorage only. */
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

export interface SessionFinding {
  key: string;
  problem: string | null;
}

export function examineSession(): SessionFinding[] {
  const missing = 'is missing';
  const token = localStorage.getItem(TOKEN_KEY)?.trim();
  const inTab = Boolean(sessionStorage.getItem(TOKEN_KEY)?.trim());
  const roles = stored('userrole');
  return [
    {
      key: TOKEN_KEY,
      problem: token ? null : inTab ? 'is in sessionStorage, but must be in localStorage' : missing,
    },
    { key: USER_ID_KEY, problem: stored(USER_ID_KEY) ? null : missing },
    {
      key: 'userrole',
      problem:
        lowercaseList(roles).length > 0
          ? null
          : roles === null
            ? missing
            : 'has no role; it must be a JSON list or a comma-separated list of texts',
    },
  ];
}

/** Returns the current bearer token; another tab may have renewed it. */
export function readToken(): string | null {
  return localStorage.getItem(TOKEN_KEY)?.trim() || null;
}

export function readUserId(): string | null {
  return stored(USER_ID_KEY);
}

/** Removes the session from both storages; keeps drafts. */
export function clearSession(): void {
  for (const storage of [localStorage, sessionStorage]) for (const key of SESSION_KEYS) storage.removeItem(key);
}

const currentAddress = (): string => globalThis.location.pathname + globalThis.location.search;

export const currentPath = (): string => currentAddress() + globalThis.location.hash;

/** Clears the session and opens the login page. A login page of another origin gets the full return URL. */
export function goToLogin(returnPath?: string): void {
  clearSession();
  leaveWithoutConfirmation();
  leave.to(loginAddress(returnPath));
}

export function loginAddress(returnPath?: string): string {
  const url = new URL(env.loginUrl);
  const { origin } = globalThis.location;
  if (returnPath) url.searchParams.set('return', url.origin === origin ? returnPath : origin + returnPath);
  return url.href;
}
