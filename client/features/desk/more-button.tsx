import { m } from '../../../messages/compiled/messages.js';
import { problemWords } from '../../lib/words/problem-words';
import { Button } from '../../ui/buttons/button';
import { Notice } from '../../ui/notices/notice';
import styles from './desk.module.css';
import type { Pages } from '../../data/use-pages';

/** Button for the next page of a list, and its problem. */
export function MoreButton<Item>({ pages }: { readonly pages: Pages<Item> }) {
  if (!pages.hasMore) return null;
  return (
    <div className={styles['more']}>
      {pages.problem === null ? null : (
        <Notice kind="wrong" isAnnounced>
          {problemWords(pages.problem)}
        </Notice>
      )}
      <Button kind="outline" size="small" isBusy={pages.isBusy} onClick={() => void pages.showMore()}>
        {m.desk_more()}
      </Button>
    </div>
  );
}
