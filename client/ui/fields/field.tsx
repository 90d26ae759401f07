import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import { classes } from '../classes';
import styles from './field.module.css';
import { useEnteredEarly } from './use-entered-early';

export interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  readonly label: ReactNode;
  readonly name: string;
  /** Text after the label of an optional field, for example "optional". */
  readonly optional?: ReactNode;
  readonly hint?: ReactNode;
  /** Fault and its correction in words; marks the field as invalid. */
  readonly error?: ReactNode;
  /** Right of the value: a unit, or a button such as "show". */
  readonly end?: ReactNode;
}

/** Text field. Set `autoComplete`, `inputMode` and `type` for the right keyboard and autofill. */
export function Field({ label, optional, hint, error, end, className, ...input }: FieldProps) {
  const id = useId();
  const fieldRef = useEnteredEarly(input, input.onChange);
  const hasError = Boolean(error);
  const described = [hasError && `${id}-error`, hint !== undefined && `${id}-hint`].filter((each) => each !== false);
  return (
    <div className={classes(styles['field'], className)}>
      <label className={styles['label']} htmlFor={id}>
        {label}
        {optional === undefined ? null : <span className={styles['optional']}> {optional}</span>}
      </label>
      <span className={styles['line']}>
        <input
          {...input}
          ref={fieldRef}
          id={id}
          aria-invalid={hasError || undefined}
          aria-describedby={described.length > 0 ? described.join(' ') : undefined}
        />
        {end}
      </span>
      {hasError ? (
        <p className={styles['error']} id={`${id}-error`}>
          {error}
        </p>
      ) : null}
      {hint === undefined ? null : (
        <p className={styles['hint']} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
