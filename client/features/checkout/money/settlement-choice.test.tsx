import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { quote } from '../../../../domain/checkout/quote';
import { factsFor, fourBooks } from '../../../../domain/checkout/quote.fixture';
import type { Settlement } from '../../../../domain/checkout/schemas';
import { showScreen } from '../../../../tests/client/show-screen';
import { noSavedData } from '../address/saved-for-checkout';
import { firstDraft } from '../draft';
import { resultSentence } from '../result-words';
import { CheckoutSums } from './checkout-sums';
import { SettlementChoice } from './settlement-choice';

/** Returns a quote for four books to sell, worth €12.80, and one to buy, with postage €8.90. */
const quoteOf = (settlement: Settlement, credit = 0) =>
  quote(
    factsFor('IE', fourBooks, [{ price: 500, quantity: 1, used: true }], {
      storeCredit: { earned: credit, bonus: 0 },
      input: { settlement, useStoreCredit: true },
    }),
  );

/** Returns the lines at the end of each choice. */
async function endsOf(settlement: Settlement, credit = 0): Promise<Record<string, string[]>> {
  const shown = quoteOf(settlement, credit);
  const draft = firstDraft(shown, null, noSavedData, 'IE');
  showScreen(<SettlementChoice draft={draft} quote={shown} onChoose={() => undefined} />, () => null);
  const radios = await screen.findAllByRole<HTMLInputElement>('radio');
  return Object.fromEntries(
    radios.map((radio) => [
      radio.value,
      [
        ...(document.getElementById(radio.getAttribute('aria-describedby') ?? '')?.firstElementChild?.children ?? []),
      ].map(({ textContent }) => textContent.trim()),
    ]),
  );
}

it('shows for each choice what is paid and received, and when', async () => {
  expect(await endsOf('swap')).toEqual({
    swap: ['you get €3.90 after we check your books'],
    'pay-now': ['you pay €8.90 now', 'you get €12.80 after we check your books'],
  });
});

it('shows store credit as paid now', async () => {
  expect((await endsOf('pay-now', 2000))['pay-now']).toEqual([
    'you pay €8.90 in store credit now',
    'you get €12.80 after we check your books',
  ]);
});

it('shows money and store credit apart where the credit pays for a part', async () => {
  expect((await endsOf('pay-now', 300))['pay-now']).toEqual([
    'you pay €5.90 now',
    'you pay €3.00 in store credit now',
    'you get €12.80 after we check your books',
  ]);
});

it('names both amounts in the result and in the summary where store credit pays for the purchase', async () => {
  const shown = quoteOf('pay-now', 2000);

  showScreen(<CheckoutSums quote={shown} />, () => null);

  expect(resultSentence(shown)).toBe('You pay €8.90 in store credit now and get €12.80 later');
  expect((await screen.findByText('You pay now')).nextSibling?.textContent).toBe('€0.00');
  expect(screen.getByText('Store credit used').nextSibling?.textContent).toBe('−€8.90');
  expect(screen.getByText('You get after we check your books').nextSibling?.textContent).toBe('€12.80');
});
