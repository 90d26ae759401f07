import type { ReactNode } from 'react';
import styles from './choice.module.css';

export interface ChoicesProps {
  readonly legend: ReactNode;
  /** The legend is said, not shown: where a heading beside says the same. */
  readonly isLegendHidden?: boolean;
  readonly error?: ReactNode;
  readonly children: ReactNode;
}

/** A group of `Choice` rows, divided by hairlines. */
export function Choices({ legend, isLegendHidden, error, children }: ChoicesProps) {
  return (
    <fieldset className={styles['choices']}>
      <legend className={isLegendHidden ? styles['hidden'] : styles['legend']}>{legend}</legend>
      {error === undefined || error === null ? null : (
        <p className={styles['error']} role="alert">
          {error}
        </p>
      )}
      <div>{children}</div>
    </fieldset>
  );
}
