import { formatMoney } from '../../../../../domain/format';
import { formatList } from '../../../../../domain/formats/format-lists';
import type { Trade } from '../../../../../domain/trades/schemas';
import { money } from '../../../../../domain/money';
import { m } from '../../../../../messages/compiled/messages.js';
import { language } from '../../../../lib/language';
import { countParams } from '../../../../lib/words/count-params';
import { joinFacts } from '../../../../lib/words/join-words';
import { Beam } from '../../../../ui/figures/beam';
import { classes } from '../../../../ui/classes';
import { headingSums, type GiveSum, type TakeSum } from './heading-sums';
import styles from '../trade.module.css';

type WordsOfAmount = (minor: number) => string;

/** Returns "including €3.90 for postage to us and €2.74 bonus". */
function includedWords(parts: readonly string[]): string[] {
  return parts.length === 0 ? [] : [m.trade_including({ parts: formatList(parts, language()) })];
}

function giveNote({ postage, bonus, returnPostage, undecided }: GiveSum, amount: WordsOfAmount): string {
  const parts = [
    ...(postage > 0 ? [m.trade_part_postage({ amount: amount(postage) })] : []),
    ...(bonus > 0 ? [m.trade_part_bonus({ amount: amount(bonus) })] : []),
  ];
  return joinFacts([
    ...includedWords(parts),
    ...(returnPostage > 0 ? [m.trade_minus_return_postage({ amount: amount(returnPostage) })] : []),
    ...(undecided > 0 ? [m.trade_without_undecided(countParams(undecided))] : []),
  ]);
}

const takeNote = ({ postage, refunded }: TakeSum, amount: WordsOfAmount): string =>
  joinFacts([
    ...includedWords(postage > 0 ? [m.trade_part_delivery({ amount: amount(postage) })] : []),
    ...(refunded > 0 ? [m.trade_part_refunded({ amount: amount(refunded) })] : []),
  ]);

/** Headings "You sell" and "You buy" above the beam, each with its sum and what is in it. */
export function TradeHeadings({ trade }: { readonly trade: Trade }) {
  const { give, take } = headingSums(trade);
  const { currency } = trade.difference;
  const amount = (minor: number) => formatMoney(money(minor, currency), language());
  const isSingle = give === null || take === null;
  const [given, taken] = [give?.amount ?? 0, take?.amount ?? 0];
  return (
    <div className={styles['heads']}>
      <div className={classes(styles['sides'], isSingle && styles['one'])}>
        {give === null ? null : (
          <Side tone="give" title={m.trade_give()} amount={amount(give.amount)} note={giveNote(give, amount)} />
        )}
        {take === null ? null : (
          <Side tone="take" title={m.trade_take()} amount={amount(take.amount)} note={takeNote(take, amount)} />
        )}
      </div>
      {isSingle ? (
        <hr className={classes(styles['top-rule'], give === null ? styles['taking'] : styles['giving'])} />
      ) : (
        <Beam share={given + taken === 0 ? 0.5 : given / (given + taken)} size="full" />
      )}
    </div>
  );
}

interface SideProps {
  readonly tone: 'give' | 'take';
  readonly title: string;
  readonly amount: string;
  readonly note: string;
}

function Side({ tone, title, amount, note }: SideProps) {
  return (
    <div>
      <h2 className={tone}>
        <span>{title}</span> <span>{amount}</span>
      </h2>
      {note === '' ? null : <p className="xs">{note}</p>}
    </div>
  );
}
