import { collator } from '../../../domain/formats/format-lists';
import { isMarket, marketCodes } from '../../../domain/market/market-codes';
import { m } from '../../../messages/compiled/messages.js';
import { useBusyAction } from '../../lib/busy-action';
import { useFormAction } from '../../lib/form-result';
import { language } from '../../lib/language';
import { countryName } from '../../lib/words/place-names';
import { useChooseMarket } from '../../data/use-choose-market';
import { useMarket } from '../../data/use-market';
import { Button } from '../../ui/buttons/button';
import { Select } from '../../ui/fields/select';

/** Select of the country shipped to and from. A choice shows all prices again in its currency. Works without script. */
export function MarketSelect({ isLabelHidden = false }: { readonly isLabelHidden?: boolean }) {
  const market = useMarket();
  const lng = language();
  const { run, isBusy, problem } = useBusyAction(useChooseMarket());
  const options = marketCodes
    .map((value) => ({ value, label: countryName(value, lng) }))
    .toSorted((one, other) => collator(lng).compare(one.label, other.label));
  return (
    <form method="post" action={useFormAction('choose-country')}>
      <Select
        name="market"
        label={m.shell_market()}
        isLabelHidden={isLabelHidden}
        options={options}
        value={market}
        disabled={isBusy}
        aria-busy={isBusy}
        onChange={(event) => {
          if (isMarket(event.target.value)) void run(event.target.value);
        }}
      />
      {problem === null ? null : (
        <p className="small" role="alert">
          {m.shell_market_failed()}
        </p>
      )}
      <noscript>
        <Button type="submit" kind="outline" size="small">
          {m.shell_market_change()}
        </Button>
      </noscript>
    </form>
  );
}
