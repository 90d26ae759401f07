import { lazy, Suspense, useEffect, useState } from 'react';
import { m } from '../../messages/compiled/messages.js';
import { useClosedShop } from '../lib/closed-shop';
import { useFollowed } from '../lib/followed';
import { useFormResult } from '../lib/form-result';
import { useOnline } from '../lib/use-online';
import { onWishFailed } from '../lib/wishes';
import { IconButton } from '../ui/icon-button';
import { Notice } from '../ui/notice';
import styles from './page-frame.module.css';

const FollowedLine = lazy(async () => ({ default: (await import('./followed-line')).FollowedLine }));

const ClosedStrip = lazy(async () => ({ default: (await import('./closed-strip')).ClosedStrip }));

/** What a page says above its content: no network, a closed shop, a corner that was not kept, what came along at a sign-in. */
export function Whispers({ isOfflineTold }: { readonly isOfflineTold: boolean }) {
  const online = useOnline();
  const closed = useClosedShop();
  const followed = useFollowed();
  // A posted form whose problem has no place of its own on the page.
  const refused = useFormResult(null)?.problem?.facts['words'];
  const [lost, setLost] = useState(typeof refused === 'string' ? refused : null);
  useEffect(() => onWishFailed((wanted) => setLost(wanted ? m.wish_not_kept() : m.wish_not_removed())), []);
  return (
    <div className={styles['whispers']}>
      {online || isOfflineTold ? null : <Notice kind="waiting" announce>{m.shell_offline()}</Notice>}
      {closed === null ? null : <Suspense><ClosedStrip closed={closed} /></Suspense>}
      {followed === null ? null : <Suspense><FollowedLine followed={followed} /></Suspense>}
      {lost === null ? null : (
        <Notice kind="wrong" announce action={<IconButton icon="close" label={m.shell_close()} onClick={() => setLost(null)} />}>{lost}</Notice>
      )}
    </div>
  );
}
