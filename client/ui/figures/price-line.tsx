import { PlotTable } from './plot-table';
import styles from './plot.module.css';

export interface PriceLineProps {
  readonly caption: string;
  readonly heads: readonly [day: string, price: string];
  /** In order of days. `value` in any one unit; the words as the language writes them. */
  readonly points: readonly { readonly day: string; readonly price: string; readonly value: number }[];
  /** Shown under the line's start and end. */
  readonly from: string;
  readonly to: string;
}

/** Price over time as steps, because a price is constant until it changes. Nothing is drawn for fewer than two days. */
export function PriceLine({ caption, heads, points, from, to }: PriceLineProps) {
  const values = points.map((point) => point.value);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  if (points.length < 2) return null;
  const x = (at: number) => ((at / (points.length - 1)) * 300).toFixed(1);
  const y = (value: number) => (high === low ? 24 : 44 - ((value - low) / (high - low)) * 40).toFixed(1);
  const path = points.map((point, at) => (at === 0 ? `M0 ${y(point.value)}` : `H${x(at)}V${y(point.value)}`)).join('');
  return (
    <figure className={styles['plot']}>
      <svg viewBox="0 0 300 48" preserveAspectRatio="none" className={styles['line']} aria-hidden="true">
        <path d={path} />
      </svg>
      <figcaption className={styles['ends']} aria-hidden="true">
        <span>{from}</span>
        <span>{to}</span>
      </figcaption>
      <PlotTable caption={caption} heads={heads} rows={points.map((point) => [point.day, point.price])} />
    </figure>
  );
}
