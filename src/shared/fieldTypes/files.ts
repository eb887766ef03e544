import { limitMessage, type Attachment } from '@/shared/attachments/attachment';
import type { AnyValues, FieldTypeSetting } from './types';

export function getTitles(def: FieldTypeSetting<'attachment'>, values: AnyValues): readonly string[] | undefined {
  return typeof def.titles === 'function' ? def.titles(values) : def.titles;
}

export function tooManyFiles(files: readonly Attachment[], max: number | undefined): string | null {
  return max !== undefined && files.length > max ? limitMessage(max) : null;
}

/** Returns the message for the first file without a valid title; null if all have one. */
export function missingTitle(
  files: readonly Attachment[],
  def: FieldTypeSetting<'attachment'>,
  values: AnyValues,
): string | null {
  const titles = getTitles(def, values);
  if (titles === undefined) return null;
  // With a title lookup any title is accepted, because its list is not loaded here.
  const fits = (title: string) => def.titleLookup !== undefined || titles.includes(title);
  const file = files.find(({ title }) => !title || !fits(title));
  return file ? `Select a title for ${file.file_name}` : null;
}
