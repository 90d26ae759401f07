import type { ChangeEvent, ReactNode } from 'react';
import styles from './segments.module.css';
import { useEnteredEarly } from './use-entered-early';

export interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  /** Below the label: a figure. */
  readonly figure?: ReactNode;
  readonly disabled?: boolean;
}

export interface SegmentsProps<Value extends string> {
  /** Name of the group, e.g. "Condition of “Emma”". */
  readonly label: string;
  readonly name: string;
  readonly value: Value;
  readonly options: readonly Segment<Value>[];
  readonly onChange: (value: Value) => void;
}

/** A choice of one of a few, side by side in one frame. They are radio buttons, so a form works without script. */
export function Segments<Value extends string>({ label, options, value, name, onChange }: SegmentsProps<Value>) {
  return (
    <fieldset className={styles['segments']} aria-label={label}>
      {options.map((option) => (
        <OneSegment
          key={option.value}
          {...option}
          name={name}
          isChosen={option.value === value}
          onChoose={() => onChange(option.value)}
        />
      ))}
    </fieldset>
  );
}

function OneSegment<Value extends string>({
  value,
  label,
  figure,
  disabled = false,
  name,
  isChosen,
  onChoose,
}: Segment<Value> & { readonly name: string; readonly isChosen: boolean; readonly onChoose: () => void }) {
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    if (target.checked) onChoose();
  };
  const fieldRef = useEnteredEarly({ checked: isChosen }, choose);
  return (
    <label className={styles['segment']}>
      <input
        ref={fieldRef}
        type="radio"
        name={name}
        value={value}
        checked={isChosen}
        disabled={disabled}
        onChange={choose}
      />
      <span>{label}</span>
      {figure === undefined ? null : (
        <>
          {' '}
          <b className="num">{figure}</b>
        </>
      )}
    </label>
  );
}
