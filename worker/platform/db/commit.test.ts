import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { commit, ConstraintError, isRace } from './commit';

const db = env.DB.withSession('first-primary');
const trade = (id: string, key: string, version: number) =>
  db
    .prepare(
      `INSERT INTO trades (id, number, owner, idem_key, idem_body_hash, list_version, market, currency, language,
        settlement, name, email,
        address, terms_version, give_books, give_total, take_books, take_total, postage, difference, rows, rate_micro,
        placed_at)
       VALUES (?1, ?1, 'v:1', ?2, '', ?3, 'IE', 'EUR', 'en', 'swap', 'n', 'e', '{}', '1', 0, 0, 0, 0, 0, 0, '[]',
       1000000, '')`,
    )
    .bind(id, key, version);
const event = (id: string, seq: number, from: string, to: string) =>
  db
    .prepare(
      `INSERT INTO trade_events (trade_id, part, seq, from_state, to_state, actor, at)
        VALUES (?1, 'inbound', ?2, ?3, ?4, 'shop', '')`,
    )
    .bind(id, seq, from, to);
const refusal = async (...statements: D1PreparedStatement[]) => {
  const error = await commit(db, statements).then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof ConstraintError ? `${error.kind} ${error.constraint}` : error;
};

let next = 0;
let id = '';
beforeEach(async () => {
  next += 1;
  id = `t${next}`;
  await commit(db, [trade(id, `key ${next}`, next), event(id, 1, '', 'awaiting-parcel')]);
});

describe('commit', () => {
  it('names the constraint that refused it', async () => {
    expect(await refusal(trade('x', `key ${next}`, 99))).toBe('unique trades.owner, trades.idem_key');
    expect(await refusal(trade('x', 'other', next))).toBe('unique trades.owner, trades.list_version');
    expect(
      await refusal(
        db.prepare(
          `INSERT INTO stock (isbn, grade, on_hand, reserved, price) VALUES ('9780141439587', 'good', 1, 2, 100)`,
        ),
      ),
    ).toBe('check stock_enough');
    expect(
      await refusal(db.prepare(`INSERT INTO parcels (trade_id, parcel, code, grams) VALUES ('${id}', 1, NULL, 1)`)),
    ).toBe('not-null parcels.code');
    expect(
      await refusal(db.prepare(`INSERT INTO parcels (trade_id, parcel, code, grams) VALUES ('nobody', 1, 'c', 1)`)),
    ).toBe('foreign-key FOREIGN KEY');
    expect(
      await refusal(
        db.prepare(
          `INSERT INTO store_credit (id, account, currency, amount, reason, at)
            VALUES ('1', 'a', 'EUR', -1, 'used', '')`,
        ),
      ),
    ).toBe('raised store_credit_enough');
  });

  it('writes nothing when one statement is refused', async () => {
    expect(await refusal(event(id, 2, 'awaiting-parcel', 'in-transit'), trade('x', `key ${next}`, 99))).toContain(
      'idem_key',
    );
    expect(await env.DB.prepare('SELECT count(*) AS n FROM trade_events WHERE trade_id = ?').bind(id).first('n')).toBe(
      1,
    );
  });
});

describe('a trade’s events', () => {
  it('follow the allowed moves from the state that was read', async () => {
    expect(await refusal(event(id, 2, 'in-transit', 'received'))).toBe('raised state_moved');
    expect(await refusal(event(id, 3, 'awaiting-parcel', 'in-transit'))).toBe('raised state_moved');
    await commit(db, [event(id, 2, 'awaiting-parcel', 'in-transit')]);
    expect(await refusal(event(id, 2, 'awaiting-parcel', 'in-transit'))).toBe('raised state_moved');
    expect(await env.DB.prepare('SELECT inbound_state FROM trades WHERE id = ?').bind(id).first('inbound_state')).toBe(
      'in-transit',
    );
  });

  it('refuse a move that no table allows as move_not_allowed', async () => {
    expect(await refusal(event(id, 2, 'awaiting-parcel', 'settled'))).toBe('raised move_not_allowed');
  });

  it.each(['trade_events', 'rates', 'stock_movements'])('cannot be changed or deleted: %s', async (table) => {
    await env.DB.prepare(
      `INSERT INTO stock_movements (isbn, grade, on_hand_change, reason, at)
        VALUES ('9780141439587', 'good', 1, 'opening', '')`,
    ).run();
    expect(await refusal(db.prepare(`DELETE FROM ${table}`))).toBe('raised append_only');
    const column = { trade_events: 'at', rates: 'day', stock_movements: 'at' }[table];
    expect(await refusal(db.prepare(`UPDATE ${table} SET ${column} = '2000-01-01'`))).toBe('raised append_only');
  });
});

describe('isRace', () => {
  const refused = (constraint: string) => new ConstraintError('raised', constraint, null);

  it.each(['state_moved', 'trades.version', 'payouts_state'])('is true for the guard %s of a trade', (constraint) => {
    expect(isRace(refused(constraint))).toBe(true);
  });

  it.each(['move_not_allowed', 'append_only', 'trades.email', 'a_bug_of_ours'])('is false for %s', (constraint) => {
    expect(isRace(refused(constraint))).toBe(false);
  });

  it('is true for a constraint that the verb names, and false for an error of another kind', () => {
    expect(isRace(refused('stock_enough'), new Set(['stock_enough']))).toBe(true);
    expect(isRace(new Error('state_moved'), new Set(['state_moved']))).toBe(false);
  });
});
