import { dayMs, hourMs, minuteMs } from '../../../domain/time';
import type { World } from '../world/world';
import type { Act, FindAct } from './act';
import { outcomeOf } from './tab';

/** Cron times of wrangler.toml. */
export const crons = { minute: '* * * * *', morning: '0 9 * * *', night: '20 2 * * *' } as const;

const scheduleAct =
  (cron: keyof typeof crons): FindAct =>
  (): Act => ({
    description: `the schedule runs (${cron})`,
    run: (tab) => tab.schedule(crons[cron]),
  });

export const minute = scheduleAct('minute');
export const morning = scheduleAct('morning');
export const night = scheduleAct('night');

/** An admin requests a job now. */
export const jobByHand: FindAct = (simulation, random) => {
  const name = random.pick([
    'releaseUnpaid',
    'expireParcels',
    'markDelivered',
    'receiveRest',
    'returnUndecided',
    'refundReturns',
    'askPayments',
    'sendOutbox',
    'checkLedger',
    'repriceStock',
    'forgetLeftovers',
  ]);
  return {
    description: `the keeper runs ${name} by hand`,
    run: async (tab) => outcomeOf(await tab.call(simulation.admin, 'POST', `/api/desk/jobs/${name}/run`)),
  };
};

/** The mail server is down for some hours. */
export const mailDown: FindAct = ({ world }, random) => {
  const hours = 1 + random.below(12);
  return {
    description: `the mail server is down for ${hours} h`,
    run: () => Promise.resolve(((world.mail.downUntil = world.clock.now + hours * hourMs), 'done')),
  };
};

/** Stripe and the bank's list of rates can't be reached for a while. */
export const providersDown: FindAct = ({ world }, random) => {
  const minutes = 5 + random.below(600);
  return {
    description: `Stripe is down for ${minutes} min`,
    run: () => Promise.resolve(((world.providers.downUntil = world.clock.now + minutes * minuteMs), 'done')),
  };
};

/** The data key is changed: the new one seals, the old one still opens. */
export const changeKey: FindAct = ({ world }) =>
  world.dataKey === 0
    ? { description: 'the keeper sets a second DATA_KEY', run: () => Promise.resolve(((world.dataKey = 1), 'done')) }
    : null;

/** The machine's clock is corrected: some seconds backwards, or weeks ahead after a pause without a schedule. */
export const clockJump: FindAct = ({ world }, random) => {
  const jump = random.pick([-2000, -30_000, 3 * hourMs, 5 * dayMs, 30 * dayMs]);
  return {
    description: `the clock jumps by ${jump / 1000} s`,
    run: () => Promise.resolve((world.clock.move(jump), 'done')),
  };
};

const isClosed = ({ keyValue }: World) => keyValue.read('maintenance', 0) !== null;

/**
 * The keeper closes the shop by the key in key-value storage, as `npm run maintenance -- on` writes it; the desk may go
 * on working or not.
 */
export const closeShop: FindAct = ({ world }, random) => {
  if (isClosed(world)) return null;
  const withDesk = random.chance(0.5);
  return {
    description: `the keeper closes the shop${withDesk ? ', but not the desk' : ''}`,
    run: () => {
      world.keyValue.write('maintenance', withDesk ? '{"allow":["desk"]}' : 'on', null);
      return Promise.resolve('done');
    },
  };
};

export const openShop: FindAct = ({ world }) =>
  isClosed(world)
    ? {
        description: 'the keeper opens the shop',
        run: () => Promise.resolve((world.keyValue.write('maintenance', null, null), 'done')),
      }
    : null;

/**
 * Other prices of reference, as an import leaves them, then the job that follows: prices move under carts and holds.
 */
export const changePrices: FindAct = (simulation, random) => {
  const { primary } = simulation.world;
  const factor = random.pick([70, 90, 115, 150]);
  const isbns = primary
    .read('SELECT isbn FROM editions WHERE reference_price IS NOT NULL ORDER BY isbn')
    .filter(() => random.chance(0.3))
    .map(({ isbn }) => String(isbn));
  return {
    description: `prices of reference of ${isbns.length} books change to ${factor} %`,
    run: async (tab) => {
      primary.write(
        `UPDATE editions SET reference_price = max(100, reference_price * ?1 / 100)
          WHERE isbn IN (SELECT value FROM json_each(?2))`,
        factor,
        JSON.stringify(isbns),
      );
      return outcomeOf(await tab.call(simulation.admin, 'POST', '/api/desk/jobs/repriceStock/run'));
    },
  };
};
