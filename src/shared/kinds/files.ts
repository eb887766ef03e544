import { limitMessage, type Attachment } from '@/shared/attachments/attachment';
import type { AnyValues, KindSetting } from './types';

/** The titles that files of a field may have for these values; none when files have no titles. */
export function titlesOf(def: KindSetting<'attachment'>, values: AnyValues): readonly string[] | undefined {
  return typeof def.titles === 'function' ? def.titles(values) : def.titles;
}

/** The message for more files than the field holds; null when they fit. */
export function tooManyFiles(files: readonly Attachment[], max: number | undefined): string | null {
  return max !== undefined && files.length > max ? limitMessage(max) : null;
}

/** The message for the first file without one of the offered titles; null when every file has one. */
export function missingTitle(
  files: readonly Attachment[],
  def: KindSetting<'attachment'>,
  values: AnyValues,
): string | null {
  const titles = titlesOf(def, values);
  if (titles === undefined) return null;
  // What a list of the backend offered is not known here: a title is one of it.
  const fits = (title: string) => def.titleLookup !== undefined || titles.includes(title);
  const file = files.find(({ title }) => !title || !fits(title));
  return file ? `Choose a title for ${file.file_name}` : null;
}
