import { strToU8, zipSync } from 'fflate';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** A cell as XML without its reference, or a text. */
export type XmlCell = string | { style?: number; type?: string; xml: string };

const letter = (at: number) => String.fromCharCode(65 + at);

export function xmlRow(number: number, cells: readonly XmlCell[], attributes = ''): string {
  const written = cells.map((cell, at) => {
    const place = `r="${letter(at)}${number}"`;
    if (typeof cell === 'string')
      return cell === '' ? '' : `<c ${place} t="inlineStr"><is><t xml:space="preserve">${cell}</t></is></c>`;
    return `<c ${place} s="${cell.style ?? 0}"${cell.type ? ` t="${cell.type}"` : ''}>${cell.xml}</c>`;
  });
  return `<row r="${number}" ${attributes}>${written.join('')}</row>`;
}

interface BookSetup {
  rows: readonly string[];
  /** Number formats by style: style 1 is the first. */
  formats?: readonly string[];
  /** False: the workbook has no styles part. */
  hasStyles?: boolean;
  folder?: string;
  hasChartSheet?: boolean;
}

/** Creates a one-sheet workbook with features that writing libraries do not offer. */
export function handWrittenBook(setup: BookSetup): Uint8Array {
  const { rows, formats = [], hasStyles = true, folder = 'xl', hasChartSheet = false } = setup;
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
  const relations = (all: string) => `<Relationships xmlns="${PACKAGE}/relationships">${all}</Relationships>`;
  const type = (name: string, kind: string) =>
    `<Override PartName="/${folder}/${name}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${kind}+xml"/>`;
  const styles = [
    `<styleSheet xmlns="${MAIN}"><numFmts>`,
    ...formats.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${code.replaceAll('"', '&quot;')}"/>`),
    '</numFmts><cellXfs><xf numFmtId="0"/>',
    ...formats.map((_, at) => `<xf numFmtId="${164 + at}"/>`),
    '</cellXfs></styleSheet>',
  ].join('');
  const parts: Record<string, string> = {
    '[Content_Types].xml': [
      `<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/>`,
      type('book.xml', 'sheet.main'),
      type('tables/one.xml', 'worksheet'),
      '</Types>',
    ].join(''),
    '_rels/.rels': relations(relation('rId1', 'officeDocument', `${folder}/book.xml`)),
    [`${folder}/book.xml`]: `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${hasChartSheet ? '<sheet name="Chart" sheetId="2" r:id="rId2"/>' : ''}<sheet name="Data" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    [`${folder}/_rels/book.xml.rels`]: relations(
      relation('rId1', 'worksheet', 'tables/one.xml') +
        (hasChartSheet ? relation('rId2', 'chartsheet', 'chartsheets/sheet1.xml') : '') +
        (hasStyles ? relation('rId3', 'styles', 'styles.xml') : ''),
    ),
    [`${folder}/tables/one.xml`]: `<worksheet xmlns="${MAIN}"><sheetData>${rows.join('')}</sheetData></worksheet>`,
    ...(hasChartSheet && { [`${folder}/chartsheets/sheet1.xml`]: `<chartsheet xmlns="${MAIN}"/>` }),
    ...(hasStyles && { [`${folder}/styles.xml`]: styles }),
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])));
}
