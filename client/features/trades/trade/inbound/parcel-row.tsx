import { useState } from 'react';
import { formatNumber } from '../../../../../domain/format';
import { formatInstant } from '../../../../../domain/formats/format-dates';
import type { Trade } from '../../../../../domain/trades/schemas';
import { postParcelForm } from '../../../../../domain/forms/trade-forms';
import { m } from '../../../../../messages/compiled/messages.js';
import { CarriageLine } from '../../../../ui/text/carriage-line';
import { language } from '../../../../lib/language';
import { PageLink } from '../../../../lib/page-link';
import { buttonClass } from '../../../../ui/buttons/button-class';
import { Icon } from '../../../../ui/icons/icon';
import { printIcon } from '../../../../ui/icons/rare-icons';
import { PostForm } from './post-form';
import sending from './send.module.css';
import { ActionForm } from '../../../../forms/action-form';
import { useLiveTrade } from '../../../../data/trade/live-trade';
import { useFocusAfterClose } from '../use-focus-after-close';
import { usePostedForm } from '../posted-form';
import { printPage } from '../../print/print-page';

type Parcel = NonNullable<Trade['inbound']>['parcels'][number];

export interface ParcelRowProps {
  readonly parcel: Parcel;
  /** Number of parcels. If there are several, each is numbered. */
  readonly parcelCount: number;
  readonly canPost: boolean;
  readonly timeZone: string;
}

/** Parcel to the shop: its code, papers to print while it is not posted, and its state. */
export function ParcelRow({ parcel, parcelCount, canPost, timeZone }: ParcelRowProps) {
  const posted = usePostedForm('post-parcel', (values) => values['parcel'] === String(parcel.parcel));
  const [isOpen, setOpen] = useState(posted !== undefined);
  const { trade } = useLiveTrade();
  const opener = useFocusAfterClose(isOpen);
  const { code, grams, postedAt, receivedAt } = parcel;
  const isReceived = receivedAt !== null;
  const canReport = canPost && !isReceived;
  return (
    <li className={sending['parcel']}>
      <p className={sending['code']}>
        {parcelCount > 1 ? (
          <span>
            {m.trades_parcel_of({
              at: formatNumber(parcel.parcel, language()),
              count: formatNumber(parcelCount, language()),
            })}{' '}
          </span>
        ) : null}
        <b className="code">{code}</b>{' '}
        <span className="xs">{m.trades_parcel_weight({ kilos: formatNumber(grams / 1000, language(), 1) })}</span>
      </p>
      <ParcelState parcel={parcel} timeZone={timeZone} />
      {isReceived ? null : (
        <p className={sending['papers']}>
          {postedAt === null ? <Papers parcel={parcel} hasOwnSlip={parcelCount === 1} /> : null}
          {canPost && !isOpen ? (
            <button
              ref={opener}
              type="submit"
              form={`post-${parcel.parcel}`}
              name="step"
              value="ask"
              className={buttonClass({ kind: postedAt === null ? 'give' : 'quiet', size: 'small' })}
            >
              {postedAt === null ? m.trades_post() : m.trades_post_change()}
            </button>
          ) : null}
        </p>
      )}
      {canReport && !isOpen ? (
        <ActionForm
          verb="post-parcel"
          schema={postParcelForm}
          anchor="send"
          id={`post-${parcel.parcel}`}
          onSend={() => setOpen(true)}
        >
          <input type="hidden" name="trade" value={trade.id} />
          <input type="hidden" name="parcel" value={parcel.parcel} />
        </ActionForm>
      ) : null}
      {canReport && isOpen ? <PostForm parcel={parcel} onDone={() => setOpen(false)} /> : null}
    </li>
  );
}

/** Day on which a parcel arrived, else the day on which it was posted, with its carrier. */
function ParcelState({ parcel, timeZone }: Pick<ParcelRowProps, 'parcel' | 'timeZone'>) {
  const { postedAt, receivedAt } = parcel;
  const day = (instant: string) => formatInstant(instant, language(), timeZone, 'day');
  if (receivedAt !== null) return <p className="small">{m.trades_parcel_received({ day: day(receivedAt) })}</p>;
  if (postedAt === null) return null;
  return (
    <p className="small">
      {m.trades_parcel_posted({ day: day(postedAt) })} <CarriageLine carriage={parcel} />
    </p>
  );
}

/** Links to the papers of a parcel. The slip of several parcels lists the whole order: it is printed once, with all. */
function Papers({ parcel, hasOwnSlip }: { readonly parcel: Parcel; readonly hasOwnSlip: boolean }) {
  return (
    <>
      <PaperLink page={parcel.label} words={m.trades_print_label()} />
      {hasOwnSlip ? <PaperLink page={parcel.slip} words={m.trades_print_slip()} /> : null}
    </>
  );
}

function PaperLink({ page, words }: { readonly page: string; readonly words: string }) {
  return (
    <PageLink {...printPage(page)} preload={false} className={buttonClass({ kind: 'outline', size: 'small' })}>
      <Icon name={printIcon} size={20} />
      {words}
    </PageLink>
  );
}
