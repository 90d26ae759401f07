import { formatInstant } from '../../../../../domain/formats/format-dates';
import { withdrawalPolicy } from '../../../../../domain/policy/withdrawal';
import type { Trade } from '../../../../../domain/trades/schemas';
import { arrivalForm } from '../../../../../domain/forms/trade-forms';
import { m } from '../../../../../messages/compiled/messages.js';
import { TrackingNumber } from '../../../../ui/text/carriage-line';
import { language } from '../../../../lib/language';
import { countParams } from '../../../../lib/words/count-params';
import { useTradeCalls } from '../../../../data/trade/use-trade-calls';
import { ActionForm } from '../../../../forms/action-form';
import { Button } from '../../../../ui/buttons/button';
import { CopyButton } from '../money/copy-button';
import { useTradeStep } from '../../../../data/trade/live-trade';
import styles from './outbound.module.css';
import { ReturnPanel } from './return-panel';
import { StepProblem } from '../updates/step-problem';
import { WithdrawalPanel } from './withdrawal-panel';

type Outbound = NonNullable<Trade['outbound']>;

/** Returns whether there is anything to show about the sent books. */
export function hasOutboundPanel(trade: Trade): boolean {
  const { outbound, allowed } = trade;
  return (
    outbound !== null &&
    (outbound.state === 'dispatched' ||
      outbound.returning !== null ||
      allowed.includes('withdraw') ||
      allowed.includes('arrived'))
  );
}

/** Sent books: tracking, report of the arrival, withdrawal and return. */
export function OutboundPanel({
  trade,
  outbound,
  timeZone,
}: {
  readonly trade: Trade;
  readonly outbound: Outbound;
  readonly timeZone: string;
}) {
  const { allowed } = trade;
  const { withdrawUntil, returning } = outbound;
  return (
    <section className={styles['panel']} id="sent" aria-labelledby="sent-title">
      <h2 className={styles['title']} id="sent-title">
        {outbound.state === 'dispatched' ? m.trades_sent_title() : m.trades_arrived_title()}
      </h2>
      <Tracking outbound={outbound} timeZone={timeZone} />
      {allowed.includes('arrived') ? <ConfirmArrivalButton trade={trade} /> : null}
      {returning === null ? null : <ReturnPanel trade={trade} returning={returning} timeZone={timeZone} />}
      <WithdrawalPanel trade={trade} outbound={outbound} />
      {allowed.includes('withdraw') ? (
        <p className="small">
          {withdrawUntil === null
            ? m.trades_withdraw_from_dispatch(countParams(withdrawalPolicy.days))
            : m.trades_withdraw_until({ day: formatInstant(withdrawUntil, language(), timeZone, 'day') })}
        </p>
      ) : null}
    </section>
  );
}

function Tracking({
  outbound: { carrierName, tracking, trackingLink, dispatchedAt, deliveredAt },
  timeZone,
}: {
  readonly outbound: Outbound;
  readonly timeZone: string;
}) {
  const day = (instant: string) => formatInstant(instant, language(), timeZone, 'day');
  return (
    <dl className={styles['facts']}>
      {dispatchedAt === null ? null : (
        <div>
          <dt>{m.trade_event_dispatched()}</dt>
          <dd>{day(dispatchedAt)}</dd>
        </div>
      )}
      {carrierName === null ? null : (
        <div>
          <dt>{m.trades_carrier()}</dt>
          <dd>
            <bdi>{carrierName}</bdi>
          </dd>
        </div>
      )}
      {tracking === null ? null : (
        <div>
          <dt>{m.trades_tracking()}</dt>
          <dd>
            <TrackingNumber tracking={tracking} trackingLink={trackingLink} />{' '}
            <CopyButton text={tracking} what={m.trades_tracking()} />
          </dd>
        </div>
      )}
      {deliveredAt === null ? null : (
        <div>
          <dt>{m.trade_event_delivered()}</dt>
          <dd>{day(deliveredAt)}</dd>
        </div>
      )}
    </dl>
  );
}

function ConfirmArrivalButton({ trade }: { readonly trade: Trade }) {
  const { confirmArrival } = useTradeCalls();
  const { run, isBusy, problem } = useTradeStep(() => confirmArrival());
  return (
    <>
      <StepProblem problem={problem} />
      <ActionForm verb="confirm-arrival" schema={arrivalForm} onSend={() => run()}>
        <input type="hidden" name="trade" value={trade.id} />
        <Button type="submit" kind="take" isBusy={isBusy}>
          {m.trades_arrived()}
        </Button>
      </ActionForm>
    </>
  );
}
