import { IconButton } from './icon-button';
import styles from './stepper.module.css';

export interface StepperProps {
  readonly value: number;
  /** The value as the language writes it. */
  readonly shown: string;
  readonly min: number;
  readonly max: number;
  /** Name of the group, e.g. "Copies of “Emma”". */
  readonly label: string;
  readonly lessLabel: string;
  readonly moreLabel: string;
  readonly disabled?: boolean;
  /** Name of the new value in a form: the two buttons then send the form. */
  readonly name?: string;
  readonly onChange?: (value: number) => void;
}

/** Number with a button that lowers it and one that raises it. */
export function Stepper({
  value,
  shown,
  min,
  max,
  label,
  lessLabel,
  moreLabel,
  disabled = false,
  name,
  onChange,
}: StepperProps) {
  const step = (next: number) =>
    name === undefined ? { onClick: () => onChange?.(next) } : ({ type: 'submit', name, value: next } as const);
  return (
    <fieldset className={styles['stepper']} aria-label={label}>
      <IconButton icon="minus" size={18} label={lessLabel} disabled={disabled || value <= min} {...step(value - 1)} />
      <output>{shown}</output>
      <IconButton icon="plus" size={18} label={moreLabel} disabled={disabled || value >= max} {...step(value + 1)} />
    </fieldset>
  );
}
