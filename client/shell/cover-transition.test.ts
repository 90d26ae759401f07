import type { ParsedLocation } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { coverTransition, namePressedCover } from './cover-transition';

// oxlint-disable-next-line typescript/consistent-type-assertions -- the part that is read
const at = (pathname: string) => ({ pathname }) as ParsedLocation;
const press = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
const named = () =>
  [...document.querySelectorAll<HTMLElement>('[data-cover]')].map((each) => each.style.viewTransitionName);

beforeEach(() => {
  document.addEventListener('click', namePressedCover, true);
  document.body.innerHTML = `
    <li><span data-cover="9780141439587"></span><a id="emma" href="/en/books/9780141439587/emma">Emma</a></li>
    <li><span data-cover="9780743273565"></span><a id="gatsby" href="/en/books/9780743273565">Gatsby</a></li>
    <a id="cart" href="/en/cart">Cart</a>`;
});
afterEach(() => {
  document.removeEventListener('click', namePressedCover, true);
  document.body.innerHTML = '';
});

test('only the cover of the book that was pressed last has a transition name', () => {
  press('#emma');
  press('#gatsby');

  expect(named()).toEqual(['', 'cover-9780743273565']);
});

test('a cover moves from a pressed book to its page', () => {
  press('#emma');

  expect(coverTransition({ fromLocation: at('/search'), toLocation: at('/books/9780141439587/emma') })).toEqual([]);
});

test('a book page that was opened without its cover is shown at once', () => {
  press('#cart');

  expect(coverTransition({ fromLocation: at('/chat-bot'), toLocation: at('/books/9780141439587') })).toBe(false);
});

test('a cover moves back from a book page', () => {
  expect(coverTransition({ fromLocation: at('/books/9780141439587'), toLocation: at('/search') })).toEqual([]);
});

test('pages without a moving cover are shown at once', () => {
  press('#emma');

  expect(coverTransition({ fromLocation: at('/'), toLocation: at('/basket') })).toBe(false);
  expect(coverTransition({ toLocation: at('/search') })).toBe(false);
});
