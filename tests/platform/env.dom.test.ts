import { describe, expect, it } from 'vitest';
import { env, envProblems } from '@/platform/env';
import { readEnv } from '@/platform/envSchema';

const complete = {
  VITE_ENV: 'qa',
  VITE_AUTH_URL: 'https://auth.qa.example.com/',
  VITE_ACCOUNT_URL: 'https://account.qa.example.com',
  VITE_GRAPHQL_URL: 'https://graphql.qa.example.com/graphql',
  VITE_FILE_URL: '/files',
  VITE_MASTER_DATA_URL: 'https://masterdata.qa.example.com',
  VITE_LOGIN_URL: '/login',
  VITE_STATIC_URL: 'https://static.qa.example.com',
  VITE_SERVICE_DESK_LINK: 'https://servicedesk.qa.example.com',
  VITE_PREFLIGHT_URL: '/sportal/preflight.json',
  VITE_SUPPORT_EMAIL: 'support@qa.example.com',
};

describe('environment', () => {
  it('returns every address as an absolute URL without a trailing slash', () => {
    const { env, problems } = readEnv(complete, 'https://portal.example.com');
    expect(problems).toEqual([]);
    expect(env.name).toBe('qa');
    expect(env.authUrl).toBe('https://auth.qa.example.com');
    expect(env.fileUrl).toBe('https://portal.example.com/files');
  });

  it('reports all missing or invalid variables at once', () => {
    const { problems } = readEnv(
      {
        ...complete,
        VITE_ENV: 'staging',
        VITE_AUTH_URL: undefined,
        VITE_FILE_URL: '',
        VITE_LOGIN_URL: 'javascript:alert(1)',
        VITE_SUPPORT_EMAIL: 'somebody',
      },
      'https://portal.example.com',
    );
    expect(problems).toEqual([
      'VITE_ENV must be dev, qa, uat or prod.',
      'VITE_AUTH_URL is missing.',
      'VITE_FILE_URL is missing.',
      'VITE_LOGIN_URL is not a web address.',
      'VITE_SUPPORT_EMAIL is not an e-mail address.',
    ]);
  });

  it('rejects a login page on another origin unless VITE_LOGIN_WRITES_HERE is set', () => {
    const away = { ...complete, VITE_LOGIN_URL: 'https://auth.qa.example.com/login' };
    const { problems } = readEnv(away, 'https://portal.example.com');
    expect(problems).toEqual([
      expect.stringMatching(
        /^VITE_LOGIN_URL leads to https:\/\/auth\.qa\.example\.com, and the portal is on https:\/\/portal\.example\.com\. .*VITE_LOGIN_WRITES_HERE=yes/,
      ),
    ]);
    expect(readEnv({ ...away, VITE_LOGIN_WRITES_HERE: 'yes' }, 'https://portal.example.com').problems).toEqual([]);
    expect(readEnv(away, 'https://auth.qa.example.com').problems).toEqual([]);
  });

  it('disables all optional settings by default', () => {
    expect(readEnv(complete, 'https://portal.example.com').env).toMatchObject({
      idleMinutes: null,
      sharedMachines: false,
      errorCodes: {},
      requestIdHeader: null,
      reportUrl: null,
      sendsTraceparent: false,
      vitalsPercent: 0,
    });
  });

  it('reads the optional settings', () => {
    const { env, problems } = readEnv(
      {
        ...complete,
        VITE_IDLE_MINUTES: '30',
        VITE_SHARED_MACHINES: 'yes',
        VITE_ERROR_CODES: 'session: TOKEN_OLD, AUTH.17; busy: TRY_LATER;',
        VITE_REQUEST_ID_HEADER: 'x-request-id',
        VITE_REPORT_URL: '/reports',
        VITE_REPORT_PERCENT: '100',
        VITE_TRACEPARENT: 'yes',
        VITE_VITALS_PERCENT: '5',
      },
      'https://portal.example.com',
    );
    expect(problems).toEqual([]);
    expect(env).toMatchObject({
      idleMinutes: 30,
      sharedMachines: true,
      errorCodes: { TOKEN_OLD: 'session', 'AUTH.17': 'session', TRY_LATER: 'outage' },
      requestIdHeader: 'x-request-id',
      reportUrl: 'https://portal.example.com/reports',
      reportPercent: 100,
      sendsTraceparent: true,
      vitalsPercent: 5,
    });
  });

  it('reports invalid optional settings', () => {
    const { problems } = readEnv(
      {
        ...complete,
        VITE_LOGIN_WRITES_HERE: 'perhaps',
        VITE_IDLE_MINUTES: 'half an hour',
        VITE_ERROR_CODES: 'session TOKEN_OLD; angry: X',
        VITE_REQUEST_ID_HEADER: 'x request',
        VITE_REPORT_URL: 'mailto:x@example.com',
        VITE_REPORT_PERCENT: '101',
        VITE_TRACEPARENT: 'always',
        VITE_VITALS_PERCENT: 'all',
      },
      'https://portal.example.com',
    );
    expect(problems.map(problem => problem.split(' ').slice(0, 4).join(' '))).toEqual([
      'VITE_LOGIN_WRITES_HERE must be yes',
      'VITE_REQUEST_ID_HEADER is not a',
      'VITE_REPORT_URL is not a',
      'VITE_IDLE_MINUTES must be a',
      'VITE_ERROR_CODES: "session TOKEN_OLD" must',
      'VITE_ERROR_CODES: "angry: X" must',
      'VITE_TRACEPARENT must be yes',
      'VITE_REPORT_PERCENT must be a',
      'VITE_VITALS_PERCENT must be a',
    ]);
  });

  it("accepts a key file only on the portal's own origin, and requires none", () => {
    const getKeys = (VITE_EINVOICE_KEYS?: string) => {
      const { env, problems } = readEnv({ ...complete, VITE_EINVOICE_KEYS }, 'https://portal.example.com');
      return problems[0] ?? env.einvoiceKeysUrl;
    };
    expect(getKeys()).toBe('');
    expect(getKeys('/sportal/keys.json')).toBe('https://portal.example.com/sportal/keys.json');
    const elsewhere = 'VITE_EINVOICE_KEYS is not an address on the portal’s own origin.';
    expect(getKeys('https://keys.example.com/keys.json')).toBe(elsewhere);
    expect(getKeys('//keys.example.com/keys.json')).toBe(elsewhere);
  });

  it('enables extraction from attached invoices unless it is disabled', () => {
    const reads = (VITE_EINVOICE?: string) => {
      const { env, problems } = readEnv({ ...complete, VITE_EINVOICE }, 'https://portal.example.com');
      return problems[0] ?? env.readsEinvoices;
    };
    expect([undefined, 'yes', 'no', 'off'].map(reads)).toEqual([true, true, false, 'VITE_EINVOICE must be yes or no.']);
  });

  it('switches off the listed features, and reports unknown ones', () => {
    const off = (VITE_FEATURES_OFF?: string) => {
      const { env, problems } = readEnv({ ...complete, VITE_FEATURES_OFF }, 'https://portal.example.com');
      return problems[0] ?? env.featuresOff;
    };
    expect(off()).toEqual([]);
    expect(off(' te,reports')).toEqual(['reports', 'te']);
    expect(off('te, workbench')).toMatch(/^VITE_FEATURES_OFF: "workbench" is none of nonPo, proforma, /);
  });

  it('is complete in this test run', () => {
    expect(envProblems).toEqual([]);
    expect(env.graphqlUrl).toBe('http://localhost:3000/graphql');
  });
});
