import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showScreen } from '../../../../tests/client/show-screen';
import { OpenByKey } from './open-by-key';

const problem = (code: string, status: number) =>
  Response.json({ code }, { status, headers: { 'Content-Type': 'application/problem+json' } });

test('a link that opens nothing any more leads to where a new one is mailed', async () => {
  showScreen(<OpenByKey id="t" guestKey="AAAAAAAAAAAAAAAAAAAAAA" />, () => problem('trade-not-found', 404));
  expect(await screen.findByRole('heading', { level: 1, name: 'This link does not work' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Email me the link again' }).getAttribute('href')).toBe('/en/find-trade');
});

test('where only the answer was lost the same is tried again', async () => {
  showScreen(<OpenByKey id="t" guestKey="AAAAAAAAAAAAAAAAAAAAAA" />, () => 'lost');
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Email me the link again' })).toBeNull();
});
