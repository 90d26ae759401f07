import type { Home } from '../../../../domain/catalogue/schemas';
import { formatMoney } from '../../../../domain/format';
import { minus, money, sum } from '../../../../domain/money';
import { m } from '../../../../messages/compiled/messages.js';
import { language } from '../../../lib/language';
import { PageLink } from '../../../lib/page-link';
import { Beam } from '../../../ui/figures/beam';
import { buttonClass } from '../../../ui/buttons/button-class';
import { SwapArrows } from '../../../ui/icons/swap-arrows';
import { BooksToSell } from './books-to-sell';
import { BooksToBuy } from './books-to-buy';
import styles from './example-trade.module.css';
import { countParams } from '../../../lib/words/count-params';

type Example = NonNullable<Home['example']>;

/**
 * Example of a trade: the books to give at the start, the books to take at the end, the difference below. The books are
 * real, at today's prices.
 */
export function ExampleTrade({ example }: { readonly example: Home['example'] }) {
  const lng = language();
  const give = example === null ? null : sum([example.giveTotal, example.postageBack], example.giveTotal.currency);
  const take = example === null ? null : sum([example.takeTotal, example.postage], example.takeTotal.currency);
  return (
    <section className={styles['example']} aria-label={m.home_example()}>
      <div className={styles['spread']}>
        <div className={styles['side']}>
          <div className={styles['head']}>
            <h2 className="give">{m.balance_you_give()}</h2>
            <p className="small">{m.home_give_note()}</p>
          </div>
          {example === null ? null : <BooksToSell books={example.give} />}
          <div className={styles['cover']}>
            {example === null || give === null ? null : (
              <Total
                books={example.give.length}
                amount={formatMoney(give, lng)}
                tone="give"
                hasPostage={example.postageBack.minor > 0}
              />
            )}
            <PageLink to="/bulk-scanning" preload={false} className={buttonClass({ kind: 'give' })}>
              {m.home_sell_yours()}
            </PageLink>
          </div>
        </div>
        <div className={styles['side']}>
          <div className={styles['head']}>
            <h2 className="take">{m.balance_you_take()}</h2>
            <p className="small">{m.home_take_note()}</p>
          </div>
          {example === null ? null : <BooksToBuy books={example.take} />}
          <div className={styles['cover']}>
            {example === null || take === null ? null : (
              <Total
                books={example.take.length}
                amount={formatMoney(take, lng)}
                tone="take"
                hasPostage={example.postage.minor > 0}
              />
            )}
            <PageLink to="/search" className={buttonClass({ kind: 'take' })}>
              {m.home_find_next()}
            </PageLink>
          </div>
        </div>
      </div>
      {example === null || give === null || take === null ? null : (
        <Difference example={example} share={give.minor / Math.max(1, give.minor + take.minor)} />
      )}
    </section>
  );
}

interface TotalProps {
  readonly books: number;
  readonly amount: string;
  readonly tone: 'give' | 'take';
  readonly hasPostage: boolean;
}

function Total({ books, amount, tone, hasPostage }: TotalProps) {
  const count = countParams(books);
  return (
    <p className={styles['total']}>
      <b>{hasPostage ? m.home_books_with_postage(count) : m.home_books(count)}</b>
      <b className={`${tone} num`}>{amount}</b>
    </p>
  );
}

/** Returns the difference in words. Zero is even. */
function resultWords({ difference }: Example): string {
  const amount = (value: Example['difference']) => formatMoney(value, language());
  if (difference.minor === 0) return m.balance_result_even();
  if (difference.minor > 0) return m.balance_result_get({ amount: amount(difference) });
  return m.balance_result_pay({ amount: amount(minus(money(0, difference.currency), difference)) });
}

function Difference({ example, share }: { readonly example: Example; readonly share: number }) {
  return (
    <div className={styles['even']}>
      <div className={styles['beam']}>
        <Beam share={share} />
      </div>
      <p className="mute">{m.home_example_note()}</p>
      <p className={styles['result']}>
        <SwapArrows /> {resultWords(example)}
      </p>
      <a className="link" href="#how">
        {m.home_how()}
      </a>
    </div>
  );
}
