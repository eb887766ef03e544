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
import { getLevel, type Action, type WorkflowTask, getUser } from './model/task';
import { rememberPeople } from './recentPeople';
import { useApprovalAction } from './useApprovalAction';

export interface Acted {
  action: Action;
  lastLevel: boolean;
  othersAsked: boolean;
  /** The task went back to an earlier level, not to the initiator. */
  toLevel: boolean;
}

export interface ApprovalOptions {
  context: ApprovalContext;
  contextId: Id;
  /** The record's status: the approval is hidden in Under Query and Work in Progress (docs/decisions.md#approval-bar-hidden). */
  status: string | null;
  scope?: string | null;
  about?: string;
  designated?: { userId: string; email: string };
  /** Opens the record for correction by the designated approver. Only for records that the other side created (spec 2 §4). */
  onSaveAsDraft?: (() => void) | undefined;
  /**
   * Called once an action is recorded, even if the user leaves the page. Resolve to false if notifying others failed, so that the user can
   * retry.
   */
  onRecorded?: (acted: Acted) => Promise<boolean>;
  /** Called 0.5 s after an action; reload the record here. */
  onActed?: (acted: Acted | null) => void | Promise<void>;
}

const HIDDEN: readonly Status[] = ['underquery', 'workinprogress'];

const loadNotes = () => import('./NotesDialog').then(module => module.NotesDialog);

function getActed({ action, task: seen, user, rewrite, backTo = 0 }: ActRequest): Acted {
  const task = rewrite?.(seen) ?? seen;
  return {
    action,
    lastLevel: getLevel(task, task.currentLevel)?.isLast ?? false,
    othersAsked: othersToApprove(task, user).length > 0,
    toLevel: backTo > 0,
  };
}

/** Separate functions: with two imports in one expression, the build loads only the last one's styles. */
const DIALOGS: Record<Action, () => Promise<ComponentType<ActionDialogProps>>> = {
  approve: () => import('./ApproveDialog').then(module => module.ApproveDialog),
  sendback: loadNotes,
  reject: loadNotes,
};
const loadDialog = (action: Action) => DIALOGS[action]();

function getRewrite(
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

export function useApproval(options: ApprovalOptions) {
  const { context, contextId, status, designated, onSaveAsDraft, onRecorded, onActed } = options;
  const scope = `${context.context}.${options.scope ?? ''}`;
  const isHidden = isStatus(status, ...HIDDEN);
  const state = useWorkflowTask(context.context, isHidden ? null : contextId);
  const session = useSession();
  const user = useMemo(() => getUser(session), [session]);
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
    onRecorded: async request => (await onRecorded?.(getActed(request))) ?? true,
    onReload: (request, isComplete) => {
      const reading = refresh(getActed(request));
      // The link to the next task waits for this and may leave the page at once.
      if (isComplete) onDecision(request.action);
      return reading;
    },
  });
  const dialogs = useLazyModal(loadDialog);
  // The dialog keeps the rights of its opening, so that it doesn't change during input.
  const [openedWith, setOpenedWith] = useState(rights);
  const busy = action.phase !== 'idle';

  const submit = async (typed: Typed) => {
    const chosen = dialogs.key;
    if (!chosen || !task) return;
    const record = { module: context.module, context: context.context, contextId };
    const rewrite = getRewrite(openedWith, chosen, typed);
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
    // The page shows the result of an action without response.
    const maybeActed = kind === 'overtaken' || kind === 'unknown';
    dialogs.remove();
    action.forget();
    // The pressed button may be gone.
    if (kind === 'overtaken' || action.phase === 'reloading') bannerText.current?.focus();
    if (maybeActed) void refresh(null);
  };

  return {
    context,
    contextId,
    scope,
    state,
    /** null while loading, without a task, and while hidden. */
    task,
    user,
    rights,
    dialogs,
    action,
    busy,
    openedWith,
    bannerText,
    /** Opens the dialog of an action, if it is permitted. */
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
