import { m } from '../../../messages/compiled/messages.js';
import { PageLink } from '../../lib/page-link';
import { classes } from '../../ui/classes';
import styles from './logo.module.css';

/** The shop's name with the drawing of a page whose corner is folded. */
export function Logo({ className }: { readonly className?: string | undefined }) {
  const shop = m.shell_shop_name();
  return (
    <PageLink to="/" className={classes(styles['logo'], className)} aria-label={m.shell_home_link({ shop })}>
      <svg viewBox="0 0 26 32" width={20} height={25} aria-hidden="true">
        <path d="M1 1h16l8 8v22H1z" fill="none" stroke="currentColor" strokeWidth="1.8" />
        <path d="M17 1v8h8z" fill="currentColor" />
      </svg>
      <span>{shop}</span>
    </PageLink>
  );
}
