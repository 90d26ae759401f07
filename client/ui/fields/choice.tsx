import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import { classes } from '../classes';
import styles from './choice.module.css';
import { useEnteredEarly } from './use-entered-early';

export interface ChoiceProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'id'> {
  /** `checkbox` for a yes or no; `radio` (default) for one of several. */
  readonly type?: 'radio' | 'checkbox';
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** Beside the label, e.g. a `Badge`. */
  readonly badge?: ReactNode;
  /** In the middle, quiet: how many are left. */
  readonly middle?: ReactNode;
  /** At the end: a figure. */
  readonly end?: ReactNode;
  readonly tone?: 'ink' | 'give' | 'take';
}

/** One row of a choice: mark, words, figure. The whole row is the target. */
export function Choice({
  type = 'radio',
  label,
  hint,
  badge,
  middle,
  end,
  tone = 'ink',
  className,
  ...input
}: ChoiceProps) {
  const id = useId();
  const fieldRef = useEnteredEarly({ checked: input.checked }, input.onChange);
  return (
    <label className={classes(styles['row'], styles[tone], className)}>
      <input
        {...input}
        ref={fieldRef}
        type={type}
        className={styles[type]}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-more`}
      />
      <span className={styles['words']}>
        <span className={styles['label']} id={`${id}-label`}>
          {label}
        </span>{' '}
        {badge}
        {hint === undefined ? null : <span className={styles['hint']}>{hint}</span>}
      </span>
      <span className={styles['more']} id={`${id}-more`}>
        {middle === undefined ? null : <span className={styles['middle']}>{middle}</span>}
        {end === undefined ? null : <span className={styles['end']}>{end}</span>}
      </span>
    </label>
  );
}
