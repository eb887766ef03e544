/** Where this build talks to, and where it sends people. Addresses are absolute, without a trailing slash (DECISIONS 8). */
export interface Env {
  name: 'dev' | 'qa' | 'uat' | 'prod';
  authUrl: string;
  accountUrl: string;
  graphqlUrl: string;
  fileUrl: string;
  masterDataUrl: string;
  loginUrl: string;
  staticUrl: string;
  /** Where people go who cannot sign in; a page of the buyer's, only linked to. */
  serviceDeskLink: string;
  /** The rules of the check before an invoice is sent: a JSON file that the owner edits (docs/rules.md). */
  preflightUrl: string;
  supportEmail: string;
  /** The public keys that e-invoices are signed with, a file on the portal's own origin; '' where none are set up. */
  einvoiceKeysUrl: string;
  /** Attached invoices are read, compared and checked (`src/domain/einvoice`). */
  readsEinvoices: boolean;
  /** Nobody has pressed or typed anything for so long: the session ends. null: never. */
  idleMinutes: number | null;
  /** Several people use one computer: what was typed does not outlive an idle session. */
  sharedMachines: boolean;
  /** The backend's own codes of errors, over the table of docs/errors.md. */
  errorCodes: Readonly<Record<string, CodeKind>>;
  /** The header that carries the number of each request; null: none is sent. */
  requestIdHeader: string | null;
  /** Where failures of the page and breaches of its policy are told; null: nowhere. */
  reportUrl: string | null;
  /** Of a hundred visits, those that tell. */
  reportPercent: number;
}

/** What a code of the environment's table can mean. */
type CodeKind = 'session' | 'permission' | 'conflict' | 'validation' | 'outage';

/** The words of the table; 'busy' is what people call an outage that ends by itself. */
const KIND_WORDS: Record<string, CodeKind> = {
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

/** An address of the web, without slashes at its end; null when the value is none. */
function webAddress(value: unknown, origin: string): string | null {
  if (typeof value !== 'string' || value === '') return null;
  try {
    const url = new URL(value, origin);
    return /^https?:$/.test(url.protocol) ? url.href.replace(/\/+$/, '') : null;
  } catch {
    return null;
  }
}

/**
 * Checks the `VITE_*` variables. Relative addresses resolve against `origin`. Every problem is listed, not only the first. By hand: the
 * page's first script runs it, and a library of checks would be half of that script.
 */
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
      `VITE_LOGIN_URL leads to ${new URL(env.loginUrl).origin}, and the portal is on ${origin}. A page of another origin cannot leave a session here: people would be sent round for ever. Serve the login below ${origin}, or set VITE_LOGIN_WRITES_HERE=yes if its way back ends on a page of ${origin} that writes the session (docs/integration.md, 'Sign-in').`,
    );
  const email = raw['VITE_SUPPORT_EMAIL'];
  if (typeof email === 'string' && EMAIL.test(email)) env.supportEmail = email;
  else problems.push('VITE_SUPPORT_EMAIL is not an e-mail address.');
  const keys = raw['VITE_EINVOICE_KEYS'];
  if (keys !== undefined && keys !== '') {
    const url = webAddress(keys, origin);
    // Who can change the keys decides what is 'verified': they lie where the portal's own code lies.
    if (url !== null && new URL(url).origin === origin) env.einvoiceKeysUrl = url;
    else problems.push('VITE_EINVOICE_KEYS is not an address on the portal’s own origin.');
  }
  return { env, problems };
}

const isYes = (value: unknown) => value === 'yes' || value === 'true';

/** The variables that may be missing, each with what it means then. */
function readOptions(raw: Record<string, unknown>, origin: string, problems: string[]) {
  const textOf = (variable: string) => {
    const value = raw[variable];
    return typeof value === 'string' ? value.trim() : '';
  };
  const whole = (variable: string, fallback: number, most: number) => {
    const text = textOf(variable);
    if (text === '') return fallback;
    if (/^\d{1,5}$/.test(text) && Number(text) <= most) return Number(text);
    problems.push(`${variable} must be a whole number from 0 to ${most}.`);
    return fallback;
  };
  const yesNo = (variable: string, fallback = 'no') => {
    const text = textOf(variable) || fallback;
    if (!['yes', 'no', 'true', 'false'].includes(text)) problems.push(`${variable} must be yes or no.`);
    return isYes(text);
  };
  yesNo('VITE_LOGIN_WRITES_HERE');
  const header = textOf('VITE_REQUEST_ID_HEADER');
  if (header !== '' && !/^[\w-]{1,60}$/.test(header)) problems.push('VITE_REQUEST_ID_HEADER is no name of a header.');
  const report = textOf('VITE_REPORT_URL');
  const reportUrl = webAddress(report, origin);
  if (report !== '' && reportUrl === null) problems.push('VITE_REPORT_URL is not a web address.');
  return {
    readsEinvoices: yesNo('VITE_EINVOICE', 'yes'),
    idleMinutes: whole('VITE_IDLE_MINUTES', 0, 1440) || null,
    sharedMachines: yesNo('VITE_SHARED_MACHINES'),
    errorCodes: readCodes(textOf('VITE_ERROR_CODES'), problems),
    requestIdHeader: header || null,
    reportUrl,
    reportPercent: whole('VITE_REPORT_PERCENT', 10, 100),
  };
}

/** 'session: AUTH_17, TOKEN_OLD; conflict: E409': the codes of each kind. */
function readCodes(text: string, problems: string[]): Record<string, CodeKind> {
  const codes: Record<string, CodeKind> = {};
  for (const part of text.split(';').filter(one => one.trim() !== '')) {
    const [word = '', list = ''] = part.split(':').map(one => one.trim());
    const kind = KIND_WORDS[word];
    const found = list.split(',').map(code => code.trim());
    if (kind === undefined || found.some(code => !/^[\w.-]{1,60}$/.test(code)))
      problems.push(
        `VITE_ERROR_CODES: "${part.trim()}" is not as in 'session: CODE, CODE; busy: CODE' (${Object.keys(KIND_WORDS).join(', ')}).`,
      );
    else for (const code of found) codes[code] = kind;
  }
  return codes;
}
