/** Separates scanned invoices from supporting documents, whose names contain an underscore (spec 3 §7). */
export function sortScans(names: readonly string[]): { invoices: string[]; supporting: string[] } {
  const isSupporting = (name: string) => name.includes('_');
  return { invoices: names.filter(name => !isSupporting(name)), supporting: names.filter(isSupporting) };
}
