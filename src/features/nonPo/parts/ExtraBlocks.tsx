import { useEffect, useRef } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { round } from '@/lib/money';
import { FieldGrid } from '@/shared/fields/FieldGrid';
import { useResolvedFields } from '@/shared/fields/useResolvedFields';
import type { DocumentForm } from '@/shared/form/useDocumentForm';
import { useLineTotal } from '@/shared/lines/registry';
import type { NonPoFace } from '../fields/resolveNonPo';
import { settleExtras } from '../model/extras';
import type { NonPoValues } from '../model/nonPo.values';

/** TCS, extra tax line and VAT of the form; what is switched on fills itself, what is switched off empties itself. */
export function ExtraBlocks({ form, face }: { form: DocumentForm<NonPoValues>; face: NonPoFace }) {
  const { control, getValues, setValue } = form;
  const { extraDefs, entries, roleGroups, defaults } = face;
  const resolved = useResolvedFields<NonPoValues>({ control, defs: extraDefs, config: entries, roleGroups });
  const watched = useWatch({
    control,
    name: ['isTcs', 'tcsLineAmount', 'tcsRate', 'includeTaxLine', 'vatPercentage'],
  }).join('|');
  const lineSum = useLineSum(control);
  const lastSum = useRef(lineSum);
  useEffect(() => {
    const patch = settleExtras(getValues(), { lineSum, lastSum: lastSum.current }, defaults);
    lastSum.current = lineSum;
    for (const [name, value] of Object.entries(patch ?? {}))
      setValue(name as keyof NonPoValues, value, { shouldDirty: true });
  }, [watched, lineSum, defaults, getValues, setValue]);
  return <FieldGrid control={control} resolved={resolved} />;
}

function useLineSum(control: Control<NonPoValues>): string {
  return round(useLineTotal(control, 'items', 'amount'));
}
