import { afterEach, expect, test } from 'vitest';
import { hasKeptFields, keepFields } from './keep-fields';
import { restoreFields } from './restore-fields';

const page = (html: string) => {
  document.body.innerHTML = `<main>${html}</main>`;
};
const field = (name: string, at = 0) => document.querySelectorAll<HTMLInputElement>(`[name=${name}]`)[at];
const form = '<input name="name"><input name="line"><input name="line"><textarea name="note"></textarea>';

afterEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = '';
});

test('typed fields are restored once after a load of the same page', () => {
  page(form);
  for (const [name, at, value] of [
    ['name', 0, 'Nora'],
    ['line', 1, 'second'],
    ['note', 0, 'a note'],
  ] as const) {
    const one = field(name, at);
    if (one) one.value = value;
  }
  keepFields();

  page(form);
  restoreFields();

  const fields = [field('name'), field('line'), field('line', 1), field('note')];
  expect(fields.map((one) => one?.value)).toEqual(['Nora', '', 'second', 'a note']);
  expect(hasKeptFields()).toBe(false);
});

test('passwords, account numbers and codes are not kept', () => {
  const password = '<input type="password" name="password" value="shelves">';
  page(`<input name="iban" value="IE29">${password}<input name="code" value="123">`);

  keepFields();

  expect(hasKeptFields()).toBe(false);
});

test('a field that already has a value keeps it', () => {
  page('<input name="name" value="Nora">');
  keepFields();

  page('<input name="name" value="Mia">');
  restoreFields();

  expect(field('name')?.value).toBe('Mia');
});

test('the fields of one page are not restored into another', () => {
  page('<input name="name" value="Nora">');
  keepFields('/en/register');

  page('<input name="name">');
  restoreFields();

  expect(field('name')?.value).toBe('');
  expect(hasKeptFields()).toBe(true);
});

test('a page without typed text keeps the stored fields of another page', () => {
  page('<input name="name" value="Nora">');
  keepFields('/en/register');

  page('<input name="email">');
  keepFields('/en/login');

  expect(sessionStorage.getItem('dogear-fields')).toContain('Nora');
});
