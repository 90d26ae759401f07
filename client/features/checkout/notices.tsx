import type { Quote } from '../../../domain/checkout/schemas';
import { formatMoney } from '../../../domain/format';
import { money, type Money } from '../../../domain/money';
import { problems, type ProblemCode } from '../../../domain/problems';
import type { FieldFaults } from '../../../domain/forms/form-schema';
import { m } from '../../../messages/compiled/messages.js';
import { language } from '../../lib/language';
import { PageLink } from '../../lib/page-link';
import { problemWords } from '../../lib/words/problem-words';
import { buttonClass } from '../../ui/buttons/button-class';
import { Notice } from '../../ui/notices/notice';
import styles from './checkout.module.css';
import type { QuoteChange, QuoteResult } from './quote-changes';
import { hasChanges, type Outcome } from './placing/outcome';
import { countParams } from '../../lib/words/count-params';

const isProblemCode = (code: string): code is ProblemCode => Object.hasOwn(problems, code);
const inBasket: ReadonlySet<string> = new Set(['basket-below-minimum', 'hold-ended', 'offer-declined', 'copies-limit']);
const inCart: ReadonlySet<string> = new Set([
  'not-enough-stock',
  'not-for-sale',
  'price-changed',
  'transfer-too-large',
]);

/** Problems that are shown elsewhere, beside their solution: the sign-in card, the settlements. */
const shownElsewhere: ReadonlySet<string> = new Set(['sign-in-required', 'settlement-not-possible']);
/** Problems that the list of changed lines solves. */
const shownByLine: ReadonlySet<string> = new Set(['not-enough-stock', 'price-changed', 'nothing-to-trade']);

/**
 * Reasons that prevent placing, each with a link to the solution. `hasChangedLines`: the changed lines of the cart are
 * listed above.
 */
export function QuoteProblems({
  quote,
  hasChangedLines,
}: {
  readonly quote: Quote;
  readonly hasChangedLines: boolean;
}) {
  const shown = quote.problems.filter(
    ({ code }) => !shownElsewhere.has(code) && !(hasChangedLines && shownByLine.has(code)),
  );
  if (shown.length === 0) return null;
  return (
    <div className={styles['problems']}>
      {shown.map(({ code, facts }) => {
        const knownCode = isProblemCode(code) ? code : 'list-changed';
        return (
          <Notice key={code} kind="waiting" action={<ProblemLink code={code} facts={facts} />}>
            {problemWords({ code: knownCode, facts })}
          </Notice>
        );
      })}
    </div>
  );
}

function ProblemLink({ code, facts }: { readonly code: string; readonly facts: Readonly<Record<string, unknown>> }) {
  const linkClass = buttonClass({ kind: 'outline', size: 'small' });
  if (inBasket.has(code))
    return (
      <PageLink to="/basket" preload={false} className={linkClass}>
        {m.checkout_fix_basket()}
      </PageLink>
    );
  if (inCart.has(code))
    return (
      <PageLink to="/cart" preload={false} className={linkClass}>
        {m.checkout_fix_cart()}
      </PageLink>
    );
  const { trade, number } = facts;
  if (typeof trade !== 'string' || typeof number !== 'string') return null;
  return (
    <PageLink to="/trades/$id" params={{ id: trade }} preload={false} className={linkClass}>
      {m.checkout_already_open({ number })}
    </PageLink>
  );
}

/** Problem of the last attempt, above the button. */
export function OutcomeNotice({ outcome, faults }: { readonly outcome: Outcome | null; readonly faults: FieldFaults }) {
  if (outcome === null) return null;
  if (outcome.kind === 'lost')
    return (
      <Notice kind="waiting" isAnnounced>
        {m.checkout_lost()}
      </Notice>
    );
  if (outcome.kind === 'problem' || (outcome.kind === 'moved' && !hasChanges(outcome)))
    return (
      <Notice kind="wrong" isAnnounced>
        {problemWords(outcome.problem)}
      </Notice>
    );
  if (outcome.kind === 'already') {
    return (
      <Notice kind="safe" isAnnounced action={<ProblemLink code="" facts={outcome} />}>
        {m.checkout_already({ number: outcome.number })}
      </Notice>
    );
  }
  if (outcome.kind === 'fields') {
    const count = Object.keys(faults).length;
    return count === 0 ? null : (
      <Notice kind="wrong" isAnnounced>
        {m.checkout_check_fields(countParams(count))}
      </Notice>
    );
  }
  return (
    <div className={styles['moved']} role="alert">
      <p className={styles['moved-title']}>{m.checkout_changed_title()}</p>
      {outcome.problem.code === 'list-changed' ? null : <p>{problemWords(outcome.problem)}</p>}
      <ul>
        {outcome.changes.map((change) => (
          <li key={JSON.stringify(change)}>{changeWords(change)}</li>
        ))}
      </ul>
      <p>{m.checkout_changed_text()}</p>
    </div>
  );
}

const withoutSign = (amount: Money) => formatMoney(money(Math.abs(amount.minor), amount.currency), language());

function changeWords(change: QuoteChange): string {
  if (change.kind === 'gone') return m.checkout_changed_gone({ title: change.title });
  if (change.kind === 'new') return m.checkout_changed_new({ title: change.title });
  if (change.kind === 'amount')
    return m.checkout_changed_line({
      title: change.title,
      before: withoutSign(change.before),
      after: withoutSign(change.after),
    });
  return m.checkout_changed_result({ before: resultWords(change.before), after: resultWords(change.after) });
}

function resultWords({ payNow, getLater }: QuoteResult): string {
  if (payNow.minor > 0 && getLater.minor > 0)
    return m.checkout_end_pay_get({ pay: withoutSign(payNow), get: withoutSign(getLater) });
  if (payNow.minor > 0) return m.checkout_end_pay({ amount: withoutSign(payNow) });
  return getLater.minor > 0 ? m.checkout_end_get({ amount: withoutSign(getLater) }) : m.checkout_end_even();
}
