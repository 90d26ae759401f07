import { formatNumber } from '../../../../domain/format';
import { formatList } from '../../../../domain/formats/format-lists';
import { formatInstant } from '../../../../domain/formats/format-dates';
import { needsIdentityCheck } from '../../../../domain/law/buying';
import { defaultMarket, isMarket } from '../../../../domain/market/market';
import { timeZoneOf } from '../../../../domain/market/time-zone';
import type { Trade } from '../../../../domain/trades/schemas';
import { m } from '../../../../messages/compiled/messages.js';
import { gradeName } from '../../../lib/words/grade-words';
import { joinFacts } from '../../../lib/words/join-words';
import { language } from '../../../lib/language';
import type { Print } from '../loaders';
import { tradeAddressLines } from '../trade-address-lines';
import styles from './print.module.css';
import { SellerForm } from './seller-form';
import { countParams } from '../../../lib/words/count-params';

/** Packing slip: the books with their grades, of the whole order or of one parcel. */
export function SlipPaper({
  print: {
    trade,
    papers: { seller },
  },
  number,
  isOnlyThisParcel = false,
}: {
  readonly print: Print;
  readonly number: number;
  /** Whether the slip lists only the books of this parcel. */
  readonly isOnlyThisParcel?: boolean;
}) {
  const { inbound } = trade;
  const parcel = inbound?.parcels.find((each) => each.parcel === number);
  if (inbound === null || parcel === undefined) return null;
  const sold = inbound.lines.filter(({ unexpected }) => !unexpected);
  const lines = isOnlyThisParcel ? sold.filter((line) => line.parcel === number) : sold;
  const day = formatInstant(
    trade.placedAt,
    language(),
    timeZoneOf(isMarket(trade.market) ? trade.market : defaultMarket),
    'day',
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys must reach what scrolls (axe)
    <article className={styles['sheet']} tabIndex={0}>
      <header className={styles['top']}>
        <div>
          <p className={styles['shop']}>
            <bdi>{seller.tradingName}</bdi>
          </p>
          <h2>{m.trades_print_name_slip()}</h2>
          <p>{joinFacts([m.trade_title({ number: trade.number }), day])}</p>
        </div>
        <div className={styles['bars']}>
          <img
            src={`/api/trades/${trade.id}/parcels/${number}/barcode.svg`}
            alt={m.trades_print_barcode({ code: parcel.code })}
          />
          <b className="code">{parcel.code}</b>
        </div>
      </header>
      <p>{isOnlyThisParcel ? parcelWords(number, inbound.parcels.length) : orderWords(inbound.parcels.length)}</p>
      <SlipBooks lines={lines} />
      <p>
        {isOnlyThisParcel
          ? m.trades_print_slip_count_parcel(countParams(lines.length))
          : m.trades_print_slip_count(countParams(lines.length))}
      </p>
      {inbound.charity.books === 0 ? null : <p>{m.trades_print_slip_charity(countParams(inbound.charity.books))}</p>}
      {isMarket(trade.market) && needsIdentityCheck(trade.market) ? <SellerForm /> : null}
      <footer className={styles['foot']}>
        <address>
          {tradeAddressLines(trade).map((line) => (
            <bdi key={line}>{line}</bdi>
          ))}
        </address>
      </footer>
    </article>
  );
}

/** Returns the sentence above the books of one parcel of an order. */
const parcelWords = (parcel: number, parcelCount: number) =>
  m.trades_print_slip_text_parcel({
    at: formatNumber(parcel, language()),
    count: formatNumber(parcelCount, language()),
  });

/** Returns the sentence above the books of the whole order. */
const orderWords = (parcelCount: number) =>
  parcelCount > 1 ? m.trades_print_slip_text_many() : m.trades_print_slip_text();

/** Table of the books, each with a box to tick. */
function SlipBooks({ lines }: { readonly lines: NonNullable<Trade['inbound']>['lines'] }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">
            <span className={styles['visually-hidden']}>{m.trades_print_slip_tick()}</span>
          </th>
          {[m.trades_print_book(), 'ISBN', m.trades_print_grade()].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ line, book, grade, exLibrary }) => (
          <tr key={line}>
            <td className={styles['tick']}>{'\u2610'}</td>
            <td>
              <bdi lang={book.language === '' ? undefined : book.language}>{book.title}</bdi>
              <small>
                <bdi>{formatList(book.authors, language(), 'unit')}</bdi>
              </small>
            </td>
            <td>
              <span className="code">{book.isbn}</span>
            </td>
            <td>
              {gradeName(grade)}
              {exLibrary ? <small>{m.reason_ex_library()}</small> : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
