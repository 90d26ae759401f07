import type { Faq } from '../../../domain/faq/schemas';
import { m } from '../../../messages/compiled/messages.js';
import { buttonClass } from '../../ui/buttons/button-class';
import { EmptyState } from '../../ui/notices/empty-state';
import { FaqEntry } from './faq-entry';
import styles from './faq.module.css';
import { FurtherHelp } from './further-help';

/** Questions that match the words, best first. Without a match, the next steps. */
export function FaqHits({ q, faq }: { readonly q: string; readonly faq: Faq }) {
  if (faq.items.length === 0) {
    return (
      <EmptyState
        title={m.faq_nothing_title({ words: q })}
        actions={<FurtherHelp look={buttonClass({ kind: 'outline' })} />}
      >
        <p>{m.faq_nothing_text()}</p>
      </EmptyState>
    );
  }
  const topics = new Map(faq.topics.map(({ id, title }) => [id, title]));
  return (
    <div className={styles['hits']}>
      {faq.items.map((item) => (
        <FaqEntry key={item.id} item={item} level={2} topic={topics.get(item.topic)} />
      ))}
    </div>
  );
}
