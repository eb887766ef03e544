import './base.css';
import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { wipeDraftsOfOthers } from '@/platform/drafts/draftStore';
import { env, envProblems } from '@/platform/env';
import { prepareFeedback } from '@/platform/feedback/feedback';
import { createClient } from '@/platform/graphql/client';
import { setPrefetchClient } from '@/platform/graphql/prefetch';
import { BASE_PATH } from '@/platform/routing/routes';
import { wasIdleFor } from '@/platform/session/idle';
import {
  clearSession,
  currentPath,
  examineSession,
  goToLogin,
  readSession,
  type SessionFinding,
} from '@/platform/session/session';
import { onSessionRefused, sessionBegan } from '@/platform/session/sessionLost';
import { forgetTrips, mayTryAgain } from '@/platform/session/signInTrips';
import { TERMS } from '@/domain/terms';
import { buttonLook } from '@/shared/ui/buttonLook';
import { prepareTerms } from '@/shared/ui/terms';
import { startLook } from '@/shared/ui/look';
import { App } from './App';
import { codeOfFirstRequest } from './preload';
import { roomRoutes } from './rooms';
import { createPortalRouter } from './routes';
import { startTypeface } from './typeface';

function showSignInProblem(root: HTMLElement, found: readonly SessionFinding[] | 'refused'): void {
  void import('./startProblem').then(page => page.showSignInProblem(root, found));
}

/** Checks the environment and the session, then mounts the portal in `root`. Null when it does not come to that. */
export function start(root: HTMLElement): Root | null {
  startLook();
  if (envProblems.length > 0) {
    void import('./startProblem').then(page => page.showStartProblem(root, envProblems));
    return null;
  }
  if (env.idleMinutes !== null && wasIdleFor(env.idleMinutes)) clearSession();
  const session = readSession();
  if (!session) {
    if (mayTryAgain('missing')) goToLogin(currentPath());
    else showSignInProblem(root, examineSession());
    return null;
  }
  forgetTrips('missing');
  startLook(session.userId);
  sessionBegan(session.userId);
  void wipeDraftsOfOthers(session.userId);
  const client = createClient();
  setPrefetchClient(client);
  const askedFirst = codeOfFirstRequest(location.pathname, { rooms: roomRoutes, session, environment: env.name });
  // The router starts the matched screen's code and first request here, before React renders anything.
  const router = createPortalRouter({ session, environment: env.name, rooms: roomRoutes }, routes =>
    createBrowserRouter(routes, { basename: BASE_PATH }),
  );
  prepareFeedback(buttonLook);
  prepareTerms(TERMS, async () => (await import('@/domain/glossary')).GLOSSARY);
  startTypeface();
  const { reportUrl, reportPercent } = env;
  if (reportUrl !== null && Math.random() * 100 < reportPercent)
    void import('@/platform/sendReports').then(({ startReports }) => startReports(reportUrl));
  const reactRoot = createRoot(root);
  onSessionRefused(() => {
    reactRoot.unmount();
    showSignInProblem(root, 'refused');
  });
  const render = () =>
    reactRoot.render(
      <StrictMode>
        <App client={client} session={session} router={router} environment={env} rooms={roomRoutes} />
      </StrictMode>,
    );
  // Drawing keeps a slow device busy for half a second: the first request goes out before it.
  if (askedFirst) void askedFirst.then(render);
  else render();
  return reactRoot;
}
