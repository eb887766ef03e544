/** The queries of a record, the newest first (spec 2 §7). */
export function queryListInput(context: string, contextId: number) {
  return {
    input: {
      currentPage: 1,
      pageSize: 0,
      parameters: [
        { name: 'contextId', value: String(contextId) },
        { name: 'context', value: context },
        { name: 'active', value: 'true' },
        { name: 'deleted', value: 'false' },
      ],
      sortBy: 'id',
      sortOrder: 'desc',
    },
  };
}

/** Questions and answers of a query. */
export function itemListInput(queryId: number) {
  return { input: { currentPage: 1, pageSize: 0, parameters: [{ name: 'queryId', value: String(queryId) }] } };
}
