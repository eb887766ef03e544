import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Returns the text of each PDF page in writing order, with single spaces. */
export async function getPages(pdf: Uint8Array): Promise<string[]> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await task.promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(
      items
        .map(item => ('str' in item ? item.str : ''))
        .join(' ')
        .replaceAll(/\s+/g, ' ')
        // Fonts may write 'ff' as one ligature.
        .normalize('NFKC'),
    );
  }
  await task.destroy();
  return pages;
}
