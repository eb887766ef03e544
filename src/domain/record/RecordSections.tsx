import type { FieldValues } from 'react-hook-form';
import { FieldsProvider } from '@/shared/fields/FieldsProvider';
import { ReadGrid } from '@/shared/fields/ReadGrid';
import { Panel } from './Panel';
import type { ResolvedDocument } from './document';
import { isPresent } from './resolveDocument';

const NO_LOOKUPS = {};

const PLACES = { first: -1, last: 1 } as const;
const toPlace = ({ inView }: { inView?: 'first' | 'last' }) => (inView ? PLACES[inView] : 0);

interface RecordSectionsProps<R, V extends FieldValues, S> {
  doc: ResolvedDocument<R, V, S>;
  record: R;
  values: V;
  documentContext: S;
}

export function RecordSections<R, V extends FieldValues, S>(props: RecordSectionsProps<R, V, S>) {
  const { doc, values } = props;
  const sections = doc.sections.toSorted((a, b) => toPlace(a) - toPlace(b));
  const resolved = new Map(doc.resolve(values).map(field => [field.def.name as string, field]));
  return (
    <FieldsProvider lookups={NO_LOOKUPS} country={doc.setting.countryCode}>
      {sections.map(section => {
        if (!isPresent(section, doc) || section.filled?.(values) === false) return null;
        const fields = (section.fields ?? []).flatMap(def => {
          const field = resolved.get(def.name);
          return field?.present && section.reads?.(def, values) !== false ? [field] : [];
        });
        const { Read } = section;
        if (fields.length === 0 && !Read) return null;
        return (
          <Panel key={section.id} title={section.title}>
            {fields.length > 0 && <ReadGrid resolved={fields} values={values} />}
            {Read && <Read {...props} />}
          </Panel>
        );
      })}
    </FieldsProvider>
  );
}
