/** Returns the first duplicate key of a JSON text, or null. JSON readers differ in which duplicate they use. */
export function doubledKey(json: string): string | null {
  const open: (Set<string> | null)[] = [];
  const tokens = json.matchAll(/("(?:[^"\\]|\\.)*")\s*(:?)|[{}[\]]/gs);
  for (const [token, text, colon] of tokens) {
    if (token === '{') open.push(new Set());
    else if (token === '[') open.push(null);
    else if (token === '}' || token === ']') open.pop();
    else if (text !== undefined && colon === ':') {
      const key = JSON.parse(text) as string; // Unescape: '\u0061' is 'a'.
      const keys = open.at(-1);
      if (keys?.has(key)) return key;
      keys?.add(key);
    }
  }
  return null;
}
