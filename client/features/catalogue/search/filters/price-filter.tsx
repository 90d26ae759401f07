import { useState } from 'react';
import { priceChoices } from '../../../../../domain/catalogue/find/price-steps';
import type { BookList } from '../../../../../domain/catalogue/schemas';
import { formatMoney, formatNumber } from '../../../../../domain/format';
import type { Language } from '../../../../../domain/language';
import { money, type Currency } from '../../../../../domain/money';
import { m } from '../../../../../messages/compiled/messages.js';
import { language } from '../../../../lib/language';
import { Histogram } from '../../../../ui/figures/histogram';
import { Select } from '../../../../ui/fields/select';
import styles from './filters.module.css';
import type { SearchState } from '../search-state';

export interface PriceFilterProps {
  readonly prices: BookList['prices'];
  readonly currency: Currency;
  readonly state: SearchState;
}

/**
 * Filter of price as choices of round amounts, below a histogram of the found prices. Choices need no decimal comma or
 * point.
 */
export function PriceFilter({ prices, currency, state }: PriceFilterProps) {
  const lng = language();
  const [min, max] = [useAppliedChoice(state.min), useAppliedChoice(state.max)];
  const [from, to] = [Number(state.min ?? 0), Number(state.max ?? Number.POSITIVE_INFINITY)];
  const steps = priceChoices(currency, [state.min, state.max]).map((step) => ({
    value: String(step),
    label: formatMoney(money(step, currency), lng),
    step,
  }));
  // A chosen price is always among its choices, also in an address whose lowest price is not below the highest.
  const [fromSteps, toSteps] = [
    steps.filter(({ step, value }) => step < to || value === state.min),
    steps.filter(({ step, value }) => step > from || value === state.max),
  ];
  return (
    <fieldset className={styles['group']}>
      <legend>{m.search_price()}</legend>
      {prices.filter(({ count }) => count > 0).length < 2 ? null : (
        <Histogram
          caption={m.search_prices_caption()}
          heads={[m.search_price(), m.search_prices_books()]}
          bars={prices.map((bar) => ({
            range: rangeWords(bar, lng),
            count: bar.count,
            shown: formatNumber(bar.count, lng),
            isChosen: bar.from.minor >= from && bar.from.minor < to,
          }))}
        />
      )}
      <div className={styles['range']}>
        <Select
          name="min"
          label={m.search_price_from()}
          {...min}
          options={[{ value: '', label: m.search_price_any() }, ...fromSteps]}
        />
        <Select
          name="max"
          label={m.search_price_to()}
          {...max}
          options={[{ value: '', label: m.search_price_any() }, ...toSteps]}
        />
      </div>
    </fieldset>
  );
}

/** Returns the words of a bar's prices. The last bar has no upper end of its own while no book is in it. */
function rangeWords({ from, to }: BookList['prices'][number], lng: Language): string {
  const lowest = formatMoney(from, lng);
  return from.minor === to.minor
    ? m.search_price_or_more({ from: lowest })
    : m.search_price_range({ from: lowest, to: formatMoney(to, lng) });
}

/** Returns a choice that shows a press at once and follows the address afterwards. */
function useAppliedChoice(applied = '') {
  const [chosen, setChosen] = useState({ applied, value: applied });
  if (chosen.applied !== applied) setChosen({ applied, value: applied });
  return {
    value: chosen.applied === applied ? chosen.value : applied,
    onChange: (event: { readonly currentTarget: HTMLSelectElement }) =>
      setChosen({ applied, value: event.currentTarget.value }),
  };
}
