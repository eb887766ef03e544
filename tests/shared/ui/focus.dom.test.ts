import { afterEach, expect, it } from 'vitest';
import { focusFirstField } from '@/shared/ui/focus';

afterEach(() => document.body.replaceChildren());

/** Opens two nested dialogs over the page's own field. */
function open() {
  document.body.innerHTML = `
    <form><input id="page" /></form>
    <div role="dialog" id="first"><form><input type="checkbox" /><input id="place" /></form></div>
    <div role="dialog" id="second"><input id="search" /></div>`;
  const of = (id: string) => document.getElementById(id) as HTMLElement;
  return { of, begin: (id: string) => focusFirstField(of(id)) };
}
const focused = () => document.activeElement?.id;

it('focus moves from the page into the dialog that was opened from it', () => {
  const { of, begin } = open();
  of('page').focus();
  begin('first');
  expect(focused()).toBe('place');
});

it('focus stays in a nested dialog when the user is already typing there', () => {
  const { of, begin } = open();
  of('search').focus();
  begin('first');
  expect(focused()).toBe('search');
});

it('focus moves from a dialog into the dialog that was opened from it', () => {
  const { of, begin } = open();
  of('place').focus();
  begin('second');
  expect(focused()).toBe('search');
});
