import { useId, type ReactNode, type TextareaHTMLAttributes } from 'react';
import styles from './field.module.css';
import { useEnteredEarly } from './use-entered-early';

export interface AreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'> {
  readonly label: ReactNode;
  readonly name: string;
  readonly hint?: ReactNode;
  /** Fault and its correction in words; marks the field as invalid. */
  readonly error?: ReactNode;
}

/** Text field of several lines. Enter begins a new line. */
export function Area({ label, hint, error, ...area }: AreaProps) {
  const id = useId();
  const fieldRef = useEnteredEarly<HTMLTextAreaElement>(area, area.onChange);
  const hasError = Boolean(error);
  const described = [hasError && `${id}-error`, hint !== undefined && `${id}-hint`].filter((each) => each !== false);
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      <span className={styles['line']}>
        <textarea
          rows={2}
          {...area}
          ref={fieldRef}
          id={id}
          aria-invalid={hasError || undefined}
          aria-describedby={described.length > 0 ? described.join(' ') : undefined}
        />
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
