import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What stands on each page of a PDF, pieces in the order in which they were written, with single blanks. */
export async function pagesOf(pdf: Uint8Array): Promise<string[]> {
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
        // A font writes 'ff' as one sign.
        .normalize('NFKC'),
    );
  }
  await task.destroy();
  return pages;
}
