import { trustOwnScripts } from '@/platform/trustedScripts';
import { loadOpenedScreen } from './app/openedScreen';

trustOwnScripts();

// The shell's files and the opened screen's travel together: neither waits until the other has come.
loadOpenedScreen();
void import('./app/start').then(({ start }) => {
  const root = document.getElementById('root');
  if (root) start(root);
});
