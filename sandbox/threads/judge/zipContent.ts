import { Unzip, UnzipInflate, unzipSync } from 'fflate';
import type { JudgeInner } from './pdfContent.ts';
import { joinBytes, pushInSteps } from './unpacking.ts';

export type ZipFinding = 'macros' | 'attached' | 'bomb' | 'other';

/** A 10 MB workbook unpacks to a few hundred megabytes at most; an office program would load them all. */
const MAX_UNPACKED_BYTES = 250_000_000;
const MAX_PARTS = 10_000;

const MACROS = /vbaProject|vbaData|macroEnabled|macrosheet|activeX/i;
const CONTENT_TYPES = '[Content_Types].xml';
const EMBEDDED = /(?:^|\/)embeddings\/[^/]+$/i;

interface Part {
  name: string;
  bytes: Uint8Array | null;
}

/** Returns the reason to reject a zip, or null. Unpacks it in steps and keeps almost nothing in memory. */
export async function findInZip(bytes: Uint8Array, judgeInner: JudgeInner): Promise<ZipFinding | null> {
  const parts = unpackParts(bytes);
  if (parts === 'bomb') return 'bomb';
  // Two different directories: each reader would see another file.
  const listed = listedNames(bytes);
  if (
    listed.toSorted().join('\n') !==
    parts
      .map(({ name }) => name)
      .toSorted()
      .join('\n')
  )
    return 'other';
  const types = parts.find(({ name }) => name === CONTENT_TYPES)?.bytes;
  const written = types ? new TextDecoder().decode(types) : '';
  if (written.includes('&#')) return 'other'; // Writers only escape letters of a type to hide it.
  const used = usedTypes(written, listed);
  if (MACROS.test(used) || listed.some(name => MACROS.test(name))) return 'macros';
  if (/oleObject/i.test(used)) return 'attached';
  for (const part of parts) {
    if (!part.bytes || part.name === CONTENT_TYPES) continue;
    const extension = part.name.slice(part.name.lastIndexOf('.') + 1).toLowerCase();
    if (!(await judgeInner(part.bytes, extension))) return 'attached';
  }
  return null;
}

/** Returns the listed types that some part uses: some writers declare defaults for parts they never write. */
function usedTypes(written: string, names: readonly string[]): string {
  return [...written.matchAll(/<(?:\w+:)?(?:Default\b[^>]*\bExtension\s*=\s*["']([^"']*)["']|Override\b)[^>]*>/gi)]
    .filter(([, ending]) => ending === undefined || names.some(name => name.toLowerCase().endsWith(`.${ending}`)))
    .map(([element]) => element)
    .join('\n');
}

/** Returns the names in the zip's central directory, which office programs use. */
function listedNames(bytes: Uint8Array): string[] {
  const names: string[] = [];
  unzipSync(bytes, {
    filter: ({ name }) => {
      names.push(name);
      return false;
    },
  });
  return names;
}

function unpackParts(bytes: Uint8Array): Part[] | 'bomb' {
  const parts: Part[] = [];
  let room = MAX_UNPACKED_BYTES;
  const unzip = new Unzip(file => {
    const kept: Uint8Array[] | null = file.name === CONTENT_TYPES || EMBEDDED.test(file.name) ? [] : null;
    const part: Part = { name: file.name, bytes: null };
    parts.push(part);
    file.ondata = (error, chunk, final) => {
      if (error) throw error;
      room -= chunk.length;
      kept?.push(chunk);
      if (final && kept) part.bytes = joinBytes(kept);
    };
    if (room >= 0 && parts.length <= MAX_PARTS) file.start();
  });
  unzip.register(UnzipInflate);
  const isBomb = () => room < 0 || parts.length > MAX_PARTS;
  pushInSteps(bytes, (step, isLast) => {
    if (!isBomb()) unzip.push(step, isLast);
  });
  return isBomb() ? 'bomb' : parts;
}
