import { crc32, deflateRawSync } from 'node:zlib';

// Malicious files, written byte by byte because no library creates them.
const latin1 = (text: string) => Buffer.from(text, 'latin1');

const TYPES =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>';

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

export function workbookWith(parts: Record<string, string | Uint8Array>): Buffer {
  return getArchive({ '[Content_Types].xml': TYPES, 'xl/workbook.xml': '<workbook/>', ...parts });
}

/** A workbook of about a quarter of a megabyte that decompresses to 260 MB. */
export function swellingWorkbook(): Buffer {
  const sheet = new Uint8Array(26_000_000).fill(32);
  return workbookWith(
    Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`xl/worksheets/sheet${at}.xml`, sheet])),
  );
}

export const program = Buffer.from(`4d5a9000030000000400${'00'.repeat(118)}50450000`, 'hex');
