import type { ReactNode } from 'react';
import { ErrorPanel } from '@/shared/ui/ErrorPanel';
import { TextSkeleton } from '@/shared/ui/Skeletons';
import { BannerStrip } from './BannerStrip';
import { bannerOf } from './model/banner';
import type { Approval } from './useApproval';

interface ApprovalBarProps {
  approval: Approval;
  /** What is decided on, for its dialogs: for how much, and whose. */
  about?: ReactNode;
  /** Where the record is, in one sentence. */
  statusLine?: string;
  /** Links to more about it: the levels, the workflow log. */
  links?: ReactNode;
}

/** Stands in the place of an approval that is not known yet. */
export function ApprovalSkeleton() {
  return <TextSkeleton lines={3} label="Loading the approval" />;
}

/** Where a record's approval stands, in the words of its context, and the dialogs of its actions. Put it above the record. */
export function ApprovalBar({ approval, about, statusLine, links }: ApprovalBarProps) {
  const { state, task, user, context, contextId, dialogs, action } = approval;
  if (!task) {
    if (state.error) {
      const message = `The approval could not be loaded. ${state.error.message}`;
      return <ErrorPanel message={message} onRetry={() => void state.reload()} />;
    }
    return state.loading ? <ApprovalSkeleton /> : null;
  }
  const Dialog = dialogs.Component;
  return (
    <>
      <BannerStrip
        banner={bannerOf(task, user, context)}
        statusLine={statusLine}
        links={links}
        textRef={approval.bannerText}
        busy={action.phase === 'reloading'}
      />
      {state.error && (
        <ErrorPanel
          message={`The approval shown may be out of date. ${state.error.message}`}
          onRetry={() => void state.reload()}
        />
      )}
      {Dialog && dialogs.key && (
        <Dialog
          action={dialogs.key}
          open={dialogs.isOpen}
          about={about}
          task={task}
          rights={approval.openedWith}
          context={context}
          user={user}
          scope={approval.scope}
          remarksKey={{ userId: user.userId, context: context.context, contextId, action: dialogs.key }}
          sending={action.phase === 'sending'}
          problem={action.problem}
          onSubmit={typed => void approval.submit(typed)}
          onCheck={() => void approval.check()}
          onClose={dialogs.close}
          onClosed={approval.closed}
        />
      )}
    </>
  );
}
