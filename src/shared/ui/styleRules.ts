/**
 * The component library writes style sheets at run time. As text of a `<style>` element they would need `'unsafe-inline'` in the
 * Content-Security-Policy; as rules of its sheet they need nothing but that the element may be there, empty. The build puts this in the
 * place where the library writes (`deploy/styleRules.ts`).
 */

/** What each element's sheet was made of. */
const written = new WeakMap<HTMLStyleElement, string>();

/** Everything that means something at the top level of a style sheet, or hides such a sign. */
const SIGNS = /\\.|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\/\*[\s\S]*?\*\/|[{};]/g;

/** The rules of a style sheet's text, as text: `insertRule` takes one at a time. */
export function rulesOf(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: sign, index } of css.matchAll(SIGNS)) {
    if (sign === '{') depth++;
    else if (sign === '}') depth = Math.max(0, depth - 1);
    const ends = depth === 0 && (sign === '}' || sign === ';');
    if (!ends) continue;
    rules.push(css.slice(start, index + 1).trim());
    start = index + 1;
  }
  return rules;
}

/** Makes the rules of an element that is in the document those of `css`. What the browser does not know it passes over, as in a text. */
export function writeRules(element: HTMLStyleElement, css: string): void {
  const { sheet } = element;
  if (!sheet || written.get(element) === css) return;
  while (sheet.cssRules.length > 0) sheet.deleteRule(0);
  for (const rule of rulesOf(css))
    try {
      sheet.insertRule(rule, sheet.cssRules.length);
    } catch {
      // A selector of another browser.
    }
  written.set(element, css);
}
