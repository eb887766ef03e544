import { useEffect, useState } from 'react';
import { Link, useRouteError } from 'react-router-dom';
import { toFailure } from '@/platform/failure';
import { reportError } from '@/platform/report';
import { leave } from '@/platform/leaving/leave';
import { unsavedWork } from '@/platform/leaving/unsavedWork';
import { Button } from '@/shared/ui/Button';
import { getButtonClass } from '@/shared/ui/buttonClass';
import { MessagePage } from './MessagePage';
import { keep, readKept } from '@/lib/kept';

function useErrorPage() {
  const error = useRouteError();
  const stale = isStaleChunk(error);
  // After a deployment the old files are missing; a reload gets the new ones. Only once: a second failure is shown.
  const reloading = stale && mayReloadFor(error);
  useEffect(() => {
    if (reloading) leave.reload();
    else reportError(error);
  }, [reloading, error]);
  return { error, stale, reloading };
}

export function ContentErrorPage() {
  const { error, stale, reloading } = useErrorPage();
  // During the first render, the form that failed is still registered.
  const [hasCopy] = useState(() => unsavedWork().some(({ keep }) => keep));
  if (reloading) return <MessagePage title="Loading a new version of the portal" />;
  const failure = toFailure(error instanceof Error ? error : new Error(String(error)));
  return (
    <MessagePage
      code="Error"
      title={stale ? "This page couldn't be loaded" : 'Something went wrong on this page'}
      text={
        stale
          ? 'Check your connection, then reload the page.'
          : `Reload the page${hasCopy ? '; you can then restore unsaved work' : ''}. If it happens again, send the reference below to support.`
      }
      actions={
        <>
          <Button tone="primary" onClick={() => leave.reload()}>
            Reload
          </Button>
          <Link className={getButtonClass({ tone: 'quiet' })} to="/">
            Back Home
          </Link>
        </>
      }
      failure={failure}
    />
  );
}

export function PortalErrorPage() {
  return (
    <main className="portal-message">
      <ContentErrorPage />
    </main>
  );
}

const STALE =
  /dynamically imported module|importing a module script failed|unable to preload css|failed to load module/i;
const KEY = 'sportal.reloadedAt';
const PAUSE_MS = 60_000;

/** Returns true if a screen's code failed to load: no connection, or an older deployment's file. */
function isStaleChunk(error: unknown): boolean {
  return error instanceof Error && STALE.test(error.message);
}

const decided = new WeakMap<Error, boolean>();

/** Returns true for the first such error within a minute while online; stable per error. */
function mayReloadFor(error: unknown): boolean {
  if (!(error instanceof Error) || !navigator.onLine) return false;
  let answer = decided.get(error);
  if (answer === undefined) {
    const last = Number(readKept(KEY, 'tab'));
    answer = Date.now() - last > PAUSE_MS;
    if (answer) keep(KEY, Date.now(), 'tab');
    decided.set(error, answer);
  }
  return answer;
}
