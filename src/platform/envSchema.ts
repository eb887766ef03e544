import * as z from 'zod/mini';

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
  supportEmail: string;
}

const VARIABLES = {
  authUrl: 'VITE_AUTH_URL',
  accountUrl: 'VITE_ACCOUNT_URL',
  graphqlUrl: 'VITE_GRAPHQL_URL',
  fileUrl: 'VITE_FILE_URL',
  masterDataUrl: 'VITE_MASTER_DATA_URL',
  loginUrl: 'VITE_LOGIN_URL',
  staticUrl: 'VITE_STATIC_URL',
  serviceDeskLink: 'VITE_SERVICE_DESK_LINK',
} as const;

const nameSchema = z.enum(['dev', 'qa', 'uat', 'prod']);

function urlSchema(origin: string) {
  return z.pipe(
    z.string().check(z.minLength(1)),
    z.transform((text: string, context) => {
      const url = URL.parse?.(text, origin) ?? tryUrl(text, origin);
      if (url && /^https?:$/.test(url.protocol)) return url.href.replace(/\/+$/, '');
      context.issues.push({ code: 'custom', message: 'not a web address', input: text });
      return z.NEVER;
    }),
  );
}

function tryUrl(text: string, origin: string): URL | null {
  try {
    return new URL(text, origin);
  } catch {
    return null;
  }
}

/** Checks the `VITE_*` variables. Relative addresses resolve against `origin`. Every problem is listed, not only the first. */
export function readEnv(raw: Record<string, unknown>, origin: string): { env: Env; problems: string[] } {
  const problems: string[] = [];
  const name = z.safeParse(nameSchema, raw['VITE_ENV']);
  if (!name.success) problems.push('VITE_ENV must be dev, qa, uat or prod.');
  const env: Env = {
    name: name.success ? name.data : 'prod',
    authUrl: '',
    accountUrl: '',
    graphqlUrl: '',
    fileUrl: '',
    masterDataUrl: '',
    loginUrl: '',
    staticUrl: '',
    serviceDeskLink: '',
    supportEmail: '',
  };
  const schema = urlSchema(origin);
  for (const [key, variable] of Object.entries(VARIABLES) as [keyof typeof VARIABLES, string][]) {
    const url = z.safeParse(schema, raw[variable]);
    if (url.success) env[key] = url.data;
    else problems.push(raw[variable] ? `${variable} is not a web address.` : `${variable} is missing.`);
  }
  const email = z.safeParse(z.email(), raw['VITE_SUPPORT_EMAIL']);
  if (email.success) env.supportEmail = email.data;
  else problems.push('VITE_SUPPORT_EMAIL is not an e-mail address.');
  return { env, problems };
}
