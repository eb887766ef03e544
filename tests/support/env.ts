/** Environment of unit and screen tests: everything on jsdom's own origin, like dev. */
const variables = {
  VITE_ENV: 'dev',
  VITE_AUTH_URL: '/auth',
  VITE_ACCOUNT_URL: '/account',
  VITE_GRAPHQL_URL: '/graphql',
  VITE_FILE_URL: '/files',
  VITE_MASTER_DATA_URL: '/masterdata',
  VITE_LOGIN_URL: '/login',
  VITE_STATIC_URL: '/sportal/downloads',
  VITE_SERVICE_DESK_LINK: '/login',
  VITE_PREFLIGHT_URL: '/sportal/preflight.json',
  VITE_SUPPORT_EMAIL: 'support@portal.example.com',
};

// Imported before any module that reads it. Tests without a page have no environment.
if (typeof document !== 'undefined') {
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = 'environment';
  block.textContent = JSON.stringify(variables);
  document.head.append(block);
}
