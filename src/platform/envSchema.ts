import { SWITCHABLE_FEATURES, type SwitchableFeature } from '@/lib/features';

/** Service and page URLs of this build: absolute, without trailing slash (docs/decisions.md#environment-variables). */
export interface Env {
  name: 'dev' | 'qa' | 'uat' | 'prod';
  authUrl: string;
  accountUrl: string;
  graphqlUrl: string;
  fileUrl: string;
  masterDataUrl: string;
  loginUrl: string;
  staticUrl: string;
  serviceDeskLink: string;
  /** JSON file with the pre-submit rules, which the owner edits (docs/rules.md). */
  preflightUrl: string;
  supportEmail: string;
  /** File with public keys of e-invoice signatures, same origin; '' if none. */
  einvoiceKeysUrl: string;
  readsEinvoices: boolean;
  /** Minutes without keyboard or pointer input after which the session ends. null: never. */
  idleMinutes: number | null;
  /** Shared computers: typed input is removed when an idle session ends. */
  sharedMachines: boolean;
  /** Backend-specific error codes, in addition to docs/errors.md. */
  errorCodes: Readonly<Record<string, CodeType>>;
  requestIdHeader: string | null;
  /** Whether requests have the W3C header `traceparent`. */
  sendsTraceparent: boolean;
  /** URL for reports of page failures and CSP violations; null: none. */
  reportUrl: string | null;
  reportPercent: number;
  /** Percentage of reporting visits that send web vitals. */
  vitalsPercent: number;
  /** Features that the backend does not serve yet: without menu entry, pages and links. */
  featuresOff: readonly SwitchableFeature[];
}

type CodeType = 'session' | 'permission' | 'conflict' | 'validation' | 'outage';

/** Words in the variable; 'busy' is a temporary outage. */
const TYPE_LABELS: Record<string, CodeType> = {
  session: 'session',
  permission: 'permission',
  conflict: 'conflict',
  validation: 'validation',
  busy: 'outage',
};

const VARIABLES = {
  authUrl: 'VITE_AUTH_URL',
  accountUrl: 'VITE_ACCOUNT_URL',
  graphqlUrl: 'VITE_GRAPHQL_URL',
  fileUrl: 'VITE_FILE_URL',
  masterDataUrl: 'VITE_MASTER_DATA_URL',
  loginUrl: 'VITE_LOGIN_URL',
  staticUrl: 'VITE_STATIC_URL',
  serviceDeskLink: 'VITE_SERVICE_DESK_LINK',
  preflightUrl: 'VITE_PREFLIGHT_URL',
} as const;

const NAMES: readonly Env['name'][] = ['dev', 'qa', 'uat', 'prod'];

const EMAIL = /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[A-Za-z\d][A-Za-z\d-]*\.)+[A-Za-z]{2,}$/;

/** Returns an http(s) URL without trailing slashes; null if invalid. */
function webAddress(value: unknown, origin: string): string | null {
  if (typeof value !== 'string' || value === '') return null;
  try {
    const url = new URL(value, origin);
    return /^https?:$/.test(url.protocol) ? url.href.replace(/\/+$/, '') : null;
  } catch {
    return null;
  }
}

/** Validates the `VITE_*` variables without a validation library, which would double the first script. */
export function readEnv(raw: Record<string, unknown>, origin: string): { env: Env; problems: string[] } {
  const problems: string[] = [];
  const name = NAMES.find(one => one === raw['VITE_ENV']);
  if (name === undefined) problems.push('VITE_ENV must be dev, qa, uat or prod.');
  const env: Env = {
    name: name ?? 'prod',
    authUrl: '',
    accountUrl: '',
    graphqlUrl: '',
    fileUrl: '',
    masterDataUrl: '',
    loginUrl: '',
    staticUrl: '',
    serviceDeskLink: '',
    preflightUrl: '',
    supportEmail: '',
    einvoiceKeysUrl: '',
    ...readOptions(raw, origin, problems),
  };
  for (const [key, variable] of Object.entries(VARIABLES) as [keyof typeof VARIABLES, string][]) {
    const url = webAddress(raw[variable], origin);
    if (url !== null) env[key] = url;
    else problems.push(raw[variable] ? `${variable} is not a web address.` : `${variable} is missing.`);
  }
  if (env.loginUrl && new URL(env.loginUrl).origin !== origin && !isYes(raw['VITE_LOGIN_WRITES_HERE']))
    problems.push(
      `VITE_LOGIN_URL leads to ${new URL(env.loginUrl).origin}, and the portal is on ${origin}. A page on another origin can't create a session here. Serve the login below ${origin}, or set VITE_LOGIN_WRITES_HERE=yes if its way back ends on a page of ${origin} that writes the session (docs/integration.md, 'Sign-in').`,
    );
  const email = raw['VITE_SUPPORT_EMAIL'];
  if (typeof email === 'string' && EMAIL.test(email)) env.supportEmail = email;
  else problems.push('VITE_SUPPORT_EMAIL is not an e-mail address.');
  const keys = raw['VITE_EINVOICE_KEYS'];
  if (keys !== undefined && keys !== '') {
    const url = webAddress(keys, origin);
    // These keys decide which e-invoices are 'verified', so they must have the portal's origin.
    if (url !== null && new URL(url).origin === origin) env.einvoiceKeysUrl = url;
    else problems.push('VITE_EINVOICE_KEYS is not an address on the portal’s own origin.');
  }
  return { env, problems };
}

const isYes = (value: unknown) => value === 'yes' || value === 'true';

function readOptions(raw: Record<string, unknown>, origin: string, problems: string[]) {
  const getText = (variable: string) => {
    const value = raw[variable];
    return typeof value === 'string' ? value.trim() : '';
  };
  const whole = (variable: string, fallback: number, most: number) => {
    const text = getText(variable);
    if (text === '') return fallback;
    if (/^\d{1,5}$/.test(text) && Number(text) <= most) return Number(text);
    problems.push(`${variable} must be a whole number from 0 to ${most}.`);
    return fallback;
  };
  const yesNo = (variable: string, fallback = 'no') => {
    const text = getText(variable) || fallback;
    if (!['yes', 'no', 'true', 'false'].includes(text)) problems.push(`${variable} must be yes or no.`);
    return isYes(text);
  };
  yesNo('VITE_LOGIN_WRITES_HERE');
  const header = getText('VITE_REQUEST_ID_HEADER');
  if (header !== '' && !/^[\w-]{1,60}$/.test(header)) problems.push('VITE_REQUEST_ID_HEADER is not a header name.');
  const report = getText('VITE_REPORT_URL');
  const reportUrl = webAddress(report, origin);
  if (report !== '' && reportUrl === null) problems.push('VITE_REPORT_URL is not a web address.');
  return {
    readsEinvoices: yesNo('VITE_EINVOICE', 'yes'),
    idleMinutes: whole('VITE_IDLE_MINUTES', 0, 1440) || null,
    sharedMachines: yesNo('VITE_SHARED_MACHINES'),
    errorCodes: readCodes(getText('VITE_ERROR_CODES'), problems),
    requestIdHeader: header || null,
    sendsTraceparent: yesNo('VITE_TRACEPARENT'),
    reportUrl,
    reportPercent: whole('VITE_REPORT_PERCENT', 10, 100),
    vitalsPercent: whole('VITE_VITALS_PERCENT', 0, 100),
    featuresOff: readFeatures(getText('VITE_FEATURES_OFF'), problems),
  };
}

/** Parses feature names: 'te, reports'. */
function readFeatures(text: string, problems: string[]): SwitchableFeature[] {
  const names = text.split(',').map(name => name.trim());
  const unknown = names.filter(name => name !== '' && !(SWITCHABLE_FEATURES as readonly string[]).includes(name));
  if (unknown.length > 0)
    problems.push(`VITE_FEATURES_OFF: "${unknown.join(', ')}" is none of ${SWITCHABLE_FEATURES.join(', ')}.`);
  return SWITCHABLE_FEATURES.filter(name => names.includes(name));
}

/** Parses error codes by kind: 'session: AUTH_17, TOKEN_OLD; conflict: E409'. */
function readCodes(text: string, problems: string[]): Record<string, CodeType> {
  const codes: Record<string, CodeType> = {};
  for (const part of text.split(';').filter(one => one.trim() !== '')) {
    const [word = '', list = ''] = part.split(':').map(one => one.trim());
    const kind = TYPE_LABELS[word];
    const found = list.split(',').map(code => code.trim());
    if (kind === undefined || found.some(code => !/^[\w.-]{1,60}$/.test(code)))
      problems.push(
        `VITE_ERROR_CODES: "${part.trim()}" must look like 'session: CODE, CODE; busy: CODE' (${Object.keys(TYPE_LABELS).join(', ')}).`,
      );
    else for (const code of found) codes[code] = kind;
  }
  return codes;
}
