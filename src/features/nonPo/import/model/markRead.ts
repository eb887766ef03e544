import type { NonPoFace } from '../../fields/resolveNonPo';
import type { NonPoValues } from '../../model/nonPo.values';

/** The same fields, those that came from the file saying so. */
export function markRead(face: NonPoFace, read: readonly (keyof NonPoValues)[]): NonPoFace {
  if (read.length === 0) return face;
  const fields = face.fields.map(field =>
    read.includes(field.def.name) ? { ...field, def: { ...field.def, help: 'Read from the file' } } : field,
  );
  return { ...face, fields };
}
