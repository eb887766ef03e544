import { trustOwnScripts } from '@/platform/trustedScripts';
import { loadOpenedScreen } from './app/openedScreen';

trustOwnScripts();

// In this order each library runs in a separate task. The start needs them all and reports failures.
void import('./app/react').catch(() => {});
void import('./platform/graphql/apollo').catch(() => {});
const start = import('./app/start');
// The shell's files and the opened screen's travel together: neither waits until the other has come.
loadOpenedScreen();
void start.then(({ start }) => {
  const root = document.getElementById('root');
  if (root) start(root);
});
