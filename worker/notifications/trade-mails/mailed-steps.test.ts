import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { isMailed } from '../../../domain/trades/lifecycle/mailed-steps';
import { inboundLegStates, outboundLegStates, settlementStates } from '../../../domain/trades/lifecycle/states';
import { allTransitions } from '../../../domain/trades/lifecycle/transitions';

const db = env.DB.withSession('first-primary');

const inbound = inboundLegStates.flatMap((from) =>
  inboundLegStates.map((to) => ({ part: 'inbound', from, to, mailed: isMailed('inbound', from, to) })),
);
const outbound = outboundLegStates.flatMap((from) =>
  outboundLegStates.map((to) => ({ part: 'outbound', from, to, mailed: isMailed('outbound', from, to) })),
);
const settlement = settlementStates.flatMap((from) =>
  settlementStates.map((to) => ({ part: 'settlement', from, to, mailed: isMailed('settlement', from, to) })),
);

interface Step {
  readonly part: string;
  readonly from: string;
  readonly to: string;
}
const nameOf = ({ part, from, to }: Step) => `${part} ${from} → ${to}`;
const moves = new Set(allTransitions.map(nameOf));
const steps = [...inbound, ...outbound, ...settlement].filter((step) => moves.has(nameOf(step)));

/** The step whose mail `loseOrder` writes itself. */
const byVerb = 'outbound dispatched → lost';

/** Returns whether a row of the outbox is written with the event of a step. */
async function isWritten({ part, from, to }: Step, index: number): Promise<boolean> {
  const id = `t${index}`;
  await db.batch([
    db
      .prepare(
        `INSERT INTO trades (id, number, owner, idem_key, idem_body_hash, list_version, market, currency, language,
          settlement, name, email, address, terms_version, give_books, give_total, take_books, take_total, postage,
          difference, rows, rate_micro, placed_at)
         VALUES (?1, ?1, 'v:1', ?1, '', ?2, 'IE', 'EUR', 'en', 'swap', 'n', 'e', '{}', '1', 0, 0, 0, 0, 0, 0, '[]',
          1000000, '2026-11-20T10:00:00.000Z')`,
      )
      .bind(id, index),
    db
      .prepare(
        `INSERT INTO trade_events (trade_id, part, seq, from_state, to_state, actor, at)
         VALUES (?1, ?2, 1, ?3, ?4, 'shop', '2026-11-21T10:00:00.000Z')`,
      )
      .bind(id, part, from, to),
  ]);
  return (await db.prepare(`SELECT 1 FROM outbox WHERE payload->>'trade' = ?1`).bind(id).first()) !== null;
}

// The trades of this file have no events that lead to the state before the step.
beforeAll(() => env.DB.prepare('DROP TRIGGER trade_events_allowed').run());

describe('the trigger trade_events_tell', () => {
  it('writes a mail for each mailed step but the one of a lost order', async () => {
    const written: string[] = [];
    for (const [index, step] of steps.entries()) if (await isWritten(step, index)) written.push(nameOf(step));

    expect([...written, byVerb].toSorted()).toEqual(
      steps
        .filter(({ mailed }) => mailed)
        .map(nameOf)
        .toSorted(),
    );
  });
});
