import { useId, useState } from 'react';
import { Button } from '@/shared/ui/Button';
import { Box, Row } from '@/shared/ui/layout';
import styles from './ExtractionNotice.module.css';
import { focusWhenShown } from '@/shared/ui/focus';

export interface Offer {
  field: string;
  label: string;
  now: string;
  extracted: string;
  /** Without a hand's doing, only where nothing typed would be replaced. */
  ticked: boolean;
}

/** The boxes that were ticked or unticked by hand, by field. */
export type Ticks = Readonly<Record<string, boolean>>;

interface SuggestedValuesProps {
  offersFor: (ticks: Ticks) => readonly Offer[];
  /** 'QR code', 'XML'. */
  from: string;
  onApply: (ticks: Ticks) => void;
  onClose: () => void;
}

export function SuggestedValues({ offersFor, from, onApply, onClose }: SuggestedValuesProps) {
  const [changed, setChanged] = useState<Ticks>({});
  const id = useId();
  const offers = offersFor(changed);
  const ticked = offers.filter(offer => offer.ticked);
  return (
    <Box above={1} ruledAbove className={styles.take} data-wide>
      <Box
        as="table"
        size="small"
        wide
        most={860}
        below={4}
        className={styles.fields}
        aria-label={`Values from ${from}`}
      >
        <thead data-phone="no">
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Entered</th>
            <th scope="col">{from}</th>
          </tr>
        </thead>
        <tbody>
          {offers.map(offer => (
            <tr key={offer.field}>
              <td>
                <Row as="label" align="baseline" gap={4} htmlFor={`${id}${offer.field}`}>
                  <input
                    id={`${id}${offer.field}`}
                    type="checkbox"
                    checked={offer.ticked}
                    onChange={event => setChanged({ ...changed, [offer.field]: event.target.checked })}
                  />
                  {offer.label}
                </Row>
              </td>
              <td data-head="Entered">{offer.now || '–'}</td>
              <Box as="td" data-head={from} weight="strong">
                {offer.extracted}
              </Box>
            </tr>
          ))}
        </tbody>
      </Box>
      <Row align="stretch" wrap gap={4}>
        <Button ref={focusWhenShown} tone="primary" disabled={ticked.length === 0} onClick={() => onApply(changed)}>
          {ticked.length === 1 ? 'Fill 1 field' : `Fill ${ticked.length} fields`}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </Row>
    </Box>
  );
}
