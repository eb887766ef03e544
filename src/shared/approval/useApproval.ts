import { use, useMemo, useRef, useState, type ComponentType } from 'react';
import type { Id } from '@/lib/ids';
import { isStatus, type Status } from '@/lib/status';
import { useSession } from '@/platform/session/SessionContext';
import { useLazyModal } from '@/shared/ui/useLazyModal';
import type { ActionDialogProps, Typed } from './ActionDialog';
import { useApprovalCommands } from './api/useApprovalCalls';
import { useWorkflowTask } from './api/useWorkflowTask';
import { DecisionContext } from './decisions';
import type { ActRequest } from './model/act';
import type { ApprovalContext } from './model/context';
import { othersToApprove, withApprovers, withDeviation, withoutDeviation } from './model/levels';
import { approvalRights, isDesignatedTurn, NO_RIGHTS, type ApprovalRights } from './model/rights';
import { levelOf, type Action, type WorkflowTask } from './model/task';
import { userOf } from './model/user';
import { rememberPeople } from './recentPeople';
import { useApprovalAction } from './useApprovalAction';

/** What was done, for callers that have something of their own to do then. */
export interface Acted {
  action: Action;
  /** The act was on the last level of the workflow. */
  lastLevel: boolean;
  /** Others had to approve the level, too, when the page was last read. */
  othersAsked: boolean;
  /** The task went back to an earlier level, not to the initiator. */
  toLevel: boolean;
}

export interface ApprovalOptions {
  /** How this kind of record is approved; a constant of the room. */
  context: ApprovalContext;
  contextId: Id;
  /** The record's own status: nothing is shown or asked in Under Query and Work in Progress (DECISIONS 31). */
  status: string | null;
  /** Where the same approvers are chosen again: kept choices are offered within it. */
  scope?: string | null;
  /** What is decided on, for the message of what was done. */
  about?: string;
  /** The approver named on the record. */
  designated?: { userId: string; email: string };
  /**
   * Opens the record for correction, where it is saved. Offered to the designated approver while it waits for them; give it only for
   * records that were created outside (spec 2 §4).
   */
  onSaveAsDraft?: (() => void) | undefined;
  /**
   * Called as soon as an action is recorded, and whatever becomes of the page: what others must be told is told here. False: it did not
   * get through, and the person stays to repeat it.
   */
  onRecorded?: (acted: Acted) => Promise<boolean>;
  /** Called 0.5 s after an action, with the task; reload the record here. */
  onActed?: (acted: Acted | null) => void | Promise<void>;
}

const HIDDEN: readonly Status[] = ['underquery', 'workinprogress'];

const loadNotes = () => import('./NotesDialog').then(module => module.NotesDialog);

function actedOf({ action, task: seen, user, rewrite, backTo = 0 }: ActRequest): Acted {
  const task = rewrite?.(seen) ?? seen;
  return {
    action,
    lastLevel: levelOf(task, task.currentLevel)?.isLast ?? false,
    othersAsked: othersToApprove(task, user).length > 0,
    toLevel: backTo > 0,
  };
}

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

/**
 * The approval of a record: its task, what this user may do with it, and the action that is on its way. Call it in the record's view;
 * `ApprovalBar`, `ApprovalActions` and `useLevels` share it.
 */
export function useApproval(options: ApprovalOptions) {
  const { context, contextId, status, designated, onSaveAsDraft, onRecorded, onActed } = options;
  const scope = `${context.context}.${options.scope ?? ''}`;
  const isHidden = isStatus(status, ...HIDDEN);
  const state = useWorkflowTask(context.context, isHidden ? null : contextId);
  const session = useSession();
  const user = useMemo(() => userOf(session), [session]);
  const bannerText = useRef<HTMLOutputElement>(null);
  const task = state.task ?? null;
  const rights = task ? approvalRights(task, user, context) : NO_RIGHTS;
  const refresh = async (acted: Acted | null) => {
    await Promise.all([state.reload(), onActed?.(acted)]);
  };
  const onDecision = use(DecisionContext);
  const commands = useApprovalCommands();
  const action = useApprovalAction({
    calls: { ...commands, readTask: state.read },
    about: options.about,
    onRecorded: async request => (await onRecorded?.(actedOf(request))) ?? true,
    onReload: (request, isComplete) => {
      const reading = refresh(actedOf(request));
      // What leads on to the next task waits for this, and may leave the page at once.
      if (isComplete) onDecision(request.action);
      return reading;
    },
  });
  const dialogs = useLazyModal(loadDialog);
  // The dialog keeps the rights it was opened with: what it says must not change under the user's hands.
  const [openedWith, setOpenedWith] = useState(rights);
  const busy = action.phase !== 'idle';

  const submit = async (typed: Typed) => {
    const chosen = dialogs.key;
    if (!chosen || !task) return;
    const record = { module: context.module, context: context.context, contextId };
    const rewrite = rewriteOf(openedWith, chosen, typed);
    const { remarks, backTo } = typed;
    const done = await action.start({ record, task, user, action: chosen, remarks, backTo, rewrite });
    if (!done) return;
    dialogs.closeAsRead();
    if (chosen !== 'approve' || !openedWith.choosesL1L2) return;
    for (const level of ['l1', 'l2'] as const) rememberPeople({ userId: user.userId, scope, level }, typed[level]);
  };
  const check = async () => {
    if (await action.check()) dialogs.closeAsRead();
  };
  const closed = () => {
    const { kind } = action.problem ?? {};
    // What became of an action without an answer is seen on the page.
    const maybeActed = kind === 'overtaken' || kind === 'unknown';
    dialogs.remove();
    action.forget();
    // The pressed button may be gone with the old state.
    if (kind === 'overtaken' || action.phase === 'reloading') bannerText.current?.focus();
    if (maybeActed) void refresh(null);
  };

  return {
    context,
    contextId,
    scope,
    state,
    /** null while it is not known, where there is none, and where it is hidden. */
    task,
    user,
    rights,
    dialogs,
    action,
    busy,
    openedWith,
    bannerText,
    /** Opens the dialog of an action; nothing happens when it is not granted. */
    press: (pressed: Action) => {
      if (busy || !rights.actions.includes(pressed)) return;
      setOpenedWith(rights);
      dialogs.open(pressed);
    },
    saveAsDraft: isDesignatedTurn(rights, user, designated) ? onSaveAsDraft : undefined,
    submit,
    check,
    closed,
  };
}

export type Approval = ReturnType<typeof useApproval>;
