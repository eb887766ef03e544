import { ReadList } from '@/shared/ui/ReadValue';
import { useFields } from './FieldsProvider';
import { ReadField } from './read/readers';
import { Section, getSections } from './Section';
import type { ResolvedField } from './types';
import type { AnyValues } from '@/shared/fieldTypes/types';

interface ReadGridProps<V> {
  resolved: readonly ResolvedField<V>[];
  values: V;
  headingLevel?: 2 | 3;
}

/** Shows the present fields of a record as text in 1 to 3 columns, regardless of their modes. */
export function ReadGrid<V extends object>({ resolved, values, headingLevel = 3 }: ReadGridProps<V>) {
  const { country } = useFields();
  return getSections(resolved).map(({ title, fields }) => (
    <Section key={fields[0]?.def.name} title={title} level={headingLevel}>
      <ReadList>
        {fields.map(field => (
          <ReadField
            key={field.def.name}
            field={field}
            value={values[field.def.name]}
            values={values as AnyValues}
            country={country}
          />
        ))}
      </ReadList>
    </Section>
  ));
}
