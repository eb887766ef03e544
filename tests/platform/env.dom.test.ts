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
  VITE_LOGIN_URL: 'https://auth.qa.example.com/login',
  VITE_STATIC_URL: 'https://static.qa.example.com',
  VITE_SERVICE_DESK_LINK: 'https://servicedesk.qa.example.com',
  VITE_SUPPORT_EMAIL: 'support@qa.example.com',
};

describe('environment', () => {
  it('reads every address as absolute, without a trailing slash', () => {
    const { env, problems } = readEnv(complete, 'https://portal.example.com');
    expect(problems).toEqual([]);
    expect(env.name).toBe('qa');
    expect(env.authUrl).toBe('https://auth.qa.example.com');
    expect(env.fileUrl).toBe('https://portal.example.com/files');
  });

  it('names every missing or unreadable variable at once', () => {
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

  it('is complete in this test run', () => {
    expect(envProblems).toEqual([]);
    expect(env.graphqlUrl).toBe('http://localhost:3000/graphql');
  });
});
