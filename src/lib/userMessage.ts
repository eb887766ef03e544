export const NOT_ACCEPTED = 'This value was not accepted.';

/** Longer than any message for users. */
const LONGEST = 400;

/** Patterns of technical messages, each seen in real responses: exceptions, stack traces, SQL, file paths, markup, serialized objects. */
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
  // GraphQL errors about an invalid query or value.
  /^(Cannot query field|Unknown (argument|type|field|fragment|directive)|Field|Variable|Fragment|Directive) ["“$`]|^Syntax Error/i,
  /\bThe (field|argument|variable|input field|type|fragment) [`'"“$]|\bspecified argument value\b/i,
  /\b(cannot represent|got invalid value|cannot be converted to|used in position expecting|of required type)\b/i,
  /\b(introspection|graphql|selection set|subselection)\b/i,
];

/** Messages for users may contain such words, so a code or extension for users skips this check. */
const INTERNAL: readonly RegExp[] = [
  /\b(sql|jdbc|odbc|varchar|nvarchar|data type|stored procedure|result ?set|heap space|snapshot isolation|scalar variable|superuser)\b/i,
  /\b(invalid|ambiguous) (column|object)\b|\b(column|object) name\b|\bcolumn ['"`]?\w+['"`]? (does not|of relation)|'(field list|\w+ clause)'/i,
  /\btable ['"`]?[\w.]+['"`]? (does|already)|\bpermission denied for\b|\b(relation|role|schema) ["'`]|\bsyntax near\b|\bprimary key\b|\b(open|for) database\b|\bdatabase ['"`]/i,
  /\b(string or binary data|arithmetic overflow|divide by zero|execute statement|another transaction|too many connections)\b/i,
  /\blogin failed\b|\bcannot insert\b|\b(INSERT|UPDATE|DELETE|MERGE) statement\b|^PLS-\d+|\bentity (type|found)\b/i,
  /\b(\d{1,3}\.){3}\d{1,3}\b|\blocalhost\b|https?:\/\/|\b[a-z][\w.-]*:\d{4,5}\b|\b[\w-]+\.(internal|local|lan|corp|svc)\b/,
  /\b(pooled connections?|max pool size)\b|pool-\d|\bconnection (refused|reset|closed|string|to \S+ failed|timed out|was|could)|\b(ssl|tls|socket|proxy server|upstreams?|dns|getaddrinfo)\b/i,
  /\b(broken pipe|no such host|remote (host|certificate)|read timed out|bad gateway|gateway time-?out|timeout (expired|period)|status code|internal server error)\b/i,
  /\b(inner exception|unhandled exception|threw an exception|exception (of|was|occurred)|call stack|null reference|nullable|or assembly|json|enumeration|disposed object|overhead limit|lazily|initializer|dictionary)\b/i,
  /\b(cannot be null|sequence contains|outside the bounds|not in a correct format|cast object|object of type|method not found|find module|cannot invoke|has no session)\b/i,
  /\bis not defined\b|\bone or more errors\b|\ba task was cancell?ed\b/i,
  /\b[a-z]\w*_\w*[a-z0-9](?![\w.])|\b[a-z]{2,}[A-Z]\w*|\b[A-Z]\w*[a-z](Service|Controller|Context|Repository|Manager|Handler|Factory|Provider|Entity|Dto)\b|\w\(\)/,
  /^(\W*|null|undefined|none|nan|true|false|error|fail(ed|ure)?|[-\d.]+|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})[.!]?$/i,
];

/** Returns a server's message if it was written for users; null if it is technical or empty (docs/errors.md). */
export function toUserMessage(said: unknown, isForUser = false): string | null {
  if (typeof said !== 'string') return null;
  const text = said.trim();
  if (text === '' || text.length > LONGEST) return null;
  const hidden = isForUser ? TECHNICAL : [...TECHNICAL, ...INTERNAL];
  return hidden.some(family => family.test(text)) ? null : text;
}
