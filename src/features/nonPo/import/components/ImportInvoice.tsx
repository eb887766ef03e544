import { useNavigate } from 'react-router-dom';
import { env } from '@/platform/env';
import type { Session } from '@/platform/session/session';
import { Button } from '@/shared/ui/Button';
import { useLazyModal } from '@/shared/ui/useLazyModal';
import { addHref } from '@/domain/invoice/newInvoice';
import { recordTypes } from '@/domain/recordTypes';
import { importState } from '../model/importState';

const loadModal = async () => (await import('./ImportInvoiceModal')).ImportInvoiceModal;

export function ImportInvoice({ session }: { session: Session }) {
  const navigate = useNavigate();
  const modal = useLazyModal(loadModal);
  if (env.name === 'prod') return null;
  return (
    <>
      <Button small onClick={() => modal.open()}>
        Import Invoice
      </Button>
      {modal.Component && (
        <modal.Component
          session={session}
          onCancel={modal.remove}
          onRead={(invoiceFor, read) =>
            void navigate(addHref(recordTypes.NonPoInvoice.paths.create, invoiceFor), {
              state: importState(invoiceFor, read),
            })
          }
        />
      )}
    </>
  );
}
