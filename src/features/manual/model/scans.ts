/** The scanner's documents of an entry: a name with an underscore is that of a supporting document (spec 3 §7). */
export function sortScans(names: readonly string[]): { invoices: string[]; supporting: string[] } {
  const isSupporting = (name: string) => name.includes('_');
  return { invoices: names.filter(name => !isSupporting(name)), supporting: names.filter(isSupporting) };
}
