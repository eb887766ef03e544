import type { ReactNode } from 'react';
import { ErrorPanel } from '@/shared/ui/ErrorPanel';
import { getBanner } from './model/banner';
import { StatusLine } from './StatusLine';
import type { Approval } from './useApproval';

interface ApprovalBarProps {
  approval: Approval;
  about?: ReactNode;
  /** Follows the banner; by default the next level. */
  details?: string | undefined;
  /** Buttons at the end of the line; the line is shown for them even without an approval. */
  tools?: ReactNode;
}

/** Shows a record's approval status and its action dialogs. Place it above the record. */
export function ApprovalBar({ approval, about, details, tools }: ApprovalBarProps) {
  const { state, task, user, context, contextId, dialogs, action } = approval;
  const failed = state.error && (
    <ErrorPanel
      message={task ? 'The approval shown may be out of date.' : "The approval couldn't be loaded."}
      error={state.error}
      onRetry={() => void state.reload()}
    />
  );
  if (!task)
    return (
      <>
        {(state.loading || details || tools) && (
          <StatusLine banner={null} details={details ?? ''} tools={tools} busy={state.loading} />
        )}
        {failed}
      </>
    );
  const banner = getBanner(task, user, context);
  const Dialog = dialogs.Component;
  return (
    <>
      <StatusLine
        banner={banner}
        details={details ?? (banner.next && `Next: ${banner.next}`)}
        tools={tools}
        textRef={approval.bannerText}
        busy={action.phase === 'reloading'}
      />
      {failed}
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
