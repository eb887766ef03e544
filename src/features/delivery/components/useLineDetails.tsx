import { useLazyModal } from '@/shared/ui/useLazyModal';
import type { DeliveryLine } from '../fields/delivery.lines';
import type { DeliveryContext } from '../model/context';
import type { LineDetailsProps } from './LineDetails';

const load = async (_uid: string) => (await import('./LineDetails')).LineDetails;

interface Options {
  documentContext: DeliveryContext;
  country: string;
  getLine: (uid: string) => DeliveryLine | undefined;
}

export function useLineDetails({ documentContext, country, getLine }: Options) {
  const modal = useLazyModal<[string], LineDetailsProps>(load);
  const line = modal.key === undefined ? undefined : getLine(modal.key);
  const popup = modal.Component && line && (
    <modal.Component
      open={modal.isOpen}
      line={line}
      documentContext={documentContext}
      country={country}
      onClose={modal.close}
      onClosed={modal.remove}
    />
  );
  return { open: modal.open, popup };
}
