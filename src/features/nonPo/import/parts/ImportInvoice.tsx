import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { env } from '@/platform/env';
import type { Session } from '@/platform/session/session';
import controls from '@/shared/list/controls.module.css';
import { addHref } from '../../paths';
import { importState } from '../model/prefill';

const ImportInvoiceModal = lazy(() =>
  import('./ImportInvoiceModal').then(part => ({ default: part.ImportInvoiceModal })),
);

/** The list's import button and what it opens; not in production (DECISIONS 4). */
export function ImportInvoice({ session }: { session: Session }) {
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  if (env.name === 'prod') return null;
  return (
    <>
      <button type="button" className={controls.button} onClick={() => setOpen(true)}>
        Import Invoice
      </button>
      {open && (
        <Suspense fallback={null}>
          <ImportInvoiceModal
            session={session}
            onCancel={() => setOpen(false)}
            onRead={(invoiceFor, file, data) =>
              void navigate(addHref(invoiceFor), { state: importState(invoiceFor, file, data) })
            }
          />
        </Suspense>
      )}
    </>
  );
}
