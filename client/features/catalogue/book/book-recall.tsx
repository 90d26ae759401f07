import type { RecallDanger } from '../../../../domain/catalogue/recalls/dangers';
import type { Recall } from '../../../../domain/catalogue/recalls/recall-schemas';
import { m } from '../../../../messages/compiled/messages.js';
import { Notice } from '../../../ui/notices/notice';

const dangerWords: Readonly<Record<RecallDanger, () => string>> = {
  choking: m.recall_danger_choking,
  chemicals: m.recall_danger_chemicals,
  burns: m.recall_danger_burns,
  injury: m.recall_danger_injury,
};

/** Warning on the page of a recalled book: the danger, what to do, and what buyers get. */
export function BookRecall({ recall }: { readonly recall: Recall }) {
  return (
    <div id="recall">
      <Notice kind="wrong">
        <p>
          <strong>{m.book_recall_title()}</strong>
        </p>
        <p>
          {dangerWords[recall.danger]()} <bdi>{recall.details}</bdi>
        </p>
        <p>
          {m.book_recall_stop()} {m.book_recall_buyers()}
        </p>
        {recall.notice === null ? null : (
          <p>
            <a className="link" href={recall.notice} rel="noreferrer">
              {m.recall_notice()}
            </a>
          </p>
        )}
      </Notice>
    </div>
  );
}
