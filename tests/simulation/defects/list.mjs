/**
 * Defects that the simulation must find. `find` stands in `file` once; it is replaced when the bundle is made, never
 * in the
 * shop's code. `seed` is the first seed that finds it, `check` the check that does.
 */
export const plantedDefects = [
  {
    name: 'missing-guard',
    what: 'A verb that decides from the whole trade no longer aborts when the trade has changed since it was read.',
    file: 'worker/features/trades/trade-guards.ts',
    find: 'CASE WHEN version = ?2 THEN version + 1 END',
    replace: 'version + 1 + 0 * ?2',
  },
  {
    name: 'lost-outbox-row',
    what: 'The mail server refuses a mail, and the row counts as sent.',
    file: 'worker/features/outbox/send-outbox.ts',
    find: 'if (mail !== null) await ctx.mailer.send(mail);',
    replace: 'if (mail !== null) await ctx.mailer.send(mail).catch(() => undefined);',
  },
  {
    name: 'mail-twice',
    what: 'Claiming outbox rows no longer moves their next attempt, so two senders send the same mail.',
    file: 'worker/features/outbox/send-outbox.ts',
    find: 'SET attempts = attempts + 1, next_at = ?2',
    replace: "SET attempts = attempts + 1, next_at = iif(?2 = '', ?2, next_at)",
  },
  {
    name: 'double-credit',
    what: 'Store credit of a cancelled trade is given back twice.',
    file: 'worker/features/trades/book-entries.ts',
    find: "...creditRow(ctx, trade, amount, paidBy === 'store-credit' ? 'given-back' : 'trade'),",
    replace: [
      "...creditRow(ctx, trade, amount, paidBy === 'store-credit' ? 'given-back' : 'trade'),",
      "...creditRow(ctx, trade, amount, 'given-back'),",
    ].join(' '),
  },
  {
    name: 'grading-race',
    what: 'A copy can be graded while the leg is being finished: the guard on the leg is gone.',
    file: 'worker/features/trades/trade-guards.ts',
    find: 'CASE WHEN inbound_state = ?2 THEN version + 1 END',
    replace: 'version + 1 + 0 * length(?2)',
  },
  {
    name: 'rounding-cent',
    what: 'The bonus on store credit is rounded up to tens of cents instead of to the nearest cent.',
    file: 'domain/checkout/sums.ts',
    find: 'return roundTo((owed * creditPolicy.bonus) / 100);',
    replace: 'return Math.ceil((owed * creditPolicy.bonus) / 1000) * 10;',
  },
  {
    name: 'oversold',
    what: 'Reserving copies no longer stops at the copies that are there.',
    file: 'worker/features/trades/reserve-stock.ts',
    find: 'UPDATE stock SET reserved = reserved + j.q',
    replace: 'UPDATE stock SET reserved = min(on_hand, reserved + j.q)',
  },
  {
    name: 'refused-sold',
    what: 'A refused copy becomes stock and is paid for.',
    file: 'worker/features/trades/settle-inbound.ts',
    find: "if (line.state === 'as-said') return line.amount;",
    replace: "if (line.state === 'as-said' || line.state === 'recycled') return line.amount;",
  },
  {
    name: 'payment-twice',
    what: 'A payment that is told twice is booked twice: the provider’s name for it is not kept.',
    file: 'worker/features/trades/take-payment.ts',
    find: 'ctx.ids.id(), trade, provider, eventId, amount, currency, at, unmatched ?? null,',
    replace: 'ctx.ids.id(), trade, provider, `${eventId}-${ctx.ids.id()}`, amount, currency, at, unmatched ?? null,',
  },
  {
    name: 'same-key-two-trades',
    what: 'The Idempotency-Key of a checkout is not kept, so a repeated checkout is not known.',
    file: 'worker/features/checkout/placed-before.ts',
    find: 'const same = found.find((row) => row.idem_key === sent.idemKey);',
    replace: 'const same = found.find((row) => row.idem_key === sent.idemKey && row.emptied === 2);',
  },
  {
    name: 'left-after-deletion',
    what: 'The deletion of an account leaves the mail address on its trades.',
    file: 'worker/features/trades/strip-trades.ts',
    find: "email = '', phone = NULL,",
    replace: 'phone = NULL,',
  },
  {
    name: 'never-ends',
    what: 'The schedule no longer goes on where nobody decided in time.',
    file: 'worker/features/trades/return-undecided.ts',
    find: 'decide_by <= ?1 ORDER',
    replace: "decide_by <= ?1 AND id = '' ORDER",
  },
];
