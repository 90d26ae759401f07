import { formatMoney } from '../../../../domain/format';
import type { Credit } from '../../../../domain/accounts/account-schemas';
import { m } from '../../../../messages/compiled/messages.js';
import { language } from '../../../lib/language';
import { PlotTable } from '../../../ui/figures/plot-table';
import styles from './credit.module.css';
import type { AccountClock } from '../account-clock';

export interface CreditPlotProps {
  /** Movements, newest first, as the ledger lists them. */
  readonly items: readonly Credit['items'][number][];
  readonly clock: AccountClock;
}

const [width, height, padding] = [600, 96, 6];

/** Balance over time, drawn as steps from zero up. It needs at least two movements. */
export function CreditPlot({ items, clock }: CreditPlotProps) {
  const points = items.toReversed();
  const [first, last] = [points.at(0), points.at(-1)];
  if (first === undefined || last === undefined || points.length < 2) return null;
  const [begin, end] = [Date.parse(first.at), Date.parse(last.at)];
  const maxMinor = Math.max(1, ...points.map(({ balance }) => balance.minor));
  const x = (at: string) => (end === begin ? width : ((Date.parse(at) - begin) / (end - begin)) * width).toFixed(1);
  const y = (minor: number) => (height - padding - (Math.max(0, minor) / maxMinor) * (height - 2 * padding)).toFixed(1);
  const steps = points
    .slice(1)
    .map(({ at, balance }) => `H${x(at)}V${y(balance.minor)}`)
    .join('');
  const line = `M0 ${y(first.balance.minor)}${steps}`;
  return (
    <figure className={styles['plot']}>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <path className={styles['area']} d={`${line}H${width}V${height}H0Z`} />
        <path className={styles['line']} d={line} />
      </svg>
      <figcaption aria-hidden="true">
        <span>{clock(first.at)}</span>
        <span>{clock(last.at)}</span>
      </figcaption>
      <PlotTable
        caption={m.account_credit_over_time()}
        heads={[m.account_credit_day(), m.account_credit_balance()]}
        rows={points.map(({ at, balance }) => [clock(at, 'minute'), formatMoney(balance, language())])}
      />
    </figure>
  );
}
