import { useState } from 'react';
import { formatInstant } from '../../../../../domain/formats/format-dates';
import type { Trade } from '../../../../../domain/trades/schemas';
import { returnSentForm } from '../../../../../domain/forms/trade-forms';
import { m } from '../../../../../messages/compiled/messages.js';
import { TrackingNumber } from '../../../../ui/text/carriage-line';
import { language } from '../../../../lib/language';
import { PageLink } from '../../../../lib/page-link';
import { wordsAround } from '../../../../lib/words/words-around';
import { buttonClass } from '../../../../ui/buttons/button-class';
import { Icon } from '../../../../ui/icons/icon';
import { printIcon } from '../../../../ui/icons/rare-icons';
import styles from './outbound.module.css';
import { ReturnForm } from './return-form';
import { ActionForm } from '../../../../forms/action-form';
import { useFocusAfterClose } from '../use-focus-after-close';
import { usePostedForm } from '../posted-form';
import { printPage } from '../../print/print-page';

type ReturnFacts = NonNullable<NonNullable<Trade['outbound']>['returning']>;

/**
 * Return after a withdrawal: the label, the deadline, and the proof of posting, after which the refund no longer waits.
 */
export function ReturnPanel({
  trade,
  returning,
  timeZone,
}: {
  readonly trade: Trade;
  readonly returning: ReturnFacts;
  readonly timeZone: string;
}) {
  const posted = usePostedForm('return-sent');
  const [isOpen, setOpen] = useState(posted !== undefined);
  const opener = useFocusAfterClose(isOpen);
  const { label, paidByUs, sendBy, isLate, sent } = returning;
  const day = (instant: string) => formatInstant(instant, language(), timeZone, 'day');
  return (
    <div className={styles['returning']}>
      <p>
        {paidByUs ? m.trades_return_ours({ number: trade.number }) : m.trades_return_yours({ number: trade.number })}
      </p>
      {sent === null ? <p>{isLate ? m.trades_return_late() : m.trades_return_by({ day: day(sendBy) })}</p> : null}
      {sent === null ? null : (
        <p>
          {wordsAround(
            (tracking) => m.trades_return_sent_with({ carrier: sent.carrierName, tracking, day: day(sent.refundBy) }),
            <TrackingNumber {...sent} />,
          )}
        </p>
      )}
      <p className={styles['buttons']}>
        <PageLink
          {...printPage(label)}
          preload={false}
          className={buttonClass({ kind: 'outline-take', size: 'small' })}
        >
          <Icon name={printIcon} size={20} />
          {m.trades_print_return()}
        </PageLink>
        {isOpen || !trade.allowed.includes('return-sent') ? null : (
          <button
            ref={opener}
            type="submit"
            form="return-sent"
            name="step"
            value="ask"
            className={buttonClass({ kind: 'outline-take', size: 'small' })}
          >
            {sent === null ? m.trades_return_sent() : m.trades_post_change()}
          </button>
        )}
      </p>
      {isOpen ? null : (
        <ActionForm verb="return-sent" schema={returnSentForm} id="return-sent" onSend={() => setOpen(true)}>
          <input type="hidden" name="trade" value={trade.id} />
        </ActionForm>
      )}
      {isOpen ? <ReturnForm trade={trade} sent={sent} onDone={() => setOpen(false)} /> : null}
    </div>
  );
}
