import { dayMs, hourMs, minuteMs } from '../../../domain/time';
import type { Act, Deed } from './act';
import { outcomeOf } from './tab';

/** Rhythms of wrangler.toml. */
export const crons = { minute: '* * * * *', morning: '0 9 * * *', night: '20 2 * * *' } as const;

const job =
  (cron: keyof typeof crons): Deed =>
  (): Act => ({
    told: `the schedule runs (${cron})`,
    run: (tab) => tab.schedule(crons[cron]),
  });

export const minute = job('minute');
export const morning = job('morning');
export const night = job('night');

/** An admin runs a job out of its turn. */
export const jobByHand: Deed = (town, random) => {
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
  ]);
  return {
    told: `the keeper runs ${name} by hand`,
    run: async (tab) => outcomeOf(await tab.call(town.admin, 'POST', `/api/desk/jobs/${name}/run`)),
  };
};

/** The mail server goes down for hours. */
export const mailDown: Deed = ({ world }, random) => {
  const hours = 1 + random.below(12);
  return {
    told: `the mail server is down for ${hours} h`,
    run: () => Promise.resolve(((world.mail.downUntil = world.clock.now + hours * hourMs), 'done')),
  };
};

/** Stripe and the bank's list of rates can't be reached for a while. */
export const providersDown: Deed = ({ world }, random) => {
  const minutes = 5 + random.below(600);
  return {
    told: `Stripe is down for ${minutes} min`,
    run: () => Promise.resolve(((world.providers.downUntil = world.clock.now + minutes * minuteMs), 'done')),
  };
};

/** The data key is changed: the new one seals, the old one still opens. */
export const changeKey: Deed = ({ world }) =>
  world.dataKey === 0
    ? { told: 'the keeper sets a second DATA_KEY', run: () => Promise.resolve(((world.dataKey = 1), 'done')) }
    : null;

/** The clock of the machine is put right: some seconds back, or weeks ahead after a pause without a schedule. */
export const clockJump: Deed = ({ world }, random) => {
  const jump = random.pick([-2000, -30_000, 3 * hourMs, 5 * dayMs, 30 * dayMs]);
  return { told: `the clock jumps by ${jump / 1000} s`, run: () => Promise.resolve((world.clock.move(jump), 'done')) };
};
