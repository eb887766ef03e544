/**
 * The first key that an object of a JSON text has twice; null when there is none. Readers differ in which of the two they take, so who
 * signs one and shows the other must not pass. Expects text that `JSON.parse` takes.
 */
export function doubledKey(json: string): string | null {
  const open: (Set<string> | null)[] = [];
  const tokens = json.matchAll(/("(?:[^"\\]|\\.)*")\s*(:?)|[{}[\]]/gs);
  for (const [token, text, colon] of tokens) {
    if (token === '{') open.push(new Set());
    else if (token === '[') open.push(null);
    else if (token === '}' || token === ']') open.pop();
    else if (text !== undefined && colon === ':') {
      const key = JSON.parse(text) as string; // '\u0061' is 'a'
      const keys = open.at(-1);
      if (keys?.has(key)) return key;
      keys?.add(key);
    }
  }
  return null;
}
