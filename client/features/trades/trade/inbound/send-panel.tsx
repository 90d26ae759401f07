import { formatMoney } from '../../../../../domain/format';
import { formatInstant } from '../../../../../domain/formats/format-dates';
import type { Money } from '../../../../../domain/money';
import type { Trade } from '../../../../../domain/trades/schemas';
import { m } from '../../../../../messages/compiled/messages.js';
import { language } from '../../../../lib/language';
import { countryName } from '../../../../lib/words/place-names';
import { SectionHead } from '../../../../ui/text/section-head';
import { PageLink } from '../../../../lib/page-link';
import { buttonClass } from '../../../../ui/buttons/button-class';
import { classes } from '../../../../ui/classes';
import { Icon } from '../../../../ui/icons/icon';
import { printIcon } from '../../../../ui/icons/rare-icons';
import { printPage } from '../../print/print-page';
import { CharityForm } from './charity-form';
import { ParcelRow } from './parcel-row';
import styles from '../trade.module.css';
import sending from './send.module.css';

export interface SendPanelProps {
  readonly inbound: NonNullable<Trade['inbound']>;
  /** Postage that the shop refunds; null where it pays the label itself. */
  readonly postage: Money | null;
  readonly canPost: boolean;
  readonly canAnnounceCharityBooks: boolean;
  readonly timeZone: string;
}

/**
 * Panel about sending the books: each parcel with its papers, the report that it was posted, and the address. How to
 * pack and post is said only while a parcel is not posted.
 */
export function SendPanel({ inbound, postage, canPost, canAnnounceCharityBooks, timeZone }: SendPanelProps) {
  const { parcels, charity, sendTo, state, lateUntil } = inbound;
  const { name, line1, postcode, city, country } = sendTo;
  const isExpired = state === 'expired';
  const unsent = parcels.filter(({ postedAt, receivedAt }) => postedAt === null && receivedAt === null);
  const hasUnsent = unsent.length > 0;
  const canBeSent = hasUnsent && !isExpired;
  // A posted parcel may still get another number.
  const isOpen = canPost || state === 'in-transit';
  return (
    <section id="send">
      <SectionHead
        size="block"
        tone="give"
        title={state === 'awaiting-parcel' ? m.trade_send_title() : m.trades_parcels_title()}
      />
      {isExpired ? (
        <p className={styles['text']}>
          {m.trades_late({ day: formatInstant(lateUntil, language(), timeZone, 'day') })}
        </p>
      ) : null}
      {canBeSent ? <SendInstructions inbound={inbound} postage={postage} /> : null}
      <ul className={sending['parcels']}>
        {parcels.map((parcel) => (
          <ParcelRow
            key={parcel.parcel}
            parcel={parcel}
            parcelCount={parcels.length}
            canPost={isOpen}
            timeZone={timeZone}
          />
        ))}
      </ul>
      {canBeSent ? (
        <p className={styles['text']}>
          {m.trades_send_no_printer()}{' '}
          {unsent.map(({ code }) => (
            <b key={code} className={classes('code', sending['by-hand'])}>
              {code}
            </b>
          ))}
        </p>
      ) : null}
      {canAnnounceCharityBooks ? <CharityForm charity={charity} /> : null}
      {hasUnsent ? (
        <>
          <h3 className={styles['small-head']}>{m.trade_next_send_to()}</h3>
          <address className={styles['address']}>
            {[name, line1, `${postcode} ${city}`.trim(), countryName(country, language())].map((line) => (
              <bdi key={line}>{line}</bdi>
            ))}
          </address>
        </>
      ) : null}
    </section>
  );
}

/** How to pack and post the parcels, and the link to all their papers. */
function SendInstructions({ inbound: { parcels, replyLabel }, postage }: Pick<SendPanelProps, 'inbound' | 'postage'>) {
  const papers = parcels[0]?.label.replace(/label-\d+$/, 'all') ?? '';
  return (
    <>
      <ol className={sending['instructions']}>
        <li>{m.trades_send_pack()}</li>
        <li>
          {replyLabel || postage === null
            ? m.trades_send_reply()
            : m.trades_send_stamp({ amount: formatMoney(postage, language()) })}
        </li>
      </ol>
      <p className={classes(sending['papers'], sending['all-papers'])}>
        <PageLink {...printPage(papers)} preload={false} className={buttonClass({ kind: 'outline', size: 'small' })}>
          <Icon name={printIcon} size={20} />
          {m.trades_print_all()}
        </PageLink>
      </p>
    </>
  );
}
