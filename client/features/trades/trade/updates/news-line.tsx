import { m } from '../../../../../messages/compiled/messages.js';
import { IconButton } from '../../../../ui/buttons/icon-button';
import { Notice } from '../../../../ui/notices/notice';
import { useLiveTrade } from '../../../../data/trade/live-trade';
import { newsWords } from './news-words';
import styles from '../trade.module.css';

/** Notice about events since the page was opened, announced once and shown until it is closed. */
export function NewsLine() {
  const { news, closeNews } = useLiveTrade();
  return (
    <output className={styles['news']}>
      {news === null ? null : (
        <Notice
          kind={news.isTooLate ? 'waiting' : 'plain'}
          action={<IconButton icon="close" label={m.trades_live_close()} onClick={closeNews} />}
        >
          {newsWords(news)}
        </Notice>
      )}
    </output>
  );
}
