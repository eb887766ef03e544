import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { env, envProblems } from '@/platform/env';
import { prepareFeedback } from '@/platform/feedback/feedback';
import { createClient } from '@/platform/graphql/client';
import { setEarlyClient } from '@/platform/graphql/early';
import { BASE_PATH } from '@/platform/routing/routes';
import { currentPath, goToLogin, readSession } from '@/platform/session/session';
import { sessionBegan } from '@/platform/session/sessionLost';
import { applyTokens } from '@/shared/ui/theme';
import { App } from './app/App';
import './app/base.css';
import { roomRoutes } from './app/rooms';
import { buildRoutes } from './app/routes';
import { showStartProblem } from './app/startProblem';

function start(root: HTMLElement): void {
  applyTokens();
  if (envProblems.length > 0) return showStartProblem(root, envProblems);
  const session = readSession();
  if (!session) return goToLogin(currentPath());

  sessionBegan(session.userId);
  const client = createClient();
  setEarlyClient(client);
  // The router starts the matched screen's code and first request here, before React renders anything.
  const router = createBrowserRouter(buildRoutes({ session, environment: env.name, rooms: roomRoutes }), {
    basename: BASE_PATH,
  });
  prepareFeedback();
  createRoot(root).render(
    <StrictMode>
      <App client={client} session={session} router={router} environment={env} rooms={roomRoutes} />
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (root) start(root);
