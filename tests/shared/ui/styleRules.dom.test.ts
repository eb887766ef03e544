import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { rulesOf, writeRules } from '@/shared/ui/styleRules';
import { changed } from '../../../deploy/styleRules.ts';

describe('the rules of a style sheet', () => {
  it.each([
    ['', []],
    ['.a{color:red}.b{color:blue}', ['.a{color:red}', '.b{color:blue}']],
    ['@layer base; .a { color: red }', ['@layer base;', '.a { color: red }']],
    ['@media (min-width:1px){.a{b:c}.d{e:f}} .g{h:i}', ['@media (min-width:1px){.a{b:c}.d{e:f}}', '.g{h:i}']],
    ['.a::before{content:"}{;"}.b{c:d}', ['.a::before{content:"}{;"}', '.b{c:d}']],
    [".a::before{content:'\\'}'}.b{c:d}", [".a::before{content:'\\'}'}", '.b{c:d}']],
    ['/* } { */.a{b:c}/* ; */', ['/* } { */.a{b:c}']],
    ['.a\\{b{c:d}', ['.a\\{b{c:d}']],
    ['}.b{c:d}', ['}', '.b{c:d}']],
    ['@keyframes k{from{a:b}to{a:c}}', ['@keyframes k{from{a:b}to{a:c}}']],
  ])('%j are %j', (css, rules) => {
    expect(rulesOf(css)).toEqual(rules);
  });
});

describe('an element whose rules are written', () => {
  afterEach(() => document.head.querySelectorAll('style[data-test]').forEach(element => element.remove()));
  const element = () => {
    const style = document.createElement('style');
    style.dataset['test'] = '';
    document.head.append(style);
    return style;
  };
  const texts = (style: HTMLStyleElement) =>
    [...(style.sheet?.cssRules ?? [])].map(rule => rule.cssText.replace(/\s/g, ''));

  it('stays empty, holds them in their order, and holds others when they change', () => {
    const style = element();
    writeRules(style, '.a{color:red}.b{color:blue}');
    expect(texts(style)).toEqual(['.a{color:red;}', '.b{color:blue;}']);
    expect(style.textContent).toBe('');
    writeRules(style, '.c{color:red}');
    expect(texts(style)).toEqual(['.c{color:red;}']);
  });
});

it('the library still writes its styles where the build changes it', () => {
  const file = join(import.meta.dirname, '../../../node_modules/@rc-component/util/es/Dom/dynamicCSS.js');
  const code = readFileSync(file, 'utf8');
  expect(code.match(/innerHTML/g)).toHaveLength(3);
  expect(() => changed(code, [['another library', '']], 'dynamicCSS.js')).toThrow(/no longer holds "another library"/);
});
