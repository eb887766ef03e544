import { useEffect, useRef, useState } from 'react';
import type { Session } from '@/platform/session/session';
import type { Attachment } from '@/shared/attachments/attachment';
import { createUploadGate } from '@/shared/attachments/uploadGate';
import { usePartyChoice } from '../../parts/usePartyChoice';
import type { NewInvoiceFor } from '../../paths';
import { useImportInvoice } from '../api/useImportInvoice';
import { importMessages } from '../model/importMessages';

type OnRead = (invoiceFor: NewInvoiceFor, file: Attachment, data: string | null) => void;

/** One import at a time; leaving aborts it, and after a failure everything chosen stays. */
export function useImport(session: Session, onRead: OnRead) {
  const read = useImportInvoice();
  const choice = usePartyChoice(session);
  const [gate] = useState(createUploadGate);
  const [files, setFiles] = useState<Attachment[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const [running, setRunning] = useState(false);
  const run = useRef<AbortController | null>(null);
  useEffect(() => () => run.current?.abort(), []);

  const { company } = choice;
  const file = files[0];
  const invoiceFor = company && {
    companyCode: company.code,
    countryCode: company.countryCode,
    supplierCode: company.supplierCode,
  };

  async function submit(): Promise<void> {
    if (running) return;
    if (gate.state().uploading > 0) return setProblem('Wait until the file is uploaded, then submit.');
    if (gate.state().failed.length > 0) return setProblem(importMessages.notSubmitted);
    if (!invoiceFor || !file) return setProblem(importMessages.fileAndCompany);
    const controller = new AbortController();
    run.current = controller;
    setRunning(true);
    setProblem(null);
    try {
      const own = choice.picksSupplier ? [] : [session.supplierCode ?? ''];
      const supplierCodes = [invoiceFor.supplierCode, ...own].filter(Boolean);
      const { signal } = controller;
      const outcome = await read({ file, companyCode: invoiceFor.companyCode, supplierCodes, signal });
      if (signal.aborted) return;
      if (outcome.ok) return onRead(invoiceFor, file, outcome.data);
      setProblem(outcome.message);
      setFailed(true);
    } catch {
      // Cancelled, or the session is gone: neither leaves anything to say here.
    } finally {
      setRunning(false);
    }
  }

  return {
    choice,
    gate,
    files,
    setFiles: (next: Attachment[]) => {
      setFiles(next);
      setProblem(null);
    },
    problem,
    running,
    submit,
    canGoOnByHand: failed && !running,
    goOnByHand: () => {
      if (invoiceFor && file) onRead(invoiceFor, file, null);
      else setProblem(importMessages.companyAndFile);
    },
  };
}
