import { m } from '../../../../messages/compiled/messages.js';
import styles from './strength-meter.module.css';
import type { Strength } from './password-strength';

const words: Record<Strength, () => string> = {
  weak: m.accounts_strength_weak,
  fair: m.accounts_strength_fair,
  good: m.accounts_strength_good,
  strong: m.accounts_strength_strong,
};
const steps: readonly Strength[] = ['weak', 'fair', 'good', 'strong'];

/** Bar of four steps with the step in words. Its space is reserved while the field is empty, so that nothing moves. */
export function StrengthMeter({ strength }: { readonly strength: Strength | null }) {
  const reached = strength === null ? -1 : steps.indexOf(strength);
  return (
    <span className={styles['meter']}>
      <span className={styles['bar']} aria-hidden="true">
        {steps.map((step, at) => (
          <span key={step} data-full={at <= reached || undefined} />
        ))}
      </span>
      <span className={styles['words']}>{strength === null ? null : words[strength]()}</span>
    </span>
  );
}
