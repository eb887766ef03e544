import { readBody, Refusal, type Call } from './http.ts';

export interface SentFile {
  fileName: string;
  bytes: Buffer;
}

/** At most `limit` bytes. @throws Refusal 400 or 413. */
export async function readFormFile({ req }: Call, field: string, limit: number): Promise<SentFile> {
  const type = req.headers['content-type'] ?? '';
  const body = await readBody(req, limit + 10_000); // the rest of the form
  if (!type.startsWith('multipart/form-data')) throw new Refusal(400, 'The file must come as multipart/form-data.');
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData().catch(() => {
    throw new Refusal(400, 'The form cannot be read.');
  });
  const file = form.get(field);
  if (!(file instanceof File)) throw new Refusal(400, `The form needs one file in the field '${field}'.`);
  const fileName = file.name.split(/[\\/]/).pop()?.trim() ?? '';
  return { fileName, bytes: Buffer.from(await file.arrayBuffer()) };
}
