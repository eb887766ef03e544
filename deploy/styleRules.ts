import { join } from 'node:path';
import type { Plugin } from 'vite';

type Change = [from: string, to: string];

/** Two files of the library hold the same lines for this. */
const STYLE_ELEMENTS: Change[] = [
  ['function injectCSS(css, option = {}) {', 'function insertStyle(option = {}) {'],
  ['  styleNode.innerHTML = css;\n', ''],
  [
    '    if (existNode.innerHTML !== css) {\n      existNode.innerHTML = css;\n    }\n',
    '    writeRules(existNode, css);\n',
  ],
];

/** Where the component library writes styles in a way that a strict policy forbids. */
const PLACES: [file: RegExp, changes: Change[]][] = [
  [/@rc-component\/util\/es\/Dom\/dynamicCSS\.js$/, STYLE_ELEMENTS],
  [/@ant-design\/icons\/es\/cssUtils\.js$/, STYLE_ELEMENTS],
  [
    /@rc-component\/input\/es\/calculateNodeHeight\.js$/,
    [["hiddenTextarea.setAttribute('style', ", 'hiddenTextarea.style.cssText = (']],
  ],
];

/** What `injectCSS` was, over the parts of it: the sheet of an element is there once it is in the document. */
const inserting = (root: string, exported: boolean) => `
import { writeRules } from ${JSON.stringify(join(root, 'src/shared/ui/styleRules.ts'))};
${exported ? 'export ' : ''}function injectCSS(css, option) {
  const styleNode = insertStyle(option);
  if (styleNode) writeRules(styleNode, css);
  return styleNode;
}
`;

/** The text with every change made. @throws Error when the library no longer holds what is changed: then this file is looked at anew. */
export function changed(code: string, changes: readonly Change[], file: string): string {
  return changes.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`${file} no longer holds "${from.trim()}" (deploy/styleRules.ts)`);
    return text.replace(from, () => to);
  }, code);
}

/** Lets the component library write its styles as rules (`src/shared/ui/styleRules.ts`), for builds: they have a policy. */
export function styleRules(root: string): Plugin {
  return {
    name: 'style-rules',
    apply: 'build',
    transform(code, id) {
      const [, changes] = PLACES.find(([file]) => file.test(id.replaceAll('\\', '/'))) ?? [];
      if (!changes) return null;
      const text = changed(code, changes, id);
      if (changes !== STYLE_ELEMENTS) return { code: text, map: null };
      const exported = text.includes('export function insertStyle');
      return {
        code: text.replace('export function insertStyle', 'function insertStyle') + inserting(root, exported),
        map: null,
      };
    },
  };
}
