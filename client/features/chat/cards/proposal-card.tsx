import type { ChatCard } from '../../../../domain/chat/schemas';
import { formatMoney } from '../../../../domain/format';
import { isUsed } from '../../../../domain/grade';
import { copyWords } from '../../../lib/words/copy-words';
import { gradeName } from '../../../lib/words/grade-words';
import { joinFacts } from '../../../lib/words/join-words';
import { language } from '../../../lib/language';
import { languageName } from '../../../lib/words/place-names';
import { CardBook } from './card-book';
import { SellButton } from './sell-button';
import { BuyButton } from './buy-button';
import styles from './cards.module.css';

/** Line that the assistant proposes for a list. Only the person's press adds it. */
export function ProposalCard({
  card,
  onDone,
}: {
  readonly card: ChatCard & { kind: 'proposal' };
  readonly onDone: () => void;
}) {
  const { list, book, grade, quantity, amount, state } = card;
  const lng = language();
  const facts = joinFacts([languageName(book.language, lng), list === 'cart' ? copyWords(grade) : gradeName(grade)]);
  const shared = { book, quantity, look: 'main', isDone: state === 'done', onDone } as const;
  return (
    <ul className={list === 'cart' ? styles['take'] : styles['give']}>
      <CardBook book={book} facts={facts} amount={formatMoney(amount, lng)}>
        {list === 'cart' ? (
          <BuyButton {...shared} grade={grade} price={amount} />
        ) : isUsed(grade) ? (
          <SellButton {...shared} grade={grade} amount={amount} />
        ) : null}
      </CardBook>
    </ul>
  );
}
