import { isMarket } from '../../../../domain/market/market';
import { m } from '../../../../messages/compiled/messages.js';
import { formatNumber } from '../../../../domain/format';
import { language } from '../../../lib/language';
import { countryName } from '../../../lib/words/place-names';
import type { Paper, Print } from '../loaders';
import { tradeAddressLines } from '../trade-address-lines';
import { replyMarks } from './reply-marks';
import styles from './print.module.css';

/** Returns a country as post offices read it on a parcel, in every language: in English, in capitals (UPU S42). */
const postalCountry = (country: string) => countryName(country, 'en').toUpperCase();

export interface LabelPaperProps {
  readonly print: Print;
  readonly paper: Paper;
}

/**
 * Label of A6: sender, receiver, the parcel's code as bars, and who pays the postage. It runs from left to right in
 * every language: the stamp is at the upper right.
 */
export function LabelPaper({ print: { trade, papers }, paper }: LabelPaperProps) {
  const { seller, replyLicence } = papers;
  const isReturn = paper.kind === 'return';
  const parcel = 'parcel' in paper ? trade.inbound?.parcels.find((each) => each.parcel === paper.parcel) : undefined;
  const isReply = replyLicence !== null && (!isReturn || trade.outbound?.returning?.paidByUs === true);
  const mark = isReply && isMarket(trade.market) ? replyMarks[trade.market] : undefined;
  // A return is identified by its trade: the desk's scanner opens the trade.
  const code = parcel?.code ?? trade.number;
  return (
    <article className={styles['label']} dir="ltr">
      <div className={styles['from']}>
        <p className={styles['tag']}>{m.trades_print_from()}</p>
        <address>
          {tradeAddressLines(trade, postalCountry(trade.address.country)).map((line) => (
            <bdi key={line}>{line}</bdi>
          ))}
        </address>
      </div>
      <div className={styles['postage']}>
        {isReply ? (
          <>
            <b>{mark}</b>
            <span className="code">{replyLicence}</span>
          </>
        ) : (
          <span>{m.trades_print_stamp()}</span>
        )}
      </div>
      <div className={styles['to']}>
        <p className={styles['tag']}>{m.trades_print_to()}</p>
        <address>
          {[
            seller.tradingName,
            seller.line1,
            `${seller.postcode} ${seller.city}`.trim(),
            postalCountry(seller.country),
          ].map((line) => (
            <bdi key={line}>{line}</bdi>
          ))}
        </address>
      </div>
      <div className={styles['bars']}>
        <img
          src={`/api/trades/${trade.id}/${parcel === undefined ? '' : `parcels/${parcel.parcel}/`}barcode.svg`}
          alt={m.trades_print_barcode({ code })}
        />
        <b className="code">{code}</b>
        {parcel === undefined ? (
          <span>{m.trades_print_name_return()}</span>
        ) : (
          <ParcelNumber parcel={parcel.parcel} parcelCount={trade.inbound?.parcels.length ?? 1} />
        )}
      </div>
    </article>
  );
}

/** "Parcel 1 of 2". Nothing for the only parcel of an order. */
function ParcelNumber({ parcel, parcelCount }: { readonly parcel: number; readonly parcelCount: number }) {
  if (parcelCount < 2) return null;
  return (
    <span>
      {m.trades_parcel_of({ at: formatNumber(parcel, language()), count: formatNumber(parcelCount, language()) })}
    </span>
  );
}
