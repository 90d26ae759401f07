import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { show } from '../../../tests/client/show-part';
import { LanguageHint } from './language-hint';
import { hintKey, preferredLanguage } from './preferred-language';

afterEach(() => localStorage.clear());

test.each([
  [['de-AT', 'en'], 'de'],
  [['en-GB', 'de'], null],
  [['sv', 'pl', 'en'], 'pl'],
  [['sv'], null],
  [[], null],
])('a browser that accepts %j on an English page prefers %j', (accepted, language) => {
  expect(preferredLanguage(accepted, 'en')).toBe(language);
});

test('no language is offered after the hint was closed, or without storage', () => {
  localStorage.setItem(hintKey, 'de');
  expect(preferredLanguage(['de'], 'en')).toBeNull();
  localStorage.clear();
  const refused = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  expect(preferredLanguage(['de'], 'en')).toBeNull();
  refused.mockRestore();
});

test('the hint leads to the same page in the other language and can be closed for good', async () => {
  await show(<LanguageHint preferred="de" />);
  const link = screen.getByRole('link', { name: 'Deutsch' });
  expect(link.getAttribute('href')).toMatch(/^\/de/);
  expect(link.getAttribute('lang')).toBe('de');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('link', { name: 'Deutsch' })).toBeNull();
  expect(localStorage.getItem(hintKey)).toBe('de');
});
