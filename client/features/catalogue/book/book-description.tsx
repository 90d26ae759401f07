import type { BookPage } from '../../../../domain/catalogue/schemas';
import { direction, isLanguage } from '../../../../domain/language';
import { formatMoney } from '../../../../domain/format';
import { formatDay } from '../../../../domain/formats/format-dates';
import { m } from '../../../../messages/compiled/messages.js';
import { useMarket } from '../../../data/use-market';
import { language } from '../../../lib/language';
import { usedTaxWords } from '../../../lib/words/tax-words';
import { PriceLine } from '../../../ui/figures/price-line';
import { SectionHead } from '../../../ui/text/section-head';
import { classes } from '../../../ui/classes';
import styles from './book-details.module.css';

/** Description in its own language, the price of the last 30 days, and what the law requires about prices. */
export function BookDescription({ book }: { readonly book: BookPage }) {
  const lng = language();
  const market = useMarket();
  const { description, copies, priceLine } = book;
  const hasUsed = copies.some((copy) => copy.used);
  const hasStruck = copies.some((copy) => copy.struckOut !== null);
  const [first, last] = [priceLine[0], priceLine.at(-1)];
  const hasPriceLine = priceLine.length > 1 && first !== undefined && last !== undefined;
  if (description === null && !hasPriceLine && !hasUsed) return null;
  return (
    <section>
      <SectionHead size="block" title={description === null ? m.book_prices() : m.book_about()} />
      {description === null ? null : (
        <p
          className={classes('prose', styles['prose'])}
          lang={description.language}
          dir={isLanguage(description.language) ? direction(description.language) : 'auto'}
        >
          {description.text}
        </p>
      )}
      <div className={styles['notes']}>
        {hasPriceLine ? (
          <div className={styles['line']}>
            <p className="small">{m.book_price_line()}</p>
            <PriceLine
              caption={m.book_price_line()}
              heads={[m.book_price_line_day(), m.book_price_line_price()]}
              points={priceLine.map(({ day, price }) => ({
                day: formatDay(day, lng, 'short'),
                price: formatMoney(price, lng),
                value: price.minor,
              }))}
              from={m.book_price_on({ day: formatDay(first.day, lng, 'short'), amount: formatMoney(first.price, lng) })}
              to={m.book_price_on({ day: formatDay(last.day, lng, 'short'), amount: formatMoney(last.price, lng) })}
            />
          </div>
        ) : null}
        {hasUsed ? <p className="small">{usedTaxWords(market)}</p> : null}
        {hasStruck ? <p className="small">{m.book_struck_out()}</p> : null}
      </div>
    </section>
  );
}
