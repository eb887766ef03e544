import { useEffect, useState, useRef } from 'react';
import { Link, useRouteError } from 'react-router-dom';
import { toFailure } from '@/platform/failure';
import { reportError } from '@/platform/report';
import { leave } from '@/platform/leaving/leave';
import { captureWork, type CapturedWork } from '@/platform/leaving/unsavedWork';
import { Button } from '@/shared/ui/Button';
import { getButtonClass } from '@/shared/ui/buttonClass';
import { Text, Row } from '@/shared/ui/layout';
import { MessagePage } from './MessagePage';
import { keep, readKept } from '@/lib/kept';
import styles from './MessagePage.module.css';

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
  // During the first render the failed screen's forms can still be captured.
  const [work] = useState(captureWork);
  if (reloading) return <MessagePage title="Loading a new version of the portal" />;
  const failure = toFailure(error instanceof Error ? error : new Error(String(error)));
  return (
    <MessagePage
      code="Error"
      title={stale ? "This page couldn't be loaded" : 'Something went wrong on this page'}
      text={
        stale
          ? 'Check your connection, then reload the page.'
          : 'Reload the page; if it happens again, send the reference below to support.'
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
    >
      {work.length > 0 && <TypedWork work={work} />}
    </MessagePage>
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

/** Shows the data typed into a failed screen as text to copy. */
function TypedWork({ work }: { work: readonly CapturedWork[] }) {
  const [copied, setCopied] = useState(false);
  const [kept, setKept] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    void Promise.all(work.map(({ keep }) => keep())).then(all => setKept(all.every(Boolean)));
  }, [work]);

  const copy = async () => {
    box.current?.select();
    // Without TLS there is no clipboard API; then the text is selected for Ctrl+C.
    await navigator.clipboard?.writeText(box.current?.value ?? '').catch(() => {});
    setCopied(true);
  };
  const startWithout = async () => {
    await Promise.all(work.map(({ forget }) => forget()));
    leave.reload();
  };
  return (
    <section aria-labelledby="typed-work">
      <Text as="h2" tone="ink" above={7} id="typed-work">
        Your unsaved work
      </Text>
      <Text as="p" tone="soft" size="title" above={4} className={styles.text}>
        {kept ? 'Saved on this device; you can restore it after you reload.' : 'Copy it before you reload.'} If the
        error returns, start without it.
      </Text>
      <textarea
        ref={box}
        className={styles.typed}
        readOnly
        rows={10}
        aria-labelledby="typed-work"
        value={work.map(({ text }) => text).join('\n\n')}
      />
      <Row wrap gap={4} above={7}>
        <Button tone="primary" onClick={() => void copy()}>
          Copy text
        </Button>
        <Button onClick={() => void startWithout()}>Start without it</Button>
        <Text as="output" tone="soft" size="title" above={4} className={styles.text}>
          {copied && 'Copied'}
        </Text>
      </Row>
    </section>
  );
}
