import { m } from '../../../messages/compiled/messages.js';
import { Clerk, place } from '../support/clerk';
import { desktop, Inspector } from '../support/inspector';
import { join } from '../support/member';
import { withAny } from '../support/person';
import { expect, test } from '../support/shop';
import { givable, parcelOf, takable } from '../support/trade-books';

test('pages of a trade under way are accessible at the desk and for the customer', async ({
  shop,
  context,
  browser,
}) => {
  const clerk = await Clerk.atDesk(browser, shop, 'inspects@desk.example');
  const desk = await Inspector.of(clerk.context, shop, desktop);
  const customer = await Inspector.of(context, shop);
  const person = customer.reader;
  await join(context, shop, 'inspects@reader.example');

  // A swap with an open decision.
  const lists = { give: await givable(person, 12), take: await takable(person, 'limit=1') };
  const swap = await place(context, shop, lists, 'swap', { payout: 'bank' });
  expect(await clerk.api('POST', `/parcels/${parcelOf(swap)}/receive`)).toBe(200);
  await desk.look('/desk');
  const grade = (line: number, grading: object) =>
    clerk.api('PUT', `/trades/${swap.id}/lines/${line}/grading`, grading);
  for (const { line } of swap.inbound?.lines.slice(0, 11) ?? []) expect(await grade(line, { as: 'as-said' })).toBe(200);
  await desk.lookTwice(`/desk/trades/${swap.id}?book=${swap.inbound?.lines[11]?.book.isbn}`);
  expect(await grade(12, { as: 'regraded', grade: 'good', reason: 'marks' })).toBe(200);
  expect(await clerk.api('POST', `/trades/${swap.id}/finish-grading`)).toBe(200);
  await customer.lookTwice(`/trades/${swap.id}`);

  expect([...desk.faults, ...customer.faults]).toEqual([]);
  await clerk.context.close();
});

test('pages of money and its documents are accessible at the desk and for the customer', async ({
  shop,
  context,
  browser,
}) => {
  const email = 'inspects-money@reader.example';
  const clerk = await Clerk.atDesk(browser, shop, 'inspects-money@desk.example');
  const desk = await Inspector.of(clerk.context, shop, desktop);
  const customer = await Inspector.of(context, shop);
  await join(context, shop, email);
  const sale = await place(context, shop, { give: await givable(customer.reader, 6) }, 'payout', { payout: 'bank' });
  await clerk.takesAsSaid(sale);
  await shop.endHold(email);
  const take = await takable(customer.reader, 'sort=price&limit=1');
  const order = await place(context, shop, { take }, 'pay-now', { payment: 'bank-transfer' });
  await clerk.bankTells(order);
  await clerk.sends(order);
  const row = { currency: 'EUR', payer: 'Ann', at: order.placedAt };
  const rows = [
    { ...row, eventId: 'inspected-1', amount: order.toPay.minor, reference: `${order.number} or so` },
    { ...row, eventId: 'inspected-2', amount: 100, currency: 'GBP', reference: 'x' },
  ];
  expect(await clerk.api('POST', '/money', { rows })).toBe(200);

  await desk.lookTwice('/desk/payouts');
  expect(await clerk.api('POST', '/payout-files', { format: 'csv', currency: 'EUR' })).toBe(200);
  for (const path of ['/desk/payouts?state=files', '/desk/payouts?state=sent']) await desk.look(path);
  const person = await desk.look('/desk/money');
  await person.page
    .getByLabel(m.desk_statement_paste({}, { locale: person.language }))
    .fill('Date,Payer,Reference,Amount\n2026-11-20,Ann,books,5.00\n2026-11-20,Bob,x,five');
  await expect(person.page.getByText(m.desk_wrong_amount({}, { locale: person.language }))).toBeVisible();
  await desk.inspect(person, '/desk/money, with a statement');
  await customer.lookTwice(`/trades/${order.id}/print/invoice`);

  // The refund has a document of its own, linked from the pages of customer and desk.
  expect(await clerk.api('POST', `/trades/${order.id}/lost`)).toBe(200);
  for (const [inspector, at] of [
    [customer, '/trades'],
    [desk, '/desk/trades'],
  ] as const) {
    const reader = await inspector.look(`${at}/${order.id}`);
    const note = m.trades_print_credit_note({ number: 'C-…', amount: '…' }, { locale: reader.language });
    const link = reader.page.getByRole('link', { name: new RegExp(withAny(note).source.slice(1, -1), 'u') });
    const document = `${at}/${order.id}/print/credit-note-1`;
    await expect(link).toHaveAttribute('href', `/${reader.language}${document}`);
    const printed = await inspector.look(document);
    await expect(printed.page.locator('dd').getByText(/^C-\d{6}$/)).toBeVisible();
  }

  expect([...desk.faults, ...customer.faults]).toEqual([]);
  await clerk.context.close();
});
