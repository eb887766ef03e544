/** Returns complete variables of an environment. Tests don't read `.env.*`, because the owner edits those files. */
export function variablesFor(name: 'qa' | 'prod'): Record<string, string> {
  const host = (service: string) => `https://${service}.${name}.example.com`;
  return {
    VITE_ENV: name,
    VITE_AUTH_URL: host('auth'),
    VITE_ACCOUNT_URL: host('account'),
    VITE_GRAPHQL_URL: `${host('graphql')}/graphql`,
    VITE_FILE_URL: host('files'),
    VITE_MASTER_DATA_URL: host('masterdata'),
    VITE_LOGIN_URL: '/login',
    VITE_STATIC_URL: host('static'),
    VITE_SERVICE_DESK_LINK: host('servicedesk'),
    VITE_PREFLIGHT_URL: '/sportal/preflight.json',
    VITE_SUPPORT_EMAIL: `support@${name}.example.com`,
    VITE_EINVOICE: 'yes',
    VITE_EINVOICE_KEYS: '/sportal/einvoice-keys.json',
  };
}
