/** A line as an invoice has it, all texts. */
export interface BenchLine {
  uid: string;
  description: string;
  amount: string;
  hsnSacCode: string;
  hsnSacName: string;
  taxCode: string;
  taxName: string;
  codeRate: string;
  taxRate: string;
  taxAmount: string;
  grossAmount: string;
}

/** Lines with all cells filled, always the same. */
export function makeLines(count: number): BenchLine[] {
  return Array.from({ length: count }, (_, i) => ({
    uid: `line-${i}`,
    description: `Calibration visit ${i + 1}`,
    amount: `${1000 + ((i * 37) % 900)}.50`,
    hsnSacCode: String(998300 + (i % 200)),
    hsnSacName: `Service ${i % 200}`,
    taxCode: '',
    taxName: '',
    codeRate: '18',
    taxRate: '18',
    taxAmount: '180.09',
    grossAmount: '1180.59',
  }));
}
