import { Component, lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { notify } from '@/platform/feedback/feedback';
import { StatusLine } from '@/shared/approval/StatusLine';
import { ErrorPanel } from '@/shared/ui/ErrorPanel';
import { focusHeading } from '@/shared/ui/focus';
import { Button } from '@/shared/ui/Button';
import { getQueryBanner } from './model/banner';
import type { QueryRecord } from './model/record';
import { useQueryUser } from './useQueryUser';
import type { QueryThread } from './useQueryThread';

const loadModal = async () => (await import('./QueryModal')).QueryModal;
const QueryModal = lazy(async () => ({ default: await loadModal() }));

const verb = (yours: boolean) => (yours ? 'Respond' : 'View query');

interface QueryBannersProps {
  thread: QueryThread;
  record: QueryRecord;
  /** Called after a query was raised, answered or closed, because the record's status may have changed. */
  onChanged: () => void | Promise<void>;
  /** Text and buttons that follow the first banner. */
  details?: string;
  tools?: ReactNode;
}

/** Shows a line per open query, and the dialog of the record's queries. Place it above the record. */
export function QueryBanners({ thread, record, onChanged, details, tools }: QueryBannersProps) {
  const user = useQueryUser();
  const { queries, error, opened } = thread;
  const [changes, setChanges] = useState(0);
  const seen = useRef(0);
  useEffect(() => {
    if (seen.current === changes || opened !== null) return;
    seen.current = changes;
    // The banner with the pressed button may be gone, and the focus with it.
    const main = document.querySelector('main');
    if (main && document.activeElement === document.body) focusHeading(main);
  }, [changes, opened]);
  const banners = (queries ?? []).map(query => getQueryBanner(query, user)).filter(banner => banner !== null);
  return (
    <>
      {error && (
        <ErrorPanel message="The queries couldn't be loaded." error={error} onRetry={() => void thread.reload()} />
      )}
      {banners.map(({ id, title, text, yours }, index) => (
        <StatusLine
          key={id}
          label={`Query #${id}`}
          banner={{ tone: yours ? 'yours' : 'pending', text: title }}
          details={[text, index === 0 && details].filter(Boolean).join(' · ')}
          busy={false}
          tools={
            <>
              <Button
                small
                tone={yours ? 'primary' : undefined}
                aria-haspopup="dialog"
                aria-label={banners.length > 1 ? `${verb(yours)} #${id}` : undefined}
                onClick={() => thread.open(id)}
              >
                {verb(yours)}
              </Button>
              {index === 0 && tools}
            </>
          }
        />
      ))}
      {opened !== null && queries && (
        <LoadGuard onFailed={thread.close}>
          <Suspense fallback={null}>
            <QueryModal
              record={record}
              queries={queries}
              first={opened}
              onClosed={thread.close}
              onChanged={async () => {
                await Promise.all([thread.reload(), onChanged()]);
                setChanges(count => count + 1);
              }}
            />
          </Suspense>
        </LoadGuard>
      )}
    </>
  );
}

/** If the dialog's code fails to load, the page stays and shows a message. */
class LoadGuard extends Component<{ onFailed: () => void; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(cause: Error) {
    notify.error("The queries couldn't be opened. Reload the page and try again.", { cause });
    this.props.onFailed();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
