import { classes } from '../classes';
import { PlotTable } from './plot-table';
import styles from './plot.module.css';

export interface HistogramProps {
  readonly caption: string;
  readonly heads: readonly [range: string, count: string];
  /** `shown`: the count as the language writes it. `isChosen`: whether the bar is inside the chosen range. */
  readonly bars: readonly {
    readonly range: string;
    readonly count: number;
    readonly shown: string;
    readonly isChosen: boolean;
  }[];
}

/** The spread of prices as bars. */
export function Histogram({ caption, heads, bars }: HistogramProps) {
  const maxCount = Math.max(1, ...bars.map((bar) => bar.count));
  return (
    <figure className={styles['plot']}>
      <div className={styles['bars']} aria-hidden="true">
        {bars.map((bar) => (
          <i
            key={bar.range}
            className={classes(bar.isChosen && styles['chosen'])}
            style={{ height: `${Math.max(4, (bar.count / maxCount) * 100)}%` }}
            title={`${bar.range}: ${bar.shown}`}
          />
        ))}
      </div>
      <PlotTable caption={caption} heads={heads} rows={bars.map((bar) => [bar.range, bar.shown])} />
    </figure>
  );
}
