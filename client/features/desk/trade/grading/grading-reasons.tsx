import { useEffect, useRef } from 'react';
import type { GradingReason } from '../../../../../domain/trades/grading';
import styles from './grading.module.css';
import { reasonNames } from '../../desk-words';
import { reasonKey } from './grading-keys';

interface GradingReasonsProps {
  readonly legend: string;
  readonly reasons: readonly GradingReason[];
  readonly onChoose: (reason: GradingReason) => void;
}

/** Returns a ref whose element scrolls into view once, when it appears. */
export function useScrollIntoView() {
  const box = useRef<HTMLDivElement & HTMLFieldSetElement>(null);
  useEffect(() => {
    // Newer browsers return a promise, which React must not treat as the effect's clean-up.
    box.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return box;
}

/** Choice of a reason, each with its key. */
export function GradingReasons({ legend, reasons, onChoose }: GradingReasonsProps) {
  return (
    <fieldset className={styles['reasons']} ref={useScrollIntoView()}>
      <legend>{legend}</legend>
      {reasons.map((reason, at) => (
        <button key={reason} type="button" onClick={() => onChoose(reason)}>
          <kbd>{reasonKey(at)}</kbd> {reasonNames[reason]()}
        </button>
      ))}
    </fieldset>
  );
}
