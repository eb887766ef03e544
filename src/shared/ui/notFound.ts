/** Texts of an `EmptyText` that replaces a record that can't be shown. */
export const notFound = (record: string) => ({
  text: 'No Data Found',
  hint: `This ${record} doesn't exist, or you can't open it.`,
});
