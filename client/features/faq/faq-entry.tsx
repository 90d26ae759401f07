import type { FaqQuestion } from '../../../domain/faq/schemas';
import { useFormResult } from '../../lib/form-result';
import { useShopLinks } from '../../lib/use-shop-links';
import { Icon } from '../../ui/icons/icon';
import { Prose } from '../../ui/text/prose';
import { CopyLink } from './copy-link';
import styles from './faq.module.css';
import { HelpedVote } from './helped-vote';

export interface FaqEntryProps {
  readonly item: FaqQuestion;
  readonly level: 2 | 3;
  /** Shown where questions are not under their topic. */
  readonly topic?: string | undefined;
}

/** Question that opens to its answer. Its id is on the answer, so that browsers open it without script too. */
export function FaqEntry({ item: { id, question, html }, level, topic }: FaqEntryProps) {
  const voted = useFormResult('vote-on-answer')?.values['id'] === id;
  const onLink = useShopLinks();
  const Heading = `h${level}` as const;
  return (
    <details className={styles['entry']} open={voted || undefined}>
      <summary>
        <span>
          <Heading>{question}</Heading>
          {topic === undefined ? null : <small>{topic}</small>}
        </span>
        <Icon name="down" size={20} />
      </summary>
      <div id={id} className={styles['answer']}>
        <Prose html={html} size="answer" onClick={onLink} />
        <div className={styles['after']}>
          <HelpedVote id={id} question={question} />
          <CopyLink id={id} question={question} />
        </div>
      </div>
    </details>
  );
}
