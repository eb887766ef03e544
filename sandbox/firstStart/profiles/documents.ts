import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoredAttachment } from '../../rules/declared/recordType.ts';
import { PROFILE_FILES } from '../../rules/files/ownership.ts';
import type { Sql } from '../../data/database.ts';
import { insertFiles } from '../../data/seed/insert.ts';

export interface Paper {
  title: string;
  supplierId: number;
  owner: string;
  /** Text lines; documents without lines share one sample file, because hundreds of PDFs would slow the first start. */
  lines?: readonly string[];
}

const SPECIMEN = 'seed-paper-specimen';

/** Request order. */
export function createPapers() {
  const papers: (Paper & { uid: string; fileName: string; stored: StoredAttachment })[] = [];
  return {
    attach(paper: Paper): StoredAttachment {
      const uid = `5eed0000-7061-4000-8000-${String(papers.length + 1).padStart(12, '0')}`;
      const fileName = `${paper.title.replaceAll(/[^A-Za-z0-9]+/g, '-')}.pdf`;
      const stored: StoredAttachment = {
        file_uid: uid,
        file_name: fileName,
        file_status: 'done',
        fileSize: 0,
        mimeType: 'application/pdf',
        title: paper.title,
      };
      papers.push({ ...paper, uid, fileName, stored });
      return stored;
    },
    /** Call it before writing the rows, which store the file sizes. */
    async write(db: Sql, filesFolder: string): Promise<void> {
      const specimen = await toPdf('Specimen', ['Sandbox specimen.', 'The supplier keeps the original.']);
      await writeFile(join(filesFolder, SPECIMEN), specimen);
      for (const { uid, title, lines, stored } of papers) {
        const bytes = lines ? await toPdf(title, lines) : specimen;
        if (lines) await writeFile(join(filesFolder, uid), bytes);
        stored.fileSize = bytes.byteLength;
      }
      await insertFiles(
        db,
        papers.map(({ uid, fileName, supplierId, owner, lines, stored }) => ({
          uid,
          file_name: fileName,
          mime_type: stored.mimeType,
          size: stored.fileSize,
          module: PROFILE_FILES,
          context: PROFILE_FILES,
          context_id: supplierId,
          owner,
          path: lines ? uid : SPECIMEN,
          created_at: '2026-03-02T06:00:00Z',
        })),
      );
    },
  };
}

export type Papers = ReturnType<typeof createPapers>;

async function toPdf(title: string, lines: readonly string[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const made = new Date('2026-03-02T06:00:00Z');
  pdf.setCreationDate(made);
  pdf.setModificationDate(made);
  pdf.setTitle(title);
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const page = pdf.addPage([595, 420]);
  page.drawText(title, { x: 40, y: 360, size: 18, font });
  for (const [index, line] of lines.entries()) page.drawText(line, { x: 40, y: 320 - index * 22, size: 12, font });
  return pdf.save();
}
