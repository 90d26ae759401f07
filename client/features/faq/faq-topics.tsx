import type { Faq } from '../../../domain/faq/schemas';
import { FaqEntry } from './faq-entry';
import styles from './faq.module.css';

/** Returns the id of a topic within the page. Questions have theirs without the prefix. */
export const topicId = (id: string): string => `topic-${id}`;

/** All questions under their topics. A topic without questions is left out. */
export function FaqTopics({ faq }: { readonly faq: Faq }) {
  return faq.topics.map(({ id, title }) => {
    const items = faq.items.filter(({ topic }) => topic === id);
    return items.length === 0 ? null : (
      <section key={id} className={styles['topic']} aria-labelledby={topicId(id)}>
        <h2 id={topicId(id)}>{title}</h2>
        {items.map((item) => (
          <FaqEntry key={item.id} item={item} level={3} />
        ))}
      </section>
    );
  });
}
