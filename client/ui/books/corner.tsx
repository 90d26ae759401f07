import type { ButtonHTMLAttributes } from 'react';
import styles from './corner.module.css';

export interface CornerProps extends Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'form' | 'name' | 'value'> {
  /**
   * Label, for example "Fold the corner of Emma". It is the same pressed or not, because `aria-pressed` has the state.
   */
  readonly label: string;
  readonly isFolded: boolean;
  readonly onFold: (isFolded: boolean) => void;
}

/** The corner of a cover as a button; a child of `Cover`, which draws the fold. Without script it sends its form. */
export function Corner({ label, isFolded, onFold, ...sent }: CornerProps) {
  return (
    <button
      {...sent}
      type="submit"
      className={styles['corner']}
      data-corner=""
      aria-label={label}
      aria-pressed={isFolded}
      title={label}
      onClick={(event) => {
        // A cover is often inside a link. Folding its corner must not follow it.
        event.preventDefault();
        event.stopPropagation();
        onFold(!isFolded);
      }}
    />
  );
}
