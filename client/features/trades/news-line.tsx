import { formatList } from '../../../domain/format';
import { m } from '../../../messages/compiled/messages.js';
import { language } from '../../lib/language';
import { IconButton } from '../../ui/icon-button';
import { Notice } from '../../ui/notice';
import { useLiveTrade } from './live-trade';
import styles from './trade.module.css';

/** What happened while the page was open, said once and shown until it is put away. */
export function NewsLine() {
  const { news, forget } = useLiveTrade();
  const changes = news === null ? '' : formatList(news.changes, language());
  return (
    <output className={styles['news']}>
      {news === null ? null : (
        <Notice kind={news.tooLate ? 'waiting' : 'plain'} action={<IconButton icon="close" label={m.trades_live_close()} onClick={forget} />}>
          {news.tooLate ? m.trades_live_too_late({ changes }) : m.trades_live_news({ changes })}
        </Notice>
      )}
    </output>
  );
}
