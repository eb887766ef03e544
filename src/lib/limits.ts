/** Lines of one invoice, in the form and in the sandbox (our own limit: the specification names none). More belong on a second one. */
export const MAX_LINES = 1000;
