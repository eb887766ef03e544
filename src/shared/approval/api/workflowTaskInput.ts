/** The one page that holds every task of a record (spec 2 §7: page 1, size 40). */
export function workflowTaskInput(context: string, contextId: number) {
  return {
    input: {
      currentPage: 1,
      pageSize: 40,
      parameters: [
        { name: 'CONTEXTID', value: String(contextId) },
        { name: 'Context', value: context },
      ],
    },
  };
}
