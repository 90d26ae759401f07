import { classes } from '../classes';
import styles from './button.module.css';

/** `give` is for selling to the shop, `take` for buying, `ink` for all other actions. */
export type ButtonKind = 'ink' | 'give' | 'take' | 'outline-give' | 'outline-take' | 'outline' | 'quiet';

export interface ButtonStyle {
  readonly kind?: ButtonKind | undefined;
  /** `big` is 60 px high: the one decision of a screen. */
  readonly size?: 'normal' | 'big' | 'small' | undefined;
  /** As wide as its place. */
  readonly isFull?: boolean | undefined;
}

/**
 * Returns the classes of a button, for links that look like one: `<PageLink className={buttonClass({ kind: 'take'
 * })}>`.
 */
export function buttonClass({ kind = 'ink', size = 'normal', isFull }: ButtonStyle = {}): string {
  return classes(styles['button'], styles[kind], size !== 'normal' && styles[size], isFull && styles['full']);
}
