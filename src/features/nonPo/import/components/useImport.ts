import { useRef, useState } from 'react';
import type { CallError } from '@/platform/graphql/callError';
import type { Session } from '@/platform/session/session';
import type { Attachment } from '@/shared/attachments/attachment';
import { createUploadGuard } from '@/shared/attachments/uploadGuard';
import { useInvoiceLookups } from '@/domain/invoice/api/useInvoiceLookups';
import type { NewInvoiceFor } from '@/domain/invoice/newInvoice';
import { usePartyChoice } from '@/domain/invoice/usePartyChoice';
import { importMessages } from '../model/importMessages';
import type { ReadFile } from '../model/importState';
import { findReadChoices } from '../model/readChoices';
import { parseReadInvoice } from '../model/readData';
import { useImportInvoice } from '../api/useImportInvoice';
import { useAbort } from '@/platform/useAbort';

type OnRead = (invoiceFor: NewInvoiceFor, read: ReadFile) => void;

export function useImport(session: Session, onRead: OnRead) {
  const read = useImportInvoice();
  const choice = usePartyChoice(session);
  const [guard] = useState(createUploadGuard);
  const [files, setFiles] = useState<Attachment[]>([]);
  const [problem, setProblem] = useState<{ message: string; error?: CallError } | null>(null);
  const [failed, setFailed] = useState(false);
  const [running, setRunning] = useState(false);
  const { begin } = useAbort();
  // A ref, because the value is read after awaits.
  const chosen = useRef<Attachment>(undefined);

  const { company } = choice;
  const lookups = useInvoiceLookups({ companyCode: company?.code ?? '', countryCode: company?.countryCode ?? '' });
  const invoiceFor = company && {
    companyCode: company.code,
    countryCode: company.countryCode,
    supplierCode: company.supplierCode,
  };

  async function submit(): Promise<void> {
    if (running) return;
    const { uploading, failed: lost } = guard.state();
    if (lost.length > 0) return setProblem({ message: importMessages.notSubmitted });
    if (!invoiceFor || (!chosen.current && uploading === 0))
      return setProblem({ message: importMessages.fileAndCompany });
    const signal = begin();
    setRunning(true);
    setProblem(null);
    try {
      const own = choice.picksSupplier ? [] : [session.supplierCode ?? ''];
      const supplierCodes = [invoiceFor.supplierCode, ...own].filter(Boolean);
      await guard.finished();
      const file = chosen.current;
      if (signal.aborted) return;
      if (!file || guard.state().failed.length > 0) return setProblem({ message: importMessages.notSubmitted });
      const outcome = await read({ file, companyCode: invoiceFor.companyCode, supplierCodes, signal });
      if (signal.aborted) return;
      if (!outcome.ok) {
        setFailed(true);
        return setProblem(outcome);
      }
      const invoice = parseReadInvoice(outcome.data);
      const choices = invoice ? await findReadChoices(invoice, lookups, signal) : {};
      if (!signal.aborted) onRead(invoiceFor, { file, data: outcome.data, choices });
    } catch {
      // Cancelled, or the session is lost: no message.
    } finally {
      setRunning(false);
    }
  }

  return {
    choice,
    guard,
    files,
    setFiles: (next: Attachment[]) => {
      [chosen.current] = next;
      setFiles(next);
      setProblem(null);
    },
    problem,
    running,
    submit,
    canGoOnByHand: failed && !running,
    goOnByHand: () => {
      if (invoiceFor && chosen.current) onRead(invoiceFor, { file: chosen.current, data: null, choices: {} });
      else setProblem({ message: importMessages.companyAndFile });
    },
  };
}
