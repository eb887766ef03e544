import './base.css';
import { StrictMode } from 'react';
import { isStorageAllowed } from '@/lib/kept';
import { atMost } from '@/lib/pause';
import { whenIdle } from '@/lib/whenIdle';
import { wipeRecoveryOfOthers } from '@/platform/recovery/recoveryStore';
import { env, envProblems } from '@/platform/env';
import { startMonitoring } from '@/platform/monitoring';
import { onReport } from '@/platform/report';
import { createClient } from '@/platform/graphql/client';
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
import { onSessionLost, onSessionRefused, sessionBegan } from '@/platform/session/sessionLost';
import { forgetTrips, mayTryAgain } from '@/platform/session/signInTrips';
import { TERMS } from '@/domain/terms';
import { setGlossary } from '@/shared/ui/terms';
import { startAppearance } from '@/shared/ui/appearance';
import { App } from './App';
import { createPrefetcher } from './prefetcher';
import { createBrowserRouter, createRoot, type Root } from './react';
import { getOfferedRoutes } from './featureRoutes';
import { buildRoutes } from './routes';
import { startTypeface } from './typeface';

function showSignInProblem(root: HTMLElement, found: readonly SessionFinding[] | 'refused'): void {
  void import('./startProblem').then(page => page.showSignInProblem(root, found));
}

/** Maximum delay of the first render for the code that sends the first queries, in ms. */
const FIRST_REQUEST_WITHIN_MS = 300;

/** Maximum delay of work that waits for the first rows, in ms. */
const QUIET_WITHIN_MS = 2_000;

/** Wipes other users' data on this computer after the first screen (`stands`), or before a lost session closes the page. */
function wipeOthers(userId: string): { stands: () => void } {
  let begin = () => {};
  const quiet = new Promise<void>(resolve => (begin = resolve));
  const wiped = wipeRecoveryOfOthers(userId, quiet);
  const forget = onSessionLost(() => {
    begin();
    return wiped;
  });
  void wiped.then(forget);
  return { stands: () => void whenIdle(begin, QUIET_WITHIN_MS) };
}

export function start(root: HTMLElement): Pick<Root, 'unmount'> | null {
  if (envProblems.length > 0) {
    startAppearance();
    void import('./startProblem').then(page => page.showStartProblem(root, envProblems));
    return null;
  }
  if (!isStorageAllowed()) {
    startAppearance();
    void import('./startProblem').then(page => page.showStorageProblem(root));
    return null;
  }
  if (wasIdleFor(env.idleMinutes)) clearSession();
  const session = readSession();
  if (!session) {
    startAppearance();
    if (mayTryAgain('missing')) goToLogin(currentPath());
    else showSignInProblem(root, examineSession());
    return null;
  }
  forgetTrips('missing');
  startAppearance(session.userId);
  sessionBegan(session.userId);
  const others = wipeOthers(session.userId);
  const client = createClient();
  const features = getOfferedRoutes(env.featuresOff);
  const visitor = { features, session, environment: env.name };
  const prefetcher = createPrefetcher(client, visitor);
  const sent = prefetcher.intend(new URL(location.href));
  setGlossary(TERMS, async () => (await import('@/domain/glossary')).GLOSSARY);
  const loadTypeface = startTypeface();
  startMonitoring(onReport);
  const { reportUrl, reportPercent } = env;
  if (reportUrl !== null && Math.random() * 100 < reportPercent)
    void import('@/platform/sendReports').then(({ startReports }) => startReports(reportUrl));
  const reactRoot = createRoot(root);
  let isGone = false;
  const unmount = () => {
    isGone = true;
    reactRoot.unmount();
  };
  onSessionRefused(() => {
    unmount();
    // React may finish a started render and empty its container again.
    const place = root.cloneNode() as HTMLElement;
    root.replaceWith(place);
    showSignInProblem(place, 'refused');
  });
  const draw = async () => {
    // Rendering blocks slow devices for half a second, so the first request goes out before it.
    await atMost(FIRST_REQUEST_WITHIN_MS, sent);
    await nextTask();
    if (isGone) return;
    const router = createBrowserRouter(buildRoutes({ ...visitor, prefetcher }), { basename: BASE_PATH });
    reactRoot.render(
      <StrictMode>
        <App client={client} session={session} router={router} environment={env} features={features} />
      </StrictMode>,
    );
    others.stands();
    loadTypeface();
  };
  void draw();
  return { unmount };
}

/** Resolves in a new task, so that pending input and painting go first. */
function nextTask(): Promise<void> {
  return new Promise(resolve => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
