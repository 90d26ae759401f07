import type { Payout } from '../../../../domain/desk/payout-schemas';
import { formatMoney } from '../../../../domain/format';
import { m } from '../../../../messages/compiled/messages.js';
import { language } from '../../../lib/language';
import { PageLink } from '../../../lib/page-link';
import { Badge } from '../../../ui/notices/badge';
import { countParams } from '../../../lib/words/count-params';
import styles from '../desk.module.css';
import bank from '../money.module.css';
import { deskTime } from '../desk-clock';
import { isolateCode } from '../desk-words';
import { failureWords, kindWords, payoutStateWords, methodWords } from './payout-words';
import { PayoutSteps, type PayoutRowProps } from './payout-steps';

interface Selectable {
  /** Left out where payouts can't be selected. */
  readonly isSelected?: boolean | undefined;
  readonly onSelect?: (payout: Payout, isSelected: boolean) => void;
}

/** Returns whether a payout can be in a file for the bank now. */
export const canBeInFile = ({ way, blocked, state }: Payout): boolean =>
  state === 'due' && way === 'bank' && blocked === null;

/** Payout or refund: the receiver, why it waits, and what the desk can report. */
export function PayoutRow({ payout, onChanged, onStale, isSelected, onSelect }: PayoutRowProps & Selectable) {
  const { trade, number, kind, way, amount, state, holder, iban, createdAt, sentAt, endedAt, failure } = payout;
  return (
    <tr>
      {isSelected === undefined ? null : (
        <td>
          {canBeInFile(payout) ? (
            <input
              type="checkbox"
              className={bank['tick']}
              aria-label={kindWords[kind].selectOf({ number: isolateCode(number) })}
              checked={isSelected}
              onChange={(event) => onSelect?.(payout, event.target.checked)}
            />
          ) : null}
        </td>
      )}
      <th scope="row">
        <PageLink to="/desk/trades/$id" params={{ id: trade }} preload={false} className="code">
          {number}
        </PageLink>
      </th>
      <td>
        {kindWords[kind].name()} · {methodWords[way]()}
      </td>
      <td>
        {holder === null ? null : <bdi>{holder}</bdi>}{' '}
        {iban === null ? null : <span className="code small">{iban}</span>}
        {failure === null ? null : <p className="small">{failureWords[failure]()}</p>}
        <BlockedBadge payout={payout} />
        {payout.sharedBy === 0 ? null : (
          <p className="small take">{m.desk_account_shared(countParams(payout.sharedBy))}</p>
        )}
      </td>
      <td>
        {deskTime(endedAt ?? sentAt ?? createdAt)}
        <p className="xs">{payoutStateWords[state]()}</p>
      </td>
      <td className={styles['figure']}>
        <b className="give">{formatMoney(amount, language())}</b>
      </td>
      <td>
        <PayoutSteps payout={payout} onChanged={onChanged} onStale={onStale} />
      </td>
    </tr>
  );
}

function BlockedBadge({ payout: { blocked, heldUntil } }: { readonly payout: Payout }) {
  if (blocked === null) return null;
  const words = {
    held:
      heldUntil === null ? m.desk_blocked_held() : m.desk_blocked_held_until({ time: deskTime(heldUntil, 'minute') }),
    'no-account': m.desk_blocked_no_account(),
    'account-abroad': m.desk_blocked_abroad(),
    'not-yet': m.desk_blocked_not_yet(),
  };
  return (
    <p>
      <Badge tone="amber">{words[blocked]}</Badge>
    </p>
  );
}
