import type { Control, FieldValues } from 'react-hook-form';
import { Stack } from '@/shared/ui/layout';
import { FormField } from './FormField';
import styles from './FieldGrid.module.css';
import { Section, getSections } from './Section';
import type { ResolvedField } from './types';
import type { AnyValues } from '@/shared/fieldTypes/types';

interface FieldGridProps<V extends FieldValues> {
  control: Control<V>;
  resolved: readonly ResolvedField<V>[];
}

/** Shows the present fields of a form in 1 to 3 columns: editable, locked and read-only. */
export function FieldGrid<V extends FieldValues>({ control, resolved }: FieldGridProps<V>) {
  // Drops the form's type: from here fields are handled by name and type only.
  const fields = resolved as ResolvedField<AnyValues>[];
  const anyControl = control as Control<AnyValues>;
  const present = fields.filter(field => field.present);
  return (
    <div className={styles.room}>
      {getSections(fields).map(section => (
        <Section key={section.fields[0]?.def.name} title={section.title} level={3}>
          <Stack gap={[0, 7]} className={styles.grid}>
            {section.fields.map(field => (
              <FormField
                key={field.def.name}
                control={anyControl}
                field={field}
                dependents={present
                  .filter(other => other.def.dependsOn?.includes(field.def.name))
                  .map(other => other.def.name)}
              />
            ))}
          </Stack>
        </Section>
      ))}
    </div>
  );
}
