import type { ReactNode } from 'react';
import { classes } from '../classes';
import { Icon, type IconName } from '../icons/icon';
import styles from './notice.module.css';

export interface NoticeProps {
  /**
   * `waiting`: amber, something waits for the person or the network. `safe`: a green line with a tick. `wrong`: an
   * error.
   */
  readonly kind: 'waiting' | 'safe' | 'wrong' | 'plain';
  readonly children: ReactNode;
  readonly action?: ReactNode;
  /** Announces it to screen readers at once when it appears. */
  readonly isAnnounced?: boolean;
}

const icons: Record<NoticeProps['kind'], IconName> = { waiting: 'clock', safe: 'check', wrong: 'info', plain: 'info' };

/** One line between two hairlines: what happened, what is safe, or what waits. */
export function Notice({ kind, children, action, isAnnounced }: NoticeProps) {
  return (
    <div
      className={classes(styles['notice'], styles[kind])}
      role={isAnnounced ? (kind === 'wrong' ? 'alert' : 'status') : undefined}
    >
      <Icon name={icons[kind]} size={20} />
      <div className={styles['text']}>{children}</div>
      {action}
    </div>
  );
}
