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

it('takes the focus from the page that a dialog was opened from', () => {
  const { of, begin } = open();
  of('page').focus();
  begin('first');
  expect(focused()).toBe('place');
});

it('leaves the focus to a hand that types in a dialog that was opened out of this one', () => {
  const { of, begin } = open();
  of('search').focus();
  begin('first');
  expect(focused()).toBe('search');
});

it('takes the focus from the dialog that this one was opened from', () => {
  const { of, begin } = open();
  of('place').focus();
  begin('second');
  expect(focused()).toBe('search');
});
