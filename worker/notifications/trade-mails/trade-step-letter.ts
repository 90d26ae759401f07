import { m } from '../../../messages/compiled/messages.js';
import type { Shop } from '../../platform/settings/settings';
import { greeting } from '../letter/greeting';
import type { Letter } from '../letter/letter';
import {
  decideContent,
  expiredContent,
  receivedContent,
  remindDecideContent,
  remindPostContent,
  settledContent,
} from './step-contents/inbound-contents';
import {
  cardRefundFailedContent,
  paidContent,
  payoutFailedContent,
  refundFailedContent,
  payoutSentContent,
  refundAccountContent,
  refundedContent,
  remindPayContent,
} from './step-contents/money-contents';
import {
  cancelledContent,
  dispatchedContent,
  lostContent,
  releasedContent,
  withdrawnContent,
} from './step-contents/outbound-contents';
import { stepContext, type StepContent } from './step-contents/step-content';
import { text } from './trade-blocks';
import type { TradeStepMailData } from './trade-step-data';

function contentOf(data: TradeStepMailData, shop: Shop): StepContent {
  const { step } = data;
  const context = stepContext(data, shop);
  switch (step.kind) {
    case 'received':
      return receivedContent(step, context);
    case 'decide':
      return decideContent(step, context);
    case 'settled':
      return settledContent(step, context);
    case 'expired':
      return expiredContent(step, context);
    case 'cancelled':
      return cancelledContent(step, context);
    case 'dispatched':
      return dispatchedContent(step, context);
    case 'lost':
      return lostContent(step, context);
    case 'released':
      return releasedContent(step, context);
    case 'paid':
      return paidContent(context);
    case 'payout-sent':
      return payoutSentContent(step, context);
    case 'payout-failed':
      return payoutFailedContent(step, context);
    case 'refund-failed':
      return refundFailedContent(step, context);
    case 'card-refund-failed':
      return cardRefundFailedContent(step, context);
    case 'refunded':
      return refundedContent(step, context);
    case 'refund-account':
      return refundAccountContent(step, context);
    case 'remind-post':
      return remindPostContent(step, context);
    case 'remind-decide':
      return remindDecideContent(step, context);
    case 'remind-pay':
      return remindPayContent(step, context);
    default:
      return withdrawnContent(step, context);
  }
}

/** Returns the letter about a step of a trade: what happened, the sums, and the one thing to do next. */
export function tradeStepLetter(data: TradeStepMailData, shop: Shop): Letter {
  const { language, findLink, hasKey, stopLink } = data;
  const locale = { locale: language };
  const content = contentOf(data, shop);
  return {
    to: data.to,
    language,
    subject: content.subject,
    title: content.title,
    before: [greeting(data.name, language), ...content.blocks],
    action: { label: content.action ?? m.mail_trade_action({}, locale), link: content.link ?? data.link },
    after: [
      ...(hasKey ? [text(m.mail_trade_guest_key({}, locale))] : []),
      ...(findLink === null
        ? []
        : [
            text(m.mail_step_guest({}, locale)),
            { kind: 'link' as const, label: m.mail_step_find({}, locale), link: findLink },
          ]),
      ...(stopLink === null
        ? []
        : [{ kind: 'link' as const, label: m.mail_step_stop_link({}, locale), link: stopLink }]),
    ],
  };
}
