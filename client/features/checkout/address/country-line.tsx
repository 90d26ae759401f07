import { collator } from '../../../../domain/formats/format-lists';
import { isMarket, type Market } from '../../../../domain/market/market';
import { marketCodes } from '../../../../domain/market/market-codes';
import { m } from '../../../../messages/compiled/messages.js';
import { useBusyAction } from '../../../lib/busy-action';
import { language } from '../../../lib/language';
import { countryName } from '../../../lib/words/place-names';
import { problemWords } from '../../../lib/words/problem-words';
import { useChooseMarket } from '../../../data/use-choose-market';
import { Select } from '../../../ui/fields/select';
import styles from '../checkout.module.css';

/**
 * Select field of the country of delivery, which is the market. A change prices both lists again and keeps typed
 * values.
 */
export function CountryLine({ market }: { readonly market: Market }) {
  const lng = language();
  const { run, isBusy, problem } = useBusyAction(useChooseMarket());
  const options = marketCodes
    .map((value) => ({ value, label: countryName(value, lng) }))
    .toSorted((one, other) => collator(lng).compare(one.label, other.label));
  return (
    <div className={styles['country']}>
      <Select
        label={m.checkout_country()}
        name="country"
        autoComplete="country"
        value={market}
        options={options}
        disabled={isBusy}
        onChange={(event) => {
          if (isMarket(event.target.value)) void run(event.target.value);
        }}
      />
      <p className="small">{m.checkout_country_hint()}</p>
      {problem === null ? null : (
        <p className={styles['error']} role="alert">
          {problemWords(problem)}
        </p>
      )}
    </div>
  );
}
