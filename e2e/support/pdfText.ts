import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

interface TextItem {
  str: string;
  transform: number[];
  width: number;
  height: number;
}

/** Returns whether `item` continues the line of `before` without a gap: a font with kerning splits words into items. */
function isAdjacent(before: TextItem | undefined, item: TextItem): boolean {
  if (!before) return true;
  const [x = 0, y = 0] = item.transform.slice(4);
  const [left = 0, line = 0] = before.transform.slice(4);
  return Math.abs(y - line) < 1 && Math.abs(x - left - before.width) < item.height / 10;
}

/** Returns the text of each PDF page in writing order, with single spaces. */
export async function getPages(pdf: Uint8Array): Promise<string[]> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await task.promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(
      items
        .flatMap(item => ('str' in item ? [item] : []))
        .map((item, at, all) => (isAdjacent(all[at - 1], item) ? item.str : ` ${item.str}`))
        .join('')
        .replaceAll(/\s+/g, ' ')
        // Fonts may write 'ff' as one ligature.
        .normalize('NFKC'),
    );
  }
  await task.destroy();
  return pages;
}
