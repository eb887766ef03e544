import type { ReactNode } from 'react';
import { ErrorPanel } from '@/shared/ui/ErrorPanel';
import { TextSkeleton } from '@/shared/ui/Skeletons';
import { BannerStrip } from './BannerStrip';
import { getBanner } from './model/banner';
import type { Approval } from './useApproval';

interface ApprovalBarProps {
  approval: Approval;
  about?: ReactNode;
  statusLine?: string;
  links?: ReactNode;
}

export function ApprovalSkeleton() {
  return <TextSkeleton lines={3} label="Loading the approval" />;
}

/** Shows a record's approval status and its action dialogs. Place it above the record. */
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
        banner={getBanner(task, user, context)}
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
