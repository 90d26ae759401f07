import { addressesByMarket } from '../../../worker/testing/sellers';
import type { Random } from '../world/random';
import { actFinder, oneOf, type Act, type FindAct, type FindActs } from './act';
import type { Shopper } from './shopper';
import { outcomeOf, type Outcome } from './tab';
import { customerOf, type Customer, type Simulation } from './simulation';

interface TradeRow {
  readonly id: string;
  readonly number: string;
  readonly email: string;
}

/** Trades that a condition on `trades t` holds for, each with its customer. */
function tradesWhere(simulation: Simulation, condition: string): (TradeRow & { readonly customer: Customer })[] {
  return simulation.world.primary
    .read(`SELECT t.id, t.number, t.email FROM trades t WHERE ${condition} ORDER BY t.placed_at, t.id`)
    .flatMap((row) => {
      const customer = customerOf(simulation, String(row['email']));
      return customer === null
        ? []
        : [{ id: String(row['id']), number: String(row['number']), email: String(row['email']), customer }];
    });
}

/** Opens a trade by the link of the mail, for a guest whose browser lost the answer of the checkout. */
async function openTrade({ tab, simulation, customer }: Omit<Shopper, 'random'>, id: string): Promise<void> {
  if (customer.account !== null || customer.visitor.cookies.has(`__Host-trade-${id}`)) return;
  const mail = simulation.world.mail.taken.findLast(
    ({ to, link }) => to === customer.email && (link ?? '').includes(id),
  );
  const key = /[#&?]key=([\w-]+)/.exec(mail?.link ?? '')?.[1];
  if (key !== undefined) await tab.call(customer.visitor, 'POST', `/api/trades/${id}/key`, { key });
}

/** Returns a finder of acts about one trade of those that a condition holds for. */
function tradeActFinder(
  condition: string,
  verb: string,
  calls: (simulation: Simulation, random: Random, id: string) => readonly [string, unknown] | null,
): FindActs {
  return actFinder(
    (simulation) => tradesWhere(simulation, condition),
    (simulation, random, { id, number, customer }): Act | null => {
      const call = calls(simulation, random, id);
      if (call === null) return null;
      const [path, body] = call;
      return {
        description: `${customer.name} ${verb} ${number}`,
        run: async (tab): Promise<Outcome> => {
          await openTrade({ tab, simulation, customer }, id);
          return outcomeOf(await tab.call(customer.visitor, 'POST', `/api/trades/${id}/${path}`, body));
        },
      };
    },
  );
}

const linesOf = (simulation: Simulation, id: string, table: string, condition: string) =>
  simulation.world.primary
    .read(`SELECT line, state FROM ${table} WHERE trade_id = ?1 AND ${condition} ORDER BY line`, id)
    .map(({ line, state }) => ({ line: Number(line), state: String(state) }));

const isUndecided = `state IN ('regraded', 'rejected') AND decision IS NULL`;

export const cancel = tradeActFinder(
  `t.inbound_state IN ('awaiting-parcel') OR t.outbound_state IN ('reserved')`,
  'cancels',
  () => ['cancel', {}],
);

export const post = tradeActFinder(
  `t.inbound_state IN ('awaiting-parcel', 'in-transit', 'expired') AND EXISTS (SELECT 1 FROM parcels p
      WHERE p.trade_id = t.id AND p.posted_at IS NULL)`,
  'posts a parcel of',
  (simulation, random, id) => {
    const parcel = oneOf(
      random,
      simulation.world.primary.read(
        'SELECT parcel FROM parcels WHERE trade_id = ?1 AND posted_at IS NULL ORDER BY parcel',
        id,
      ),
    );
    return parcel === null ? null : ['post', { parcel: Number(parcel['parcel']), carrier: 'dhl' }];
  },
);

export const decide = tradeActFinder(
  `t.inbound_state = 'awaiting-decision'`,
  'decides about',
  (simulation, random, id) => {
    const lines = linesOf(simulation, id, 'inbound_lines', isUndecided);
    if (lines.length === 0) return null;
    const chosen = random.chance(0.6) ? lines : lines.slice(0, 1);
    const decisions = chosen.map(({ line, state }) => ({
      line,
      decision: random.pick(state === 'regraded' ? ['accept', 'accept', 'return', 'recycle'] : ['return', 'recycle']),
    }));
    return ['decide', { decisions }];
  },
);

export const arrived = tradeActFinder(`t.outbound_state = 'dispatched'`, 'says that the parcel has arrived of', () => [
  'arrived',
  {},
]);

export const withdraw = tradeActFinder(
  `t.outbound_state IN ('dispatched', 'delivered') AND EXISTS (SELECT 1 FROM outbound_lines l
      WHERE l.trade_id = t.id AND l.state = 'sent')`,
  'withdraws lines of',
  (simulation, random, id) => {
    const lines = linesOf(simulation, id, 'outbound_lines', `state = 'sent'`).map(({ line }) => line);
    if (lines.length === 0) return null;
    return [
      'withdraw',
      {
        lines: random.chance(0.5) ? lines : [random.pick(lines)],
        reason: random.pick(['withdraw', 'not-as-described']),
        words: '',
      },
    ];
  },
);

export const returnSent = tradeActFinder(
  `EXISTS (SELECT 1 FROM outbound_lines l WHERE l.trade_id = t.id AND l.state = 'return-requested')`,
  'sends back books of',
  () => ['return-sent', { carrier: 'dhl', tracking: 'RR123456785IE' }],
);

export const refundAccount = tradeActFinder(
  `t.account IS NULL AND EXISTS (SELECT 1 FROM payouts p WHERE p.trade_id = t.id AND p.kind = 'refund'
      AND p.way = 'bank' AND p.state IN ('due', 'failed'))`,
  'names a refund account for',
  (simulation, _random, id) => {
    const market =
      simulation.customers.find(
        ({ email }) =>
          email === simulation.world.primary.read('SELECT email FROM trades WHERE id = ?1', id)[0]?.['email'],
      )?.market ?? 'IE';
    const { iban } = addressesByMarket[market];
    return iban === null ? null : ['refund-account', { holder: 'Reader Guest', iban }];
  },
);

export const beginCard = tradeActFinder(`t.settlement_state = 'awaiting-payment'`, 'goes to the card page of', () => [
  'pay',
  {},
]);

/** Reads a trade, the list of trades, or the papers of a trade. Such reads must never fail or write. */
export const readPages: FindAct = (simulation, random) => {
  const found = oneOf(random, tradesWhere(simulation, '1'));
  if (found === null) return null;
  const { id, number, customer } = found;
  const paths = [
    `/api/trades/${id}`,
    `/api/trades/${id}/papers`,
    ...(customer.account === null ? [] : ['/api/trades', '/api/account']),
  ];
  return {
    description: `${customer.name} looks at ${number}`,
    run: async (tab) => {
      await openTrade({ tab, simulation, customer }, id);
      for (const path of paths) {
        const answer = await tab.call(customer.visitor, 'GET', path);
        if (answer.status !== 200) return outcomeOf(answer);
      }
      return 'done';
    },
  };
};

const withAccounts = (simulation: Simulation) =>
  simulation.customers.flatMap((customer) =>
    customer.account === null || customer.isDeleted ? [] : [{ customer, account: customer.account }],
  );

/** Proves the person again with a passkey or password. */
function prove(simulation: Simulation, account: string): void {
  simulation.world.primary.write(
    'UPDATE sessions SET proved_at = ?2 WHERE account = ?1',
    account,
    simulation.world.clock.iso(),
  );
}

export const changePayout: FindAct = (simulation, random) => {
  const found = oneOf(
    random,
    withAccounts(simulation).filter(({ customer }) => addressesByMarket[customer.market].iban !== null),
  );
  if (found === null) return null;
  const { customer, account } = found;
  return {
    description: `${customer.name} changes the payout account`,
    run: async (tab) => {
      prove(simulation, account);
      return outcomeOf(
        await tab.call(customer.visitor, 'PUT', '/api/account/payout-details', {
          holder: customer.name,
          iban: addressesByMarket[customer.market].iban,
        }),
      );
    },
  };
};

export const deleteAccount: FindAct = (simulation, random) => {
  const found = oneOf(random, withAccounts(simulation));
  if (found === null) return null;
  const { customer, account } = found;
  return {
    description: `${customer.name} deletes the account`,
    run: async (tab) => {
      prove(simulation, account);
      const outcome = outcomeOf(await tab.call(customer.visitor, 'DELETE', '/api/account', { givesUpCredit: true }));
      // After a lost answer the shop decides whether the account was deleted.
      const isGone = simulation.world.primary.read('SELECT 1 FROM accounts WHERE id = ?1', account).length === 0;
      if (isGone) customer.isDeleted = true;
      return outcome;
    },
  };
};
