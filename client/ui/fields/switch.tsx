import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import { classes } from '../classes';
import styles from './switch.module.css';
import { useEnteredEarly } from './use-entered-early';

export interface SwitchProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'id' | 'role'> {
  readonly label: ReactNode;
}

/** Switch whose change is saved at once: words at the start, the switch at the end. The whole row is the target. */
export function Switch({ label, className, ...input }: SwitchProps) {
  const id = useId();
  const fieldRef = useEnteredEarly({ checked: input.checked }, input.onChange);
  return (
    <label className={classes(styles['row'], className)} htmlFor={id}>
      <span>{label}</span>
      <input
        {...input}
        ref={fieldRef}
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={input.checked}
        className={styles['switch']}
      />
    </label>
  );
}
