import { Button } from '@/shared/ui/Button';
import { useLazyModal } from '@/shared/ui/useLazyModal';
import type { OrderItem } from '../api/operations';

const load = async () => (await import('./OrderOverheadsModal')).OrderOverheadsModal;

/** Renders the cell that opens a line's overheads (spec 3 §2); the popup loads on click. */
export const drawOverheads = (country: string | null, currency: string | null) =>
  function Overheads(item: OrderItem) {
    return <OverheadsButton item={item} country={country} currency={currency} />;
  };

interface OverheadsButtonProps {
  item: OrderItem;
  country: string | null;
  currency: string | null;
}

function OverheadsButton(props: OverheadsButtonProps) {
  const popup = useLazyModal(load);
  return (
    <>
      <Button
        tone="link"
        small
        aria-label={`Overheads of line ${props.item.lineItemNumber ?? props.item.id}`}
        aria-haspopup="dialog"
        onPointerEnter={() => popup.preload()}
        onFocus={() => popup.preload()}
        onClick={() => popup.open()}
      >
        Overheads
      </Button>
      {popup.Component && (
        <popup.Component {...props} open={popup.isOpen} onClose={popup.close} onClosed={popup.remove} />
      )}
    </>
  );
}
