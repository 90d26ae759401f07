import { formatMoney } from '../../../../../domain/format';
import { formatInstant } from '../../../../../domain/formats/format-dates';
import type { Trade } from '../../../../../domain/trades/schemas';
import { m } from '../../../../../messages/compiled/messages.js';
import { language } from '../../../../lib/language';
import { PageLink } from '../../../../lib/page-link';
import { buttonClass } from '../../../../ui/buttons/button-class';
import { Notice } from '../../../../ui/notices/notice';
import { Row, Rows } from '../../../../ui/text/rows';
import styles from './money.module.css';
import { RefundAccountForm } from './refund-account-form';

type Payout = Trade['payouts'][number];

const methodWords: Record<Payout['way'], (trade: Trade) => string> = {
  bank: ({ payoutIban }) =>
    payoutIban === null ? m.trades_way_bank() : m.trades_way_iban({ iban: `\u2066${payoutIban}\u2069` }),
  stripe: () => m.trades_way_card(),
  'store-credit': () => m.trades_way_credit(),
};
const stateWords: Record<Exclude<Payout['state'], 'replaced'>, (day: string) => string> = {
  due: () => m.trades_payout_due(),
  sent: (day) => m.trades_payout_sent({ day }),
  done: (day) => m.trades_payout_done({ day }),
  failed: (day) => m.trades_payout_failed({ day }),
};

/** Payouts and refunds of the shop, each with its method and state, what delays it, and what helps. */
export function Payouts({ trade, timeZone }: { readonly trade: Trade; readonly timeZone: string }) {
  const { payoutsHeldUntil, allowed, payouts } = trade;
  const day = (instant: string) => formatInstant(instant, language(), timeZone, 'day');
  const shown = payouts.flatMap((payout, at) =>
    payout.state === 'replaced' ? [] : [{ ...payout, state: payout.state, at, day: day(payout.at) }],
  );
  const isReturned = shown.some(({ state, way }) => state === 'failed' && way === 'bank');
  const isRefundOnly = shown.every(({ kind }) => kind === 'refund');
  const waiting = shown.filter(({ state, way }) => way === 'bank' && state === 'due');
  const heldWords = waiting.every(({ kind }) => kind === 'refund') ? m.trades_refund_held : m.trades_payout_held;
  return (
    <>
      {shown.length === 0 ? null : (
        <Rows label={isRefundOnly ? m.trades_refund() : m.trades_payouts()}>
          {shown.map(({ kind, way, amount, state, at, day: when }) => (
            <Row key={at} end={<span className="give">{formatMoney(amount, language())}</span>}>
              <p>
                <b>{kind === 'payout' ? m.trades_payout() : m.trades_refund()}</b> {methodWords[way](trade)}
              </p>
              <p className="xs">{stateWords[state](when)}</p>
            </Row>
          ))}
        </Rows>
      )}
      {payoutsHeldUntil !== null && waiting.length > 0 ? (
        <Notice kind="waiting">{heldWords({ until: formatInstant(payoutsHeldUntil, language(), timeZone) })}</Notice>
      ) : null}
      {isReturned && !allowed.includes('refund-account') ? (
        <p className={styles['change-details']}>
          <PageLink
            to="/account-details/edit"
            hash="payout"
            preload={false}
            className={buttonClass({ kind: 'outline', size: 'small' })}
          >
            {trade.hasBankAccount ? m.trades_payout_mend() : m.mail_step_refund_account_action()}
          </PageLink>
        </p>
      ) : null}
      {allowed.includes('refund-account') ? <RefundAccountForm trade={trade} /> : null}
    </>
  );
}
