import { useEffect, useState } from 'react';
import { m } from '../../messages/compiled/messages.js';
import { useOnline } from '../lib/use-online';
import { onWishFailed } from '../lib/wishes';
import { IconButton } from '../ui/icon-button';
import { Notice } from '../ui/notice';
import styles from './page-frame.module.css';

/** What a page says above its content: no network, a corner that was not kept. */
export function Whispers() {
  const online = useOnline();
  const [lost, setLost] = useState<string | null>(null);
  useEffect(() => onWishFailed((wanted) => setLost(wanted ? m.wish_not_kept() : m.wish_not_removed())), []);
  return (
    <div className={styles['whispers']}>
      {online ? null : <Notice kind="waiting" announce>{m.shell_offline()}</Notice>}
      {lost === null ? null : (
        <Notice kind="wrong" announce action={<IconButton icon="close" label={m.shell_close()} onClick={() => setLost(null)} />}>{lost}</Notice>
      )}
    </div>
  );
}
