import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { FieldGrid } from '@/shared/fields/FieldGrid';
import { FieldsProvider } from '@/shared/fields/FieldsProvider';
import { resolveFields } from '@/shared/fields/resolve';
import { buildSchema } from '@/shared/fields/schema';
import type { FieldConfig, FieldDef, Lookups } from '@/shared/fields/types';
import { useResolvedFields } from '@/shared/fields/useResolvedFields';
import { blank, type Invoice } from './invoice';

interface TestFormProps {
  defs: readonly FieldDef<Invoice>[];
  config?: readonly FieldConfig[];
  roleGroups?: readonly string[];
  values?: Partial<Invoice>;
  lookups?: Lookups;
  country?: string;
  onSubmit?: (values: Invoice) => void;
  /** Called on each render of the form. */
  onDraw?: () => void;
}

const NONE: [] = [];
const NO_LOOKUPS: Lookups = {};

/** The form component without the rest of a screen. */
export function TestForm({
  defs,
  config = NONE,
  roleGroups = NONE,
  values,
  onSubmit,
  onDraw,
  ...setting
}: TestFormProps) {
  onDraw?.();
  const { control, handleSubmit } = useForm<Invoice>({
    defaultValues: { ...blank, ...values },
    resolver: async (now, context, options) =>
      zodResolver(buildSchema(resolveFields(defs, config, roleGroups, now), 'submit'))(now, context, options),
  });
  const resolved = useResolvedFields({ control, defs, config, roleGroups });
  return (
    <FieldsProvider lookups={setting.lookups ?? NO_LOOKUPS} country={setting.country}>
      <form noValidate onSubmit={event => void handleSubmit(sent => onSubmit?.(sent))(event)}>
        <FieldGrid control={control} resolved={resolved} />
        <button type="submit">Submit</button>
      </form>
    </FieldsProvider>
  );
}
