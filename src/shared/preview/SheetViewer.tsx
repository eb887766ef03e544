import { useEffect, useState } from 'react';
import { getExtension } from '@/lib/fileTypes';
import { Button } from '@/shared/ui/Button';
import { ScrollArea } from '@/shared/ui/ScrollArea';
import { Row, Text } from '@/shared/ui/layout';
import styles from './DocumentPreview.module.css';
import type { ViewerProps } from './viewer';
import { NotShown } from './NotShown';
import { SHEET_LIMITS, type SheetPart } from './sheetLimits';

/** Shows a csv file or workbook as a table of values; formulas are not calculated. */
export default function SheetViewer({ blob, fileName }: ViewerProps) {
  /** null while the file opens; empty if it can't be shown. */
  const [sheets, setSheets] = useState<readonly SheetPart[] | null>(null);
  const [current, setCurrent] = useState(0);

  useEffect(() => {
    const worker = new Worker(new URL('./sheet.worker.ts', import.meta.url), { type: 'module' });
    const fail = () => setSheets([]);
    const limit = setTimeout(() => {
      worker.terminate();
      fail();
    }, SHEET_LIMITS.milliseconds);
    worker.onmessage = ({ data }: MessageEvent<SheetPart[]>) => {
      clearTimeout(limit);
      setSheets(data);
    };
    worker.onerror = fail;
    blob
      .arrayBuffer()
      .then(bytes => worker.postMessage({ bytes, csv: getExtension(fileName) === 'csv' }, [bytes]), fail);
    return () => {
      clearTimeout(limit);
      worker.terminate();
    };
  }, [blob, fileName]);

  if (!sheets) return <output className={styles.waiting} aria-label={`Opening ${fileName}`} />;
  const sheet = sheets[current];
  if (!sheet) {
    const why = "This file can't be previewed as a table. Download it to open it.";
    return <NotShown why={why} blob={blob} fileName={fileName} />;
  }
  return (
    <>
      {sheets.length > 1 && (
        <Row wrap gap={3} pad={[3, 5]} ruledBelow role="toolbar" aria-label="Sheets">
          {sheets.map(({ name }, index) => (
            <Button small key={name} aria-pressed={index === current} onClick={() => setCurrent(index)}>
              {name}
            </Button>
          ))}
        </Row>
      )}
      <SheetTable sheet={sheet} label={sheet.name || fileName} />
    </>
  );
}

const NUMBER = /^-?\d[\d,]*(\.\d+)?$/;

function SheetTable({ sheet, label }: { sheet: SheetPart; label: string }) {
  const cutOff = sheet.totalRows > SHEET_LIMITS.rows || sheet.totalColumns > SHEET_LIMITS.columns;
  if (sheet.rows.length === 0)
    return (
      <Text as="p" tone="soft" pad={[7, 6]}>
        This sheet is empty.
      </Text>
    );
  return (
    <>
      {cutOff && (
        <Text as="p" tone="soft" size="small" pad={[4, 5]} ruledBelow>
          Showing the first {Math.min(sheet.totalRows, SHEET_LIMITS.rows)} of {sheet.totalRows} rows and{' '}
          {Math.min(sheet.totalColumns, SHEET_LIMITS.columns)} of {sheet.totalColumns} columns. Download the file to see
          all.
        </Text>
      )}
      <ScrollArea label={`Table ${label}`} className={styles.ground}>
        <table className={styles.sheet}>
          <tbody>
            {sheet.rows.map((row, index) => (
              <tr key={index}>
                <th scope="row">{index + 1}</th>
                {row.map((cell, column) => (
                  <td key={column} data-number={NUMBER.test(cell) || undefined}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </>
  );
}
