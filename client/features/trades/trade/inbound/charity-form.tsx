import { useState } from 'react';
import { charityForm } from '../../../../../domain/forms/trade-forms';
import { formatNumber } from '../../../../../domain/format';
import type { Trade } from '../../../../../domain/trades/schemas';
import { m } from '../../../../../messages/compiled/messages.js';
import { useLiveTrade, useTradeStep } from '../../../../data/trade/live-trade';
import { useTradeCalls } from '../../../../data/trade/use-trade-calls';
import { ActionForm } from '../../../../forms/action-form';
import { language } from '../../../../lib/language';
import { Button } from '../../../../ui/buttons/button';
import { Select } from '../../../../ui/fields/select';
import { StepProblem } from '../updates/step-problem';
import { usePostedForm } from '../posted-form';
import sending from './send.module.css';

type Charity = NonNullable<Trade['inbound']>['charity'];

/** Form that says how many books for charity are in the parcels: books that the shop does not buy. */
export function CharityForm({ charity: { books, most } }: { readonly charity: Charity }) {
  const { giveToCharity } = useTradeCalls();
  const { trade } = useLiveTrade();
  const posted = usePostedForm('give-to-charity');
  const [chosen, setChosen] = useState(posted?.values['books'] ?? String(books));
  const [isSaved, setSaved] = useState(false);
  const step = useTradeStep(async (count: number) => {
    const next = await giveToCharity(count);
    setSaved(true);
    return next;
  }, posted?.problem);
  return (
    <ActionForm
      verb="give-to-charity"
      schema={charityForm}
      anchor="charity"
      id="charity"
      className={sending['charity']}
      aria-labelledby="charity-title"
      onSend={({ books: count }) => step.run(count)}
    >
      <h3 id="charity-title">{m.trades_charity_title()}</h3>
      <p className="small">{m.trades_charity_text()}</p>
      <input type="hidden" name="trade" value={trade.id} />
      <p className={sending['charity-fields']}>
        <Select
          name="books"
          label={m.trades_charity_books()}
          value={chosen}
          options={Array.from({ length: most + 1 }, (_, count) => ({
            value: String(count),
            label: formatNumber(count, language()),
          }))}
          onChange={(event) => {
            setChosen(event.target.value);
            setSaved(false);
          }}
        />
        <Button kind="outline" size="small" type="submit" isBusy={step.isBusy}>
          {m.trades_charity_save()}
        </Button>
      </p>
      <output className="small">{isSaved && chosen === String(books) ? m.trades_charity_saved() : null}</output>
      <StepProblem problem={step.problem} />
    </ActionForm>
  );
}
