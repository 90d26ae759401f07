import { useId, type ReactNode, type SelectHTMLAttributes } from 'react';
import { classes } from '../classes';
import { Icon } from '../icons/icon';
import styles from './select.module.css';
import { useEnteredEarly } from './use-entered-early';

export interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id'> {
  readonly label: ReactNode;
  /** Hides the label from view, not from screen readers. */
  readonly isLabelHidden?: boolean;
  readonly options: readonly { readonly value: string; readonly label: string; readonly disabled?: boolean }[];
  /** Text shown while the list is closed, where the options are longer than the space. */
  readonly shown?: string;
  /** Draws no line, for use inside a row. */
  readonly isBare?: boolean;
  /** Fault and its correction in words; marks the choice as invalid. */
  readonly error?: ReactNode;
}

/** Native select in the shop's style. */
export function Select({
  label,
  isLabelHidden = false,
  options,
  shown,
  isBare = false,
  error,
  className,
  ...select
}: SelectProps) {
  const id = useId();
  const fieldRef = useEnteredEarly(select, select.onChange);
  const hasError = error !== undefined && error !== null;
  return (
    <span className={classes(styles['select'], isBare && styles['bare'], className)}>
      <label className={isLabelHidden ? styles['hidden'] : styles['label']} htmlFor={id}>
        {label}
      </label>
      <span className={classes(styles['line'], shown !== undefined && styles['short'])}>
        {shown === undefined ? null : (
          <span className={styles['shown']} aria-hidden="true">
            {shown}
          </span>
        )}
        <select
          {...select}
          ref={fieldRef}
          id={id}
          aria-invalid={hasError || undefined}
          aria-describedby={hasError ? `${id}-error` : undefined}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="down" size={16} />
      </span>
      {hasError ? (
        <span className={styles['error']} id={`${id}-error`}>
          {error}
        </span>
      ) : null}
    </span>
  );
}
