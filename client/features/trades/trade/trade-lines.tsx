import { formatMoney } from '../../../../domain/format';
import { money } from '../../../../domain/money';
import type { Trade } from '../../../../domain/trades/schemas';
import { inboundStateFacts } from '../../../../domain/trades/lifecycle/state-facts';
import type { InboundLineState, OutboundLineState } from '../../../../domain/trades/lifecycle/states';
import { m } from '../../../../messages/compiled/messages.js';
import { CarriageLine } from '../../../ui/text/carriage-line';
import { copyWords } from '../../../lib/words/copy-words';
import { gradeName } from '../../../lib/words/grade-words';
import { language } from '../../../lib/language';
import { linesTitle } from './lines-title';
import { amountPaidForLine } from './amount-paid';
import { Photos } from './photo-viewer';
import { reasonWords } from './reason-words';
import styles from './trade.module.css';
import { BookLine, BookLines } from './book-lines';
import { countParams } from '../../../lib/words/count-params';

const inboundWords: Record<InboundLineState, (() => string) | null> = {
  offered: null,
  'as-said': () => m.trade_line_as_said(),
  regraded: () => m.trade_line_regraded(),
  rejected: () => m.trade_line_rejected(),
  missing: () => m.trade_line_missing(),
  returning: () => m.trade_line_returning(),
  returned: () => m.trade_line_returned(),
  recycled: () => m.trade_line_recycled(),
};

const outboundWords: Record<OutboundLineState, () => string> = {
  sent: () => m.trade_line_sent(),
  'return-requested': () => m.trade_line_return_requested(),
  returned: () => m.trade_line_out_returned(),
};

/** Copies for the shop, each at its agreed amount. */
export function GivenLines({ inbound }: { readonly inbound: NonNullable<Trade['inbound']> }) {
  return (
    <>
      <BookLines title={linesTitle.give(inbound)} tone="give">
        {inbound.lines.map((line) => (
          <GivenLine key={line.line} leg={inbound.state} line={line} />
        ))}
      </BookLines>
      <CharityLine inbound={inbound} />
    </>
  );
}

type Inbound = NonNullable<Trade['inbound']>;

/** Books for charity: announced ones until the parcel is graded, then those that were in it. */
function CharityLine({ inbound: { charity, state } }: { readonly inbound: Inbound }) {
  const isGraded = inboundStateFacts[state].copies === 'graded';
  if (isGraded) return charity.found === 0 ? null : <p>{m.trades_charity_given(countParams(charity.found))}</p>;
  if (charity.books === 0 || inboundStateFacts[state].copies === 'none') return null;
  return <p>{m.trades_charity_announced(countParams(charity.books))}</p>;
}

function GivenLine({ leg, line }: { readonly leg: Inbound['state']; readonly line: Inbound['lines'][number] }) {
  const { book, grade, gradedAs, reason, state, amount, lower, photos, unexpected, undecided, sentBack } = line;
  const paidAmount = amountPaidForLine(leg, line);
  const isLess = !unexpected && (paidAmount === null || paidAmount.minor !== amount.minor);
  const gradedWords =
    gradedAs === null || gradedAs === grade ? undefined : m.trades_graded_as({ grade: gradeName(gradedAs) });
  return (
    <BookLine
      book={book}
      tone="give"
      second={[
        unexpected ? undefined : copyWords(grade),
        undecided ? m.trades_line_undecided() : inboundWords[state]?.(),
        gradedWords,
      ]}
      end={
        <>
          {isLess ? <s className={styles['was']}>{formatMoney(amount, language())}</s> : null}
          {unexpected ? null : formatMoney(paidAmount ?? lower ?? money(0, amount.currency), language())}
        </>
      }
    >
      {reason === null ? null : <p className="xs">{reasonWords[reason]()}</p>}
      {sentBack === null ? null : (
        <p className="xs">
          <CarriageLine carriage={sentBack} />
        </p>
      )}
      {undecided ? null : <Photos photos={photos} title={book.title} />}
    </BookLine>
  );
}

/** Copies for the person, at their agreed prices. */
export function TakenLines({ outbound }: { readonly outbound: NonNullable<Trade['outbound']> }) {
  return (
    <BookLines title={linesTitle.take(outbound)} tone="take">
      {outbound.lines.map(({ line, book, grade, quantity, state, total }) => (
        <BookLine
          key={line}
          book={book}
          end={formatMoney(total, language())}
          tone="take"
          second={[
            copyWords(grade),
            quantity > 1 ? m.trade_copies(countParams(quantity)) : undefined,
            state === null ? undefined : outboundWords[state](),
          ]}
        />
      ))}
    </BookLines>
  );
}
