import { PDFDocument } from '@cantoo/pdf-lib';
import { crc32, deflateRawSync, deflateSync } from 'node:zlib';

// Malicious files, written byte by byte because no library creates them.
const latin1 = (text: string) => Buffer.from(text, 'latin1');

type Filter = 'FlateDecode' | 'ASCIIHexDecode' | 'ASCII85Decode' | 'RunLengthDecode';
const ENCODE: Record<Filter, (bytes: Buffer) => Buffer> = {
  FlateDecode: bytes => deflateSync(bytes, { level: 1 }),
  ASCIIHexDecode: bytes => latin1(`${bytes.toString('hex')}>`),
  ASCII85Decode: ascii85,
  RunLengthDecode: bytes => Buffer.concat([...bytes].map(byte => Buffer.from([0, byte])).concat(Buffer.from([128]))),
};

function ascii85(bytes: Buffer): Buffer {
  let text = '';
  for (let at = 0; at < bytes.length; at += 4) {
    const group = Buffer.alloc(4);
    bytes.copy(group, 0, at, at + 4);
    let value = group.readUInt32BE();
    let letters = '';
    for (let digit = 0; digit < 5; digit += 1) {
      letters = String.fromCharCode(33 + (value % 85)) + letters;
      value = Math.floor(value / 85);
    }
    text += letters.slice(0, Math.min(4, bytes.length - at) + 1);
  }
  return latin1(`${text}~>`);
}

/** Encodes a stream body so that these filters, in reading order, decode it. */
const encode = (text: string | Buffer, filters: readonly Filter[]) =>
  filters.toReversed().reduce<Buffer>((bytes, filter) => ENCODE[filter](bytes), Buffer.from(text));

const stream = (entries: string, body: Buffer) =>
  Buffer.concat([latin1(`<< ${entries} /Length ${body.length} >>\nstream\n`), body, latin1('\nendstream')]);

/** Creates a one-page PDF; `catalog` extends its first dictionary, `objects` are numbered from 4. */
export function toPdf(catalog: string, objects: readonly (string | Buffer)[] = [], before = ''): Buffer {
  const parts = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 300] >>',
    ...objects,
  ];
  let file: Buffer = latin1(`${before}%PDF-1.7\n`);
  const places = parts.map((part, index) => {
    const place = file.length;
    file = Buffer.concat([
      file,
      latin1(`${index + 1} 0 obj\n`),
      typeof part === 'string' ? latin1(part) : part,
      latin1('\nendobj\n'),
    ]);
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${parts.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  const trailer = `trailer\n<< /Size ${parts.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.concat([file, latin1(table + trailer)]);
}

const SCRIPT = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';

/** A script in an object stream behind these filters. */
export function packedScript(filters: readonly Filter[], type = '/Type /ObjStm'): Buffer {
  const names = filters.map(filter => `/${filter}`).join(' ');
  return toPdf('/OpenAction 9 0 R', [
    stream(`${type} /N 1 /First 4 /Filter [${names}]`, encode(`9 0 ${SCRIPT}`, filters)),
  ]);
}

export const unreadableObjects = () =>
  toPdf('/OpenAction 9 0 R', [stream('/Type /ObjStm /N 1 /First 4 /Filter /Unheard', latin1(`9 0 ${SCRIPT}`))]);

/** An action that is reachable through a cross-reference table that points into an image. */
export const scriptWithinStream = () =>
  toPdf('', [stream('/Subtype /Image', latin1(`xx\n9 0 obj\n${SCRIPT}\nendobj\nxx`))]);

export const scriptOfFormerRevision = () =>
  Buffer.concat([
    packedScript(['FlateDecode']),
    latin1('9 0 obj\n<< /S /GoTo >>\nendobj\ntrailer\n<< /Size 10 /Root 1 0 R >>\nstartxref\n0\n%%EOF\n'),
  ]);

export const pdfWithFile = (name: string, bytes: Buffer) =>
  toPdf(`/Names << /EmbeddedFiles << /Names [(a) 4 0 R] >> >>`, [
    `<< /Type /Filespec /F (${name}) /UF (${name}) /EF << /F 5 0 R >> >>`,
    stream('/Type /EmbeddedFile /Filter /FlateDecode', encode(bytes, ['FlateDecode'])),
  ]);

/** A few hundred kilobytes whose objects decompress to `megabytes`. */
export function swellingPdf(megabytes: number, filters: readonly Filter[] = ['FlateDecode']): Buffer {
  const names = filters.map(filter => `/${filter}`).join(' ');
  const body = encode(Buffer.concat([latin1('9 0 '), Buffer.alloc(megabytes * 1_000_000, ' ')]), filters);
  return toPdf('', [stream(`/Type /ObjStm /N 1 /First 4 /Filter [${names}]`, body)]);
}

/** A page whose content decompresses to `megabytes` of drawing. */
export function swellingPage(megabytes: number): Buffer {
  const line = 'BT /F1 9 Tf (Invoice) Tj ET\n';
  const body = encode(line.repeat((megabytes * 1_000_000) / line.length), ['FlateDecode']);
  const file = toPdf('', [stream('/Filter /FlateDecode', body)]).toString('latin1');
  return latin1(file.replace('/MediaBox [0 0 300 300]', '/MediaBox [0 0 300 300] /Contents 4 0 R'));
}

/** Creates an encrypted PDF that opens without a password, or only with `password`. */
export async function encryptedPdf(password: string, change?: (document: PDFDocument) => void): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage([300, 300]);
  change?.(document);
  document.encrypt({ userPassword: password, ownerPassword: 'owner', permissions: { printing: 'highResolution' } });
  return Buffer.from(await document.save());
}

const TYPES = (more: string) =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>${more}</Types>`;

/** Creates a ZIP archive (APPNOTE 4.3) with Node's zlib: JavaScript libraries take seconds for large parts. */
function getArchive(parts: Record<string, string | Uint8Array>): Buffer {
  const packedOnce = new Map<string | Uint8Array, Buffer>();
  const entries: Buffer[] = [];
  const list: Buffer[] = [];
  let length = 0;
  for (const [name, part] of Object.entries(parts)) {
    const packed = packedOnce.get(part) ?? deflateRawSync(part);
    packedOnce.set(part, packed);
    // The fields that a local header and its central directory entry share.
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(8, 4); // deflated
    head.writeUInt16LE(33, 8); // the earliest date in a ZIP
    head.writeUInt32LE(crc32(part), 10);
    head.writeUInt32LE(packed.length, 14);
    head.writeUInt32LE(Buffer.byteLength(part), 18);
    head.writeUInt16LE(name.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(length, 10);
    list.push(latin1('PK\x01\x02\x14\0'), head, place, latin1(name));
    entries.push(latin1('PK\x03\x04'), head, latin1(name), packed);
    length += 30 + name.length + packed.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(list.length / 4, 4);
  end.writeUInt16LE(list.length / 4, 6);
  end.writeUInt32LE(Buffer.concat(list).length, 8);
  end.writeUInt32LE(length, 12);
  return Buffer.concat([...entries, ...list, latin1('PK\x05\x06'), end]);
}

export function workbookWith(parts: Record<string, string | Uint8Array>, types = ''): Buffer {
  return getArchive({ '[Content_Types].xml': TYPES(types), 'xl/workbook.xml': '<workbook/>', ...parts });
}

/** A workbook of about a quarter of a megabyte that decompresses to 260 MB. */
export function swellingWorkbook(): Buffer {
  const sheet = new Uint8Array(26_000_000).fill(32);
  return workbookWith(
    Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`xl/worksheets/sheet${at}.xml`, sheet])),
  );
}

export const program = Buffer.from(`4d5a9000030000000400${'00'.repeat(118)}50450000`, 'hex');

/** Ten megabytes in which every character could start an object. */
export const endlessPdf = () =>
  Buffer.concat([toPdf(''), Buffer.alloc(10_000_000, '1 '), latin1('\nstartxref\n0\n%%EOF\n')]);
