import { useEffect, useMemo, useRef } from 'react';
import { env } from '@/platform/env';
import { FieldGrid } from '@/shared/fields/FieldGrid';
import type { DocumentForm } from '@/shared/form/useDocumentForm';
import { LineTable } from '@/shared/lines/LineTable';
import { shipmentColumns } from '../fields/nonPo.lines';
import type { NonPoFace } from '../fields/resolveNonPo';
import { SAMPLE_SHIPMENTS, shipmentIssues } from '../model/extras';
import { blankShipment, type NonPoValues } from '../model/nonPo.values';
import styles from './ShippingSection.module.css';

/** Shipping documents and details. Outside production F9 fills the details with sample values (spec 2 §2, DECISIONS 4). */
export function ShippingSection({ form, face }: { form: DocumentForm<NonPoValues>; face: NonPoFace }) {
  const { control, setValue } = form;
  const room = useRef<HTMLDivElement>(null);
  const columns = useMemo(() => shipmentColumns(face.shipmentFields), [face.shipmentFields]);
  const fillable = env.name !== 'prod' && face.shippingDetails.present;
  useEffect(() => {
    const element = room.current;
    if (!element || !fillable) return;
    const fill = (event: KeyboardEvent) => {
      if (event.key !== 'F9') return;
      event.preventDefault();
      setValue('shippingDetails', structuredClone(SAMPLE_SHIPMENTS), { shouldDirty: true });
    };
    element.addEventListener('keydown', fill);
    return () => element.removeEventListener('keydown', fill);
  }, [fillable, setValue]);
  return (
    <div ref={room} className={styles.room}>
      <FieldGrid control={control} resolved={face.shippingDocument} />
      {face.shippingDetails.present && columns.length > 0 && (
        <>
          <div>
            <h3 className={styles.title}>{face.shippingDetails.label}</h3>
            {columns.some(column => column.key === 'modeOfTransport') && (
              <p className={styles.hint}>Sent once a line names its mode of transport.</p>
            )}
          </div>
          <LineTable
            control={control}
            name="shippingDetails"
            label={face.shippingDetails.label}
            columns={columns}
            blank={blankShipment}
            check={shipmentIssues}
            maxRows={50}
          />
        </>
      )}
    </div>
  );
}
