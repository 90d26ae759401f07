import { m } from '../../../messages/compiled/messages.js';
import { Button } from '../../ui/buttons/button';
import { ProblemNotice } from './problem-notice';
import styles from './account.module.css';
import type { Pages } from '../../data/use-pages';

/** Button for the next page of a list, and its problem. */
export function MoreButton<Item>({ pages }: { readonly pages: Pages<Item> }) {
  if (!pages.hasMore) return null;
  return (
    <div className={styles['more']}>
      <ProblemNotice problem={pages.problem} />
      <Button kind="outline" isBusy={pages.isBusy} onClick={() => void pages.showMore()}>
        {m.account_more()}
      </Button>
    </div>
  );
}
