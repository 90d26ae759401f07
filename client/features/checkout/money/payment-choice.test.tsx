import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { quote } from '../../../../domain/checkout/quote';
import { factsFor } from '../../../../domain/checkout/quote.fixture';
import { showScreen } from '../../../../tests/client/show-screen';
import { noSavedData } from '../address/saved-for-checkout';
import { firstDraft } from '../draft';
import { PaymentChoice } from './payment-choice';
import { figuresFor } from './quote-figures';

const input = { settlement: 'pay-now', useStoreCredit: true } as const;
const rule = /of your store credit is bonus credit\. You can’t spend it on new books at a fixed price\./;
const offered = (market: 'DE' | 'IE', used: boolean) =>
  quote(
    factsFor(market, [], [{ price: 1200, quantity: 1, used }], { storeCredit: { earned: 100, bonus: 320 }, input }),
  );
const show = (of: ReturnType<typeof quote>) =>
  showScreen(
    <PaymentChoice
      draft={firstDraft(of, null, noSavedData, 'DE')}
      quote={of}
      isGuest={false}
      onChoose={() => undefined}
    />,
    () => null,
  );

test('the bonus that cannot pay for a bound book is named with its amount', async () => {
  show(offered('DE', false));

  expect((await screen.findByText(rule)).textContent).toContain('€3.20');
});

test.each([
  ['a used book in Germany', offered('DE', true)],
  ['a new book in Ireland', offered('IE', false)],
])('a bonus that pays for %s is not mentioned', async (_book, of) => {
  show(of);

  expect(await screen.findByText('You have €4.20')).toBeDefined();
  expect(screen.queryByText(rule)).toBeNull();
});

test('the sums of another choice keep the bonus off a bound book, as the quote does', () => {
  const of = offered('DE', false);

  const figures = figuresFor(of, { settlement: 'pay-now', asCredit: false, useStoreCredit: true });

  expect(figures.payNow).toEqual(of.payNow);
  expect(of.payNow.minor).toBe(1390);
});
