import { formatMoney, formatNumber } from '../../../../domain/format';
import { formatInstant } from '../../../../domain/formats/format-dates';
import type { Language } from '../../../../domain/language';
import type { Money } from '../../../../domain/money';
import type { Shop } from '../../../platform/settings/settings';
import type { Block } from '../../letter/letter';
import type { TradeStep, TradeStepMailData } from '../trade-step-data';

/** What a mail says about a step of a trade. */
export interface StepContent {
  readonly subject: string;
  readonly title: string;
  readonly blocks: readonly Block[];
  /** Label of the button; left out: that of the trade's page. */
  readonly action?: string;
  /** Target of the button; null or left out: the trade's page. */
  readonly link?: string | null;
}

/** A step of one kind. */
export type StepOf<Kind extends TradeStep['kind']> = Extract<TradeStep, { kind: Kind }>;

/** The mail data beside the step, and functions that write its values in the language of the mail. */
export interface StepContext {
  readonly data: TradeStepMailData;
  readonly shop: Shop;
  readonly locale: { readonly locale: Language };
  /** Input of the messages that name the trade. */
  readonly trade: { readonly number: string };
  readonly day: (instant: string) => string;
  readonly amount: (money: Money) => string;
  /** Returns a number as input of a message with a plural form. */
  readonly count: (value: number) => { readonly count: number; readonly shown: string };
}

/** Returns the context of the step of a mail. */
export function stepContext(data: TradeStepMailData, shop: Shop): StepContext {
  const { language, timeZone, number } = data;
  return {
    data,
    shop,
    locale: { locale: language },
    trade: { number },
    day: (instant) => formatInstant(instant, language, timeZone, 'day'),
    amount: (money) => formatMoney(money, language),
    count: (value) => ({ count: value, shown: formatNumber(value, language) }),
  };
}
