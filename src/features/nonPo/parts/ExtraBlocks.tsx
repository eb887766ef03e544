import type { Control } from 'react-hook-form';
import { FieldGrid } from '@/shared/fields/FieldGrid';
import { useResolvedFields } from '@/shared/fields/useResolvedFields';
import type { NonPoFace } from '../fields/resolveNonPo';
import type { NonPoValues } from '../model/nonPo.values';

/** TCS, extra tax line and VAT of the form; what they fill and empty by themselves is in `nonPoDerive`. */
export function ExtraBlocks({ control, face }: { control: Control<NonPoValues>; face: NonPoFace }) {
  const { extraDefs, entries, roleGroups } = face;
  const resolved = useResolvedFields<NonPoValues>({ control, defs: extraDefs, config: entries, roleGroups });
  return <FieldGrid control={control} resolved={resolved} />;
}
