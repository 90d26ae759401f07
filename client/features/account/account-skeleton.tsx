import { m } from '../../../messages/compiled/messages.js';
import { Skeleton } from '../../ui/notices/skeleton';
import { VisuallyHidden } from '../../ui/text/visually-hidden';
import { classes } from '../../ui/classes';
import styles from './account.module.css';

/** Skeleton of the account's page. */
export function AccountSkeleton() {
  return (
    <div className="page" aria-busy="true">
      <VisuallyHidden>{m.shell_loading()}</VisuallyHidden>
      <div className={styles['head']}>
        <Skeleton width="min(360px, 70%)" height={46} />
        <Skeleton width="min(520px, 90%)" height={20} />
      </div>
      <div className={styles['layout']}>
        <div className={styles['skeleton']}>
          {Array.from({ length: 8 }, (_, at) => (
            <Skeleton key={at} height={24} />
          ))}
        </div>
        <div className={classes(styles['skeleton'], styles['closed'])}>
          {Array.from({ length: 6 }, (_, at) => (
            <Skeleton key={at} height={62} />
          ))}
        </div>
      </div>
    </div>
  );
}
