import type { BrowserContext } from '@playwright/test';
import { m } from '../../../messages/compiled/messages.js';
import { Clerk, placeTrade } from '../support/clerk';
import { desktop, Inspector } from '../support/inspector';
import { callApi, registerMember } from '../support/member';
import { messagePattern } from '../support/person';
import { expect, test, type Shop } from '../support/shop';
import { findBooksToSell, firstParcelCode, findCopiesToBuy } from '../support/trade-books';

/** Signs in a clerk who is also the customer of the trades. English pages are those of a desktop. */
async function openDesk(context: BrowserContext, shop: Shop, email: string) {
  await registerMember(context, shop, email);
  await shop.grantDeskAccess(email);
  const inspector = await Inspector.open(context, shop, desktop);
  return { inspector, clerk: new Clerk(inspector.reader.page, shop, 'en') };
}

test('pages of a trade under way are accessible at the desk and for the customer', async ({ shop, context }) => {
  const { inspector, clerk } = await openDesk(context, shop, 'inspects@desk.example');

  // A swap with an open decision.
  const lists = { give: await findBooksToSell(clerk, 6), take: await findCopiesToBuy(clerk, 'limit=1') };
  const swap = await placeTrade(context, shop, lists, 'swap', { payout: 'bank' });
  expect(await clerk.callDeskApi('POST', `/parcels/${firstParcelCode(swap)}/receive`)).toBe(200);
  const declaration = { name: 'Aoife Byrne', number: 'IE-ZZZZ', email: 'declares@reader.example', books: '' };
  expect(await callApi(context, shop, 'POST', '/withdrawals', declaration)).toBe(202);
  await inspector.inspectPage('/desk');
  const grade = (line: number, grading: object) =>
    clerk.callDeskApi('PUT', `/trades/${swap.id}/lines/${line}/grading`, grading);
  for (const { line } of swap.inbound?.lines.slice(0, 5) ?? []) expect(await grade(line, { as: 'as-said' })).toBe(200);
  await inspector.inspectPage(`/desk/trades/${swap.id}?book=${swap.inbound?.lines[5]?.book.isbn}`);
  expect(await grade(6, { as: 'regraded', grade: 'good', reason: 'marks' })).toBe(200);
  expect(await clerk.callDeskApi('POST', `/trades/${swap.id}/finish-grading`)).toBe(200);
  await inspector.changeVariant();
  await inspector.inspectPage(`/trades/${swap.id}`);
  const reader = await inspector.inspectPage('/desk/withdrawals');
  await expect(reader.page.getByText(m.desk_declared_no_order({}, { locale: reader.language })).first()).toBeVisible();

  expect(inspector.faults).toEqual([]);
});

test('pages of money and its documents are accessible at the desk and for the customer', async ({ shop, context }) => {
  const email = 'inspects-money@desk.example';
  const { inspector, clerk } = await openDesk(context, shop, email);
  const sale = await placeTrade(context, shop, { give: await findBooksToSell(clerk, 6) }, 'payout', { payout: 'bank' });
  await clerk.receiveAndAcceptAll(sale);
  await shop.endPayoutHold(email);
  const take = await findCopiesToBuy(clerk, 'sort=price&limit=1');
  const order = await placeTrade(context, shop, { take }, 'pay-now', { payment: 'bank-transfer' });
  await clerk.recordBankTransfer(order);
  await clerk.packAndDispatch(order);
  const row = { currency: 'EUR', payer: 'Ann', at: order.placedAt };
  const rows = [
    { ...row, eventId: 'inspected-1', amount: order.toPay.minor, reference: `${order.number} or so` },
    { ...row, eventId: 'inspected-2', amount: 100, currency: 'GBP', reference: 'x' },
  ];
  expect(await clerk.callDeskApi('POST', '/money', { rows })).toBe(200);

  await inspector.inspectPage('/desk/payouts');
  expect(await clerk.callDeskApi('POST', '/payout-files', { format: 'csv', currency: 'EUR' })).toBe(200);
  await inspector.inspectPage('/desk/payouts?state=sent');
  const person = await inspector.openPage('/desk/money');
  await person.page
    .getByLabel(m.desk_statement_paste({}, { locale: person.language }))
    .fill('Date,Payer,Reference,Amount\n2026-11-20,Ann,books,5.00\n2026-11-20,Bob,x,five');
  await expect(person.page.getByText(m.desk_wrong_amount({}, { locale: person.language }))).toBeVisible();
  await inspector.inspectCurrentPage(person, '/desk/money, with a statement');

  // The refund has a document of its own, linked from the pages of customer and desk.
  expect(await clerk.callDeskApi('POST', `/trades/${order.id}/lost`)).toBe(200);
  const inspectWithNote = async (at: string) => {
    const reader = await inspector.inspectPage(`${at}/${order.id}`);
    const note = m.trades_print_credit_note({ number: 'C-…', amount: '…' }, { locale: reader.language });
    const link = reader.page.getByRole('link', { name: new RegExp(messagePattern(note).source.slice(1, -1), 'u') });
    const document = `${at}/${order.id}/print/credit-note-1`;
    await expect(link).toHaveAttribute('href', `/${reader.language}${document}`);
    const printed = await inspector.inspectPage(document);
    await expect(printed.page.locator('dd').getByText(/^C-\d{6}$/)).toBeVisible();
  };
  await inspectWithNote('/trades');
  await inspector.changeVariant();
  await inspectWithNote('/desk/trades');
  for (const path of ['/desk/payouts?state=files', `/trades/${order.id}/print/invoice`])
    await inspector.inspectPage(path);

  expect(inspector.faults).toEqual([]);
});
