import type { ButtonHTMLAttributes } from 'react';
import { classes } from '../classes';
import { Icon, type IconName } from '../icons/icon';
import styles from './icon-button.module.css';

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly icon: IconName;
  /** Its action in words, for people who cannot see the icon. */
  readonly label: string;
  readonly size?: number;
}

/** Button of 44 px that shows only an icon. Use it for close, search, account, menu, plus and minus alone. */
export function IconButton({ icon, label, size = 24, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} aria-label={label} className={classes(styles['button'], className)}>
      <Icon name={icon} size={size} />
    </button>
  );
}
