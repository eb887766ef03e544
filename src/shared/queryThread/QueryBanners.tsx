import { joinParts } from '@/lib/text';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { StatusLine } from '@/shared/approval/StatusLine';
import { ErrorPanel } from '@/shared/ui/ErrorPanel';
import { focusHeading } from '@/shared/ui/focus';
import { Button } from '@/shared/ui/Button';
import { getQueryBanner } from './model/banner';
import type { QueryRecord } from './model/record';
import { useQueryUser } from './useQueryUser';
import type { QueryThread } from './useQueryThread';

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
  const { queries, error, modal } = thread;
  const isShown = modal.Component !== null;
  const [changes, setChanges] = useState(0);
  const seen = useRef(0);
  useEffect(() => {
    if (seen.current === changes || isShown) return;
    seen.current = changes;
    // The banner with the pressed button may be gone, and the focus with it.
    const main = document.querySelector('main');
    if (main && document.activeElement === document.body) focusHeading(main);
  }, [changes, isShown]);
  const reload = async () => {
    modal.closeAsRead();
    await Promise.all([thread.reload(), onChanged()]);
    setChanges(count => count + 1);
  };
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
          details={joinParts(text, index === 0 && details)}
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
      {modal.Component && queries && (
        <modal.Component
          record={record}
          queries={queries}
          first={modal.key}
          open={modal.isOpen}
          onClose={modal.close}
          onClosed={modal.remove}
          onDone={() => void reload()}
        />
      )}
    </>
  );
}
