import { useLocation } from '@tanstack/react-router';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useEffect, useMemo, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Faq } from '../../../domain/faq/schemas';
import { showScreen, type Answers } from '../../../tests/client/show-screen';
import { useApi } from '../../lib/use-api';
import { faqHead } from './faq-head';
import { FaqScreen } from './faq-screen';
import { FaqSearch } from './faq-search';
import { normaliseQuery, loadFaqLater, type FaqPage } from './loaders';

const all: Faq = {
  language: 'en',
  topics: [
    { id: 'offers', title: 'Offers and holds' },
    { id: 'payout', title: 'Payout' },
  ],
  items: [
    { id: 'how-long-offers-hold', topic: 'offers', question: 'How long does an offer hold?', html: '<p>28 days.</p>' },
    {
      id: 'when-paid',
      topic: 'payout',
      question: 'When am I paid?',
      html: '<p>Soon. See <a href="/en/faq#how-long-offers-hold">offers</a>.</p>',
    },
  ],
  nextCursor: null,
};
const hit: Faq = { ...all, items: all.items.slice(1) };
const none: Faq = { ...all, items: [] };

/** The screen as its route shows it: all questions, or those of the address's words as they come. */
function Questions() {
  const api = useApi();
  const { search } = useLocation();
  const q = normaliseQuery(search.q);
  const page = useMemo<FaqPage>(() => (q === '' ? { q, faq: all } : loadFaqLater(api, q)), [api, q]);
  return <FaqScreen page={page} market="IE" />;
}
const show = (answers: Answers = () => hit) => showScreen(<Questions />, answers);
const field = () => screen.findByRole('searchbox', { name: 'Search questions and answers' });
const question = (name: string) => screen.getByRole('heading', { name }).closest('details');

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = vi.fn();
});

test('typed words go into the address and filter the questions, and an empty field shows all', async () => {
  const { router } = show();
  fireEvent.change(await field(), { target: { value: ' paid ' } });
  expect(await screen.findByText('1 answer, best match first')).toBeDefined();
  expect(router.state.location.search).toEqual({ q: 'paid' });
  expect(screen.queryByRole('heading', { name: 'How long does an offer hold?' })).toBeNull();
  expect(screen.getByText('1 answer, best match first').closest('output')).not.toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Show all questions' }));
  expect(await screen.findByRole('heading', { name: 'How long does an offer hold?' })).toBeDefined();
  expect(await field()).toHaveProperty('value', '');
});

test('an outdated address never changes the typed text, and a new address does', async () => {
  const listeners = new Set<(q: string) => void>();
  function Lagging() {
    const [q, setQ] = useState('');
    useEffect(() => void listeners.add(setQ), []);
    return <FaqSearch q={q} />;
  }
  const { router } = showScreen(<Lagging />, () => hit);
  for (const value of ['pay', 'payout']) {
    fireEvent.change(await field(), { target: { value } });
    await waitFor(() => expect(router.state.location.search).toEqual({ q: value }));
  }
  const shown = [];
  for (const q of ['pay', 'payout', '']) {
    act(() => listeners.forEach((listener) => listener(q)));
    shown.push((await field()).getAttribute('value'));
  }
  expect(shown).toEqual(['payout', 'payout', '']);
});

test('without a network the results stay, with a notice', async () => {
  show(() => 'lost');
  fireEvent.change(await field(), { target: { value: 'paid' } });
  expect(await screen.findByText(/The search isn’t working, so you still see/)).toBeDefined();
  expect(screen.getByRole('heading', { name: 'How long does an offer hold?' })).toBeDefined();
});

test('a search without results links to the assistant and to the staff', async () => {
  show(() => none);
  fireEvent.change(await field(), { target: { value: 'zeppelin' } });
  expect(await screen.findByRole('heading', { name: 'No answer found for “zeppelin”' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Ask the assistant' }).getAttribute('href')).toBe('/en/chat-bot');
  expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/en/contact');
});

test('the address opens its question, when arriving and by a link in another answer', async () => {
  const { router } = show();
  await router.navigate({ to: '.', hash: 'when-paid' });
  await waitFor(() => expect(question('When am I paid?')).toHaveProperty('open', true));
  expect(question('How long does an offer hold?')).toHaveProperty('open', false);
  fireEvent.click(screen.getByRole('link', { name: 'offers' }));
  await waitFor(() => expect(question('How long does an offer hold?')).toHaveProperty('open', true));
  expect(router.state.location.publicHref).toBe('/en/faq#how-long-offers-hold');
});

test('the link to a question is copied', async () => {
  const writeText = vi.fn(async () => undefined);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  show();
  fireEvent.click(await screen.findByText('Copy link', { selector: '#when-paid a' }));
  expect(await screen.findByText('Link copied')).toBeDefined();
  expect(writeText).toHaveBeenCalledWith(`${location.origin}/#when-paid`);
});

test('a vote counts once on this device; a no shows further help; a lost vote can be repeated', async () => {
  let lost = true;
  const { calls } = show(({ path }) =>
    path.endsWith('/votes') ? (lost ? 'lost' : new Response(null, { status: 204 })) : all,
  );
  const group = () => screen.findByRole('group', { name: 'Did the answer to “When am I paid?” help?', hidden: true });
  const press = async (name: string) =>
    fireEvent.click(within(await group()).getByRole('button', { name, hidden: true }));
  await press('No');
  expect(
    await within(await group()).findByText(/No internet connection, so we couldn’t save your feedback\./),
  ).toBeDefined();
  lost = false;
  await press('No');
  expect(await within(await group()).findByRole('link', { name: 'Ask the assistant', hidden: true })).toBeDefined();
  expect(within(await group()).queryByRole('button', { hidden: true })).toBeNull();
  expect(
    calls.filter(({ method }) => method === 'POST').map(({ path, body }) => `${path} ${JSON.stringify(body)}`),
  ).toEqual(['/faq/when-paid/votes {"helped":false}', '/faq/when-paid/votes {"helped":false}']);
  expect(JSON.parse(localStorage.getItem('dogear-faq-votes') ?? '')).toEqual({ 'when-paid': false });
  document.body.replaceChildren();
  show();
  expect(await within(await group()).findByText(/Thank you for telling us/)).toBeDefined();
});

test('all questions are described to search engines, a search is not; no answer can end the script', () => {
  const context = { origin: 'https://shop.test', language: 'en' } as const;
  const evil = {
    ...all,
    items: [{ ...all.items[0], id: 'x', topic: 'offers', question: '</script><script>', html: '<p>x</p>' }],
  };
  const [script] = faqHead({ q: '', faq: evil }, context).scripts;
  expect(script?.children).not.toContain('<');
  expect(JSON.parse(script?.children ?? '')).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [
      { name: '</script><script>', url: 'https://shop.test/en/faq#x', acceptedAnswer: { text: '<p>x</p>' } },
    ],
  });
  const found = faqHead({ q: 'paid', faq: hit }, context);
  expect(found.scripts).toEqual([]);
  expect(found.meta).toContainEqual({ name: 'robots', content: 'noindex' });
});
