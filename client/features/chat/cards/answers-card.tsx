import type { ChatCard } from '../../../../domain/chat/schemas';
import type { Language } from '../../../../domain/language';
import { m } from '../../../../messages/compiled/messages.js';
import { languageAttributes } from '../../../lib/language';
import { PageLink } from '../../../lib/page-link';
import { textPage } from '../../../lib/pages';
import { useShopLinks } from '../../../lib/use-shop-links';
import { Icon } from '../../../ui/icons/icon';
import { Prose } from '../../../ui/text/prose';
import styles from './cards.module.css';

export interface AnswersCardProps {
  readonly card: ChatCard & { kind: 'answers' };
  /** Language of the answer, in which its texts are. */
  readonly reader: Language;
}

/** Questions of the shop with their answers, the best one open, and pages about the topic. */
export function AnswersCard({ card: { items, pages }, reader }: AnswersCardProps) {
  const written = languageAttributes(reader);
  const onLink = useShopLinks();
  return (
    <ul className={styles['plain-list']} aria-label={m.chat_answers_label()}>
      {items.map(({ id, question, html }, at) => (
        <li key={id}>
          <details className={styles['answer']} open={at === 0}>
            <summary>
              <span {...written}>{question}</span>
              <Icon name="down" size={20} />
            </summary>
            <Prose html={html} size="answer" {...written} onClick={onLink} />
            <PageLink to="/faq" hash={id} className="link">
              {m.chat_faq_link()}
            </PageLink>
          </details>
        </li>
      ))}
      {pages.map(({ slug, title, description }) => (
        <li key={slug} className={styles['plain']}>
          <PageLink {...textPage(slug)} className="text-link">
            <bdi {...written}>{title}</bdi>
          </PageLink>
          <p className="small" {...written}>
            {description}
          </p>
        </li>
      ))}
    </ul>
  );
}
