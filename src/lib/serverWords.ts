/** Stands where a server refused a value without words for people. */
export const NOT_ACCEPTED = 'This value was not accepted.';

/** Longer than any message that was written for people. */
const LONGEST = 400;

/**
 * What only a program says about itself. Each line is a family that was seen in answers of real servers: names of exceptions,
 * lines of a stack, databases and their statements, places in a file system, markup, and objects written out.
 */
const TECHNICAL: readonly RegExp[] = [
  /\b\w*(Exception|Error)\b\s*[:(]/, // 'SqlException: ...', 'TypeError: ...'
  /\b[A-Z]\w+(Exception)\b/,
  /\b(System|Microsoft|java|javax|org|com|npgsql|HotChocolate)\.\w+\.\w+/i,
  /\bat\s+[\w$.<>]+\s*\(|[.:,]\s*line \d+\s*$|:\d+:\d+\b|\bstack ?trace\b|\btraceback\b/i,
  /\bORA-\d{4,5}\b|\bSQLSTATE\b|\bsql\b.*\b(server|state|error|syntax)\b|\bdeadlock(ed)?\b/i,
  /\bSELECT\b.+\bFROM\b|\bINSERT INTO\b|\bDELETE FROM\b|\bUPDATE\b.+\bSET\b|\bselect .+ from .+ where\b/,
  /\b(violates|violation of)\b.*\b(constraint|key)\b|\b(duplicate key|foreign key|null value in column|relation ".*")/i,
  /\b(NullReference|object reference not set|undefined is not|cannot read propert|is not a function|ECONN\w+|ENOENT|ETIMEDOUT)/i,
  /([A-Z]:\\|\/(home|usr|var|opt|src|app|tmp)\/)/,
  /<\/?[a-z][^>]*>/i,
  /^\s*[[{]/,
  /\bunexpected execution error\b/i,
  // What a GraphQL server says of a query or a value that does not fit its schema.
  /^(Cannot query field|Unknown (argument|type|field|fragment|directive)|Field|Variable|Fragment|Directive) ["“$`]|^Syntax Error/i,
  /\bThe (field|argument|variable|input field|type|fragment) [`'"“$]|\bspecified argument value\b/i,
  /\b(cannot represent|got invalid value|cannot be converted to|used in position expecting|of required type)\b/i,
  /\b(introspection|graphql|selection set|subselection)\b/i,
];

/**
 * What a server said, where it said it for people; null where it is about the server itself or nothing. Nobody at a screen can do
 * anything with an exception, and an attacker could. `said` may be anything; the answer is trimmed.
 */
export function wordsForPeople(said: unknown): string | null {
  if (typeof said !== 'string') return null;
  const text = said.trim();
  if (text === '' || text.length > LONGEST) return null;
  return TECHNICAL.some(family => family.test(text)) ? null : text;
}
