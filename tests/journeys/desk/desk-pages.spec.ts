import { m } from '../../../messages/compiled/messages.js';
import { Clerk, placeTrade } from '../support/clerk';
import { desktop, Inspector } from '../support/inspector';
import { registerMember } from '../support/member';
import { messagePattern } from '../support/person';
import { expect, test } from '../support/shop';
import { findBooksToSell, firstParcelCode, findCopiesToBuy } from '../support/trade-books';

test('pages of a trade under way are accessible at the desk and for the customer', async ({
  shop,
  context,
  browser,
}) => {
  const clerk = await Clerk.openDesk(browser, shop, 'inspects@desk.example');
  const desk = await Inspector.open(clerk.context, shop, desktop);
  const customer = await Inspector.open(context, shop);
  const person = customer.reader;
  await registerMember(context, shop, 'inspects@reader.example');

  // A swap with an open decision.
  const lists = { give: await findBooksToSell(person, 12), take: await findCopiesToBuy(person, 'limit=1') };
  const swap = await placeTrade(context, shop, lists, 'swap', { payout: 'bank' });
  expect(await clerk.callDeskApi('POST', `/parcels/${firstParcelCode(swap)}/receive`)).toBe(200);
  await desk.inspectPage('/desk');
  const grade = (line: number, grading: object) =>
    clerk.callDeskApi('PUT', `/trades/${swap.id}/lines/${line}/grading`, grading);
  for (const { line } of swap.inbound?.lines.slice(0, 11) ?? []) expect(await grade(line, { as: 'as-said' })).toBe(200);
  await desk.inspectBothVariants(`/desk/trades/${swap.id}?book=${swap.inbound?.lines[11]?.book.isbn}`);
  expect(await grade(12, { as: 'regraded', grade: 'good', reason: 'marks' })).toBe(200);
  expect(await clerk.callDeskApi('POST', `/trades/${swap.id}/finish-grading`)).toBe(200);
  await customer.inspectBothVariants(`/trades/${swap.id}`);

  expect([...desk.faults, ...customer.faults]).toEqual([]);
  await clerk.context.close();
});

test('pages of money and its documents are accessible at the desk and for the customer', async ({
  shop,
  context,
  browser,
}) => {
  const email = 'inspects-money@reader.example';
  const clerk = await Clerk.openDesk(browser, shop, 'inspects-money@desk.example');
  const desk = await Inspector.open(clerk.context, shop, desktop);
  const customer = await Inspector.open(context, shop);
  await registerMember(context, shop, email);
  const sale = await placeTrade(context, shop, { give: await findBooksToSell(customer.reader, 6) }, 'payout', {
    payout: 'bank',
  });
  await clerk.receiveAndAcceptAll(sale);
  await shop.endPayoutHold(email);
  const take = await findCopiesToBuy(customer.reader, 'sort=price&limit=1');
  const order = await placeTrade(context, shop, { take }, 'pay-now', { payment: 'bank-transfer' });
  await clerk.recordBankTransfer(order);
  await clerk.packAndDispatch(order);
  const row = { currency: 'EUR', payer: 'Ann', at: order.placedAt };
  const rows = [
    { ...row, eventId: 'inspected-1', amount: order.toPay.minor, reference: `${order.number} or so` },
    { ...row, eventId: 'inspected-2', amount: 100, currency: 'GBP', reference: 'x' },
  ];
  expect(await clerk.callDeskApi('POST', '/money', { rows })).toBe(200);

  await desk.inspectBothVariants('/desk/payouts');
  expect(await clerk.callDeskApi('POST', '/payout-files', { format: 'csv', currency: 'EUR' })).toBe(200);
  for (const path of ['/desk/payouts?state=files', '/desk/payouts?state=sent']) await desk.inspectPage(path);
  const person = await desk.inspectPage('/desk/money');
  await person.page
    .getByLabel(m.desk_statement_paste({}, { locale: person.language }))
    .fill('Date,Payer,Reference,Amount\n2026-11-20,Ann,books,5.00\n2026-11-20,Bob,x,five');
  await expect(person.page.getByText(m.desk_wrong_amount({}, { locale: person.language }))).toBeVisible();
  await desk.inspectCurrentPage(person, '/desk/money, with a statement');
  await customer.inspectBothVariants(`/trades/${order.id}/print/invoice`);

  // The refund has a document of its own, linked from the pages of customer and desk.
  expect(await clerk.callDeskApi('POST', `/trades/${order.id}/lost`)).toBe(200);
  for (const [inspector, at] of [
    [customer, '/trades'],
    [desk, '/desk/trades'],
  ] as const) {
    const reader = await inspector.inspectPage(`${at}/${order.id}`);
    const note = m.trades_print_credit_note({ number: 'C-…', amount: '…' }, { locale: reader.language });
    const link = reader.page.getByRole('link', { name: new RegExp(messagePattern(note).source.slice(1, -1), 'u') });
    const document = `${at}/${order.id}/print/credit-note-1`;
    await expect(link).toHaveAttribute('href', `/${reader.language}${document}`);
    const printed = await inspector.inspectPage(document);
    await expect(printed.page.locator('dd').getByText(/^C-\d{6}$/)).toBeVisible();
  }

  expect([...desk.faults, ...customer.faults]).toEqual([]);
  await clerk.context.close();
});
