import { queryByLabelText, queryByRole } from '@testing-library/react';
import { expect, it } from 'vitest';

// What is kept of a page must never outlive what it was read from: each look comes in the same breath as the change before it.

function page(html: string) {
  document.body.innerHTML = html;
  return <T extends HTMLElement>(selector: string) => document.body.querySelector(selector) as T;
}
const display = (element: Element) => getComputedStyle(element).display;

it('sees what an element, what is around it, and a style sheet hides and shows', () => {
  const $ = page('<div id="outer"><p class="text"><b>Total</b></p></div>');
  const visibility = () => getComputedStyle($('b')).visibility;
  expect([display($('p')), visibility()]).toEqual(['block', 'visible']);
  $('p').hidden = true;
  expect(display($('p'))).toBe('none');
  $('p').hidden = false;
  expect(display($('p'))).toBe('block');
  $('#outer').style.visibility = 'hidden';
  expect(visibility()).toBe('hidden');
  $('#outer').removeAttribute('style');
  expect(visibility()).toBe('visible');

  const sheet = document.createElement('style');
  sheet.textContent = '.text { display: none }';
  document.head.append(sheet);
  expect(display($('p'))).toBe('none');
  sheet.textContent = '.text { display: flex }';
  expect(display($('p'))).toBe('flex');
  sheet.remove();
  expect(display($('p'))).toBe('block');
});

it('sees where an element stands now, and what became of it while it stood nowhere', () => {
  const $ = page('<div id="shown"><b>Total</b></div><div id="away" style="visibility: hidden"></div>');
  const total = $('b');
  expect(getComputedStyle(total).visibility).toBe('visible');
  $('#away').append(total);
  expect(getComputedStyle(total).visibility).toBe('hidden');
  $('#shown').append(total);
  expect(display(total)).toBe('inline');
  total.remove();
  total.style.display = 'flex';
  $('#shown').append(total);
  expect(display(total)).toBe('flex');
});

it('finds what a label names, however it names it and whatever it named before', () => {
  const $ = page(
    `<label for="a">Amount</label><input id="a"><input id="b">
     <label>Remarks <textarea></textarea></label><input type="hidden" id="c">
     <span id="word">Bill</span><div role="group" aria-labelledby="word"></div>`,
  );
  const named = (name: string) => queryByLabelText(document.body, name);
  expect(named('Amount')).toBe($('#a'));
  expect($('#a')).toHaveAccessibleName('Amount');
  $('label').setAttribute('for', 'b');
  expect(named('Amount')).toBe($('#b'));
  $('#a').id = 'old';
  $('#b').id = 'a';
  expect(named('Amount')).toBeNull();
  expect($('#a')).not.toHaveAccessibleName();
  $('label').setAttribute('for', 'a');
  expect(named('Amount')).toBe($('#a'));

  expect(named('Remarks')).toBe($('textarea'));
  expect($<HTMLInputElement>('#c').labels).toBeNull();
  expect(named('Bill')).toBe($('[role=group]'));
  expect(queryByRole(document.body, 'group', { name: 'Bill' })).toBe($('[role=group]'));
  $('#word').id = 'other';
  expect(named('Bill')).toBeNull();
  expect($('div').querySelector('[id="word"]')).toBeNull();
  expect($('div').querySelector('[id="other"]')).toBeNull(); // it is not below
});
