import { useRef, useState, type ComponentType } from 'react';
import { statusKey } from '@/lib/text';
import { useSession } from '@/platform/session/SessionContext';
import { ErrorPanel } from '@/shared/ui/ErrorPanel';
import { useApprovalCommands } from './api/useApprovalCalls';
import { useWorkflowTask, type WorkflowTaskState } from './api/useWorkflowTask';
import type { ActionDialogProps } from './ActionDialog';
import { ActionButtons } from './ActionButtons';
import styles from './ApprovalBar.module.css';
import { BannerStrip } from './BannerStrip';
import { announceDecision } from './decisions';
import { LevelsCard } from './LevelsCard';
import { bannerOf } from './model/banner';
import type { ApprovalContext } from './model/context';
import { withApprovers, withDeviation, withoutDeviation } from './model/levels';
import { approvalRights, isDesignatedTurn, type ApprovalRights } from './model/rights';
import { levelOf, type Action, type WorkflowTask } from './model/task';
import { userOf } from './model/user';
import type { Typed } from './rescue';
import { useApprovalAction } from './useApprovalAction';
import { useLazyModal } from '@/shared/ui/useLazyModal';

/** What was done, for callers that have something of their own to do then. */
interface Acted {
  action: Action;
  /** It was the last level of the workflow. */
  lastLevel: boolean;
}

export interface ApprovalBarProps {
  /** How this kind of record is approved; a constant of the room. */
  context: ApprovalContext;
  contextId: number;
  /** The record's own status: the bar is hidden in Under Query and Work in Progress (DECISIONS 31). */
  status: string | null;
  /** The approver named on the record. */
  designated?: { userId: string; email: string };
  /**
   * Opens the record for correction, where it is saved. Offered to the designated approver while it waits for them; give it only for
   * records that were created outside (spec 2 §4).
   */
  onSaveAsDraft?: (() => void) | undefined;
  /** Called 0.5 s after an action, with the task; reload the record here. */
  onActed?: (acted: Acted | null) => void | Promise<void>;
}

const HIDDEN = new Set(['underquery', 'workinprogress']);

/** Banner, level table and actions of a record's workflow. Put it as a direct child of the view, above the record. */
export function ApprovalBar(props: ApprovalBarProps) {
  const hidden = HIDDEN.has(statusKey(props.status));
  const state = useWorkflowTask(props.context.context, hidden ? null : props.contextId);
  if (hidden) return null;
  if (state.task) return <TaskBar {...props} state={state} task={state.task} />;
  if (state.error) {
    const message = `The approval could not be loaded. ${state.error.message}`;
    return <ErrorPanel message={message} onRetry={() => void state.reload()} />;
  }
  return state.loading ? <output className={styles.loading} aria-label="Loading the approval" /> : null;
}

const loadNotes = () => import('./NotesDialog').then(module => module.NotesDialog);

/** Each import in a function of its own: two in one expression, and the build loads the styles of the last one only. */
const DIALOGS: Record<Action, () => Promise<ComponentType<ActionDialogProps>>> = {
  approve: () => import('./ApproveDialog').then(module => module.ApproveDialog),
  sendback: loadNotes,
  reject: loadNotes,
};
const loadDialog = (action: Action) => DIALOGS[action]();

/** The levels as the user wants them, or null when this action leaves them alone. */
function rewriteOf(
  rights: ApprovalRights,
  action: Action,
  typed: Typed,
): ((task: WorkflowTask) => WorkflowTask) | null {
  if (action !== 'approve') return null;
  if (rights.choosesL1L2) return task => withApprovers(task, typed.l1, typed.l2);
  if (!rights.mayAddDeviation) return null;
  const { deviation } = typed;
  return deviation ? task => withDeviation(task, deviation) : withoutDeviation;
}

interface TaskBarProps extends ApprovalBarProps {
  state: WorkflowTaskState;
  task: WorkflowTask;
}

function TaskBar({ context, contextId, designated, onSaveAsDraft, onActed, state, task }: TaskBarProps) {
  const user = userOf(useSession());
  const bannerText = useRef<HTMLOutputElement>(null);
  const rights = approvalRights(task, user, context);
  const banner = bannerOf(task, user, context);
  const refresh = async (acted: Acted | null) => {
    await Promise.all([state.reload(), onActed?.(acted)]);
  };
  const commands = useApprovalCommands();
  const action = useApprovalAction({
    calls: { ...commands, readTask: state.read },
    onSettled: request => {
      announceDecision();
      const lastLevel = levelOf(request.task, request.task.currentLevel)?.isLast ?? false;
      return refresh({ action: request.action, lastLevel });
    },
  });
  const dialogs = useLazyModal(loadDialog);
  // The dialog keeps the rights it was opened with: what it says must not change under the user's hands.
  const [openedWith, setOpenedWith] = useState(rights);
  const saveAsDraft = isDesignatedTurn(rights, user, designated) ? onSaveAsDraft : undefined;

  const submit = async (typed: Typed) => {
    const chosen = dialogs.key;
    if (!chosen) return;
    const record = { module: context.module, context: context.context, contextId };
    const rewrite = rewriteOf(openedWith, chosen, typed);
    const done = await action.start({ record, task, user, action: chosen, remarks: typed.remarks, rewrite });
    if (done) dialogs.close();
  };
  const check = async () => {
    if (await action.check()) dialogs.close();
  };
  const closed = () => {
    const overtaken = action.problem?.kind === 'overtaken';
    dialogs.remove();
    action.forget();
    // The pressed button may be gone with the old state.
    if (overtaken || action.phase === 'settling') bannerText.current?.focus();
    if (overtaken) void refresh(null);
  };

  const busy = action.phase !== 'idle';
  const Dialog = dialogs.Component;
  return (
    <>
      <BannerStrip
        banner={banner}
        textRef={bannerText}
        busy={action.phase === 'settling'}
        actions={
          rights.actions.length > 0 || saveAsDraft ? (
            <ActionButtons
              actions={rights.actions}
              opening={dialogs.opening?.key ?? null}
              disabled={busy}
              onPreload={dialogs.preload}
              onPress={pressed => {
                setOpenedWith(rights);
                dialogs.open(pressed);
              }}
              onSaveAsDraft={saveAsDraft}
            />
          ) : null
        }
      />
      {state.error && (
        <ErrorPanel
          message={`The approval shown may be out of date. ${state.error.message}`}
          onRetry={() => void state.reload()}
        />
      )}
      <LevelsCard task={task} user={user} context={context} />
      {Dialog && dialogs.key && (
        <Dialog
          action={dialogs.key}
          open={dialogs.isOpen}
          task={task}
          rights={openedWith}
          context={context}
          rescueKey={{ userId: user.userId, context: context.context, contextId, action: dialogs.key }}
          sending={action.phase === 'sending'}
          problem={action.problem}
          onSubmit={typed => void submit(typed)}
          onCheck={() => void check()}
          onClose={dialogs.close}
          onClosed={closed}
        />
      )}
    </>
  );
}
