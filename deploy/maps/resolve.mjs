/** `node resolve.mjs base-BuOlBA6K.js:3:117207`: prints the source line of a position in the built portal. Works offline. */
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';

const [, file = '', line = '', column = ''] = /([^/\s:]+\.js):(\d+):(\d+)/.exec(process.argv[2] ?? '') ?? [];
const path = join(import.meta.dirname, `${file}.map`);
if (file === '') {
  console.error('Usage: node resolve.mjs <file>.js:<line>:<column>');
  process.exitCode = 2;
} else if (!existsSync(path)) {
  console.error(`${file} has no source map here. Use the maps of the version that reported the error.`);
  process.exitCode = 1;
} else {
  const map = JSON.parse(readFileSync(path, 'utf8'));
  const origin = new SourceMap(map).findOrigin(Number(line), Number(column));
  const content = map.sourcesContent?.[map.sources.indexOf(origin.fileName)] ?? '';
  if (origin.fileName) {
    console.log(`${origin.fileName.replace(/^(\.\.\/)+/, '')}:${origin.lineNumber}:${origin.columnNumber}`);
    console.log(content.split('\n')[origin.lineNumber - 1] ?? '');
  } else {
    console.error(`${file}:${line}:${column} is not in the source map.`);
    process.exitCode = 1;
  }
}
