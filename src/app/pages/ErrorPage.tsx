import { useEffect } from 'react';
import { Link, useRouteError } from 'react-router-dom';
import { leave } from '@/platform/routing/leave';
import { MessagePage } from './MessagePage';
import styles from './MessagePage.module.css';
import { isStaleChunk, mayReloadFor } from './staleChunk';

function useErrorPage() {
  const error = useRouteError();
  const stale = isStaleChunk(error);
  // After a deployment the old page's files are gone: a reload brings the new ones. Once; a second failure is shown.
  const reloading = stale && mayReloadFor(error);
  useEffect(() => {
    if (reloading) leave.reload();
  }, [reloading]);
  return { error, stale, reloading };
}

function reloadButton() {
  return (
    <button type="button" className={styles.action} onClick={() => leave.reload()}>
      Reload
    </button>
  );
}

/** A screen failed; header and menu stay. */
export function ContentErrorPage() {
  const { error, stale, reloading } = useErrorPage();
  if (reloading) return <MessagePage title="A new version of the portal is being loaded" />;
  return (
    <MessagePage
      code="Error"
      title={stale ? 'This page could not be loaded' : 'This page has stopped working'}
      actions={
        <>
          {reloadButton()}
          <Link className={styles.action} to="/">
            Back Home
          </Link>
        </>
      }
    >
      <p className={styles.text} role="alert">
        {stale
          ? 'The connection was lost, or the portal was updated meanwhile. Check your connection and reload the page.'
          : 'The error is ours, not yours. Reload the page to go on; if it happens again, tell support what you were doing.'}
      </p>
      {error instanceof Error && (
        <details className={styles.details}>
          <summary>Technical details</summary>
          <pre>{`${error.name}: ${error.message}`}</pre>
        </details>
      )}
    </MessagePage>
  );
}

/** Even the layout failed. */
export function PortalErrorPage() {
  return (
    <main className="portal-message">
      <ContentErrorPage />
    </main>
  );
}
