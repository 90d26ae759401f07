import { Skeleton } from '../../ui/notices/skeleton';
import styles from './basket-screen.module.css';

/** Skeleton of the screen. */
export function ListSkeleton() {
  return (
    <div className="page" aria-busy="true">
      <header className={styles['head']}>
        <Skeleton width={280} height={52} />
      </header>
      <div className={styles['layout']}>
        <div className={styles['list']}>
          {[0, 1, 2].map((at) => (
            <div key={at} className={styles['waiting']}>
              <Skeleton shape="cover" width={64} />
              <span>
                <Skeleton width="60%" height={18} />
                <Skeleton width="40%" height={14} />
                <Skeleton width="30%" height={14} />
              </span>
            </div>
          ))}
        </div>
        <div className={styles['summary']}>
          <Skeleton height={60} />
        </div>
      </div>
    </div>
  );
}
