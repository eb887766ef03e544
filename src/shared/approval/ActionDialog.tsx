import { useId, type ReactNode } from 'react';
import { Button } from '@/shared/ui/Button';
import { CopyDetails } from '@/shared/ui/FailureReference';
import { Notice } from '@/shared/ui/Notice';
import { Box, Stack } from '@/shared/ui/layout';
import { LookupsContext, useAfterLookups } from '@/shared/ui/lookups';
import { Modal } from '@/shared/ui/Modal';
import styles from './dialogs.module.css';
import type { ApprovalContext } from './model/context';
import type { ApprovalRights } from './model/rights';
import type { Action, WorkflowPerson, WorkflowTask } from './model/task';
import type { ActionProblem } from './useApprovalAction';
import { type RemarksKey, confirmDiscard } from './useRemarks';

export interface Typed {
  remarks: string;
  l1: readonly WorkflowPerson[];
  l2: readonly WorkflowPerson[];
  /** null: without deviation. */
  deviation: readonly WorkflowPerson[] | null;
  /** The level that it goes back to, 0 for the initiator; absent where that is not chosen. */
  backTo?: number;
}

export interface ActionDialogProps {
  action: Action;
  open: boolean;
  about?: ReactNode;
  task: WorkflowTask;
  rights: ApprovalRights;
  context: ApprovalContext;
  user: WorkflowPerson;
  scope: string;
  remarksKey: RemarksKey;
  sending: boolean;
  problem: ActionProblem | null;
  onSubmit: (typed: Typed) => void;
  /** Checks the result of an action without a response. */
  onCheck: () => void;
  onClose: () => void;
  onClosed: () => void;
}

interface Props extends ActionDialogProps {
  title: string;
  okText: string;
  remarks: string;
  children: ReactNode;
  onOk: () => void;
}

/** Dialog frame with title, fields, error and buttons. It can't be closed while an action is running. */
export function ActionDialog(props: Props) {
  const { title, okText, remarks, about, children, open, sending, problem, onOk, onCheck, onClose, onClosed } = props;
  const formId = useId();
  const { lookups, waits, run } = useAfterLookups(() => open && onOk());
  const okButton = {
    overtaken: null,
    unknown: (
      <Button tone="primary" busy={sending} onClick={onCheck}>
        Check again
      </Button>
    ),
    refused: (
      <Button
        tone={props.action === 'reject' ? 'destructive' : 'primary'}
        busy={sending || waits}
        type="submit"
        form={formId}
      >
        {okText}
      </Button>
    ),
  }[problem?.kind ?? 'refused'];

  const leave = async () => {
    if (problem?.kind === 'overtaken' || (await confirmDiscard(remarks))) onClose();
  };

  return (
    <Modal
      title={title}
      open={open}
      width={560}
      closable={!sending}
      keyboard={!sending}
      mask={{ closable: false }}
      onCancel={() => void leave()}
      afterClose={onClosed}
      footer={
        <>
          <Button disabled={sending} onClick={() => void leave()}>
            {okButton ? 'Cancel' : 'Close'}
          </Button>
          {okButton}
        </>
      }
    >
      <Stack
        as="form"
        gap={2}
        id={formId}
        noValidate
        aria-busy={sending}
        onSubmit={event => {
          event.preventDefault();
          if (okButton && problem?.kind !== 'unknown' && !sending) run();
        }}
      >
        {about && (
          <Box size="title" breaks below={4} ruledBelow className={styles.about}>
            {about}
          </Box>
        )}
        <LookupsContext value={lookups}>{children}</LookupsContext>
        <Notice tone={problem?.kind === 'overtaken' ? 'warn' : 'bad'} role="alert">
          {problem?.message}
          <CopyDetails error={problem?.cause} />
        </Notice>
      </Stack>
    </Modal>
  );
}
