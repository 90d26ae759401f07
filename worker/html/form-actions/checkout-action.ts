import { thanksPath } from '../../../domain/checkout/thanks-path';
import {
  checkoutFields,
  checkoutForm,
  checkoutTextForm,
  sentChoices,
  updateStep,
} from '../../../domain/forms/checkout-form';
import { payoutFor } from '../../../client/features/checkout/address/saved-for-checkout';
import { choicesIn, firstDraft } from '../../../client/features/checkout/draft';
import { loadCheckout } from '../../../client/features/checkout/loaders';
import { read } from '../../../client/lib/api';
import { secretHash } from '../../platform/secret-hash';
import { formAction, readForm } from './form-action';

/**
 * Places the order of the checkout page, or shows its sum with other choices. The same form posted twice is one order,
 * because the idempotency key is made from its fields. They include the version of the lists, which every order raises.
 */
export const placeOrderAction = formAction({
  schema: checkoutTextForm,
  kept: checkoutFields,
  page: '/checkout',
  shownBy: 'form',
  run: async (api, fields, { market }) => {
    const { country = market } = fields;
    if (country !== market) await read(api.market.$post({ json: { market: country } }));
    if (fields['step'] === updateStep || country !== market) return { kind: 'answer', values: fields, answer: null };
    const { quote, me, saved } = await loadCheckout(api, sentChoices(fields));
    const json = readForm(
      checkoutForm({
        quote,
        market,
        isGuest: me.account === null,
        hasStored: payoutFor(saved, market) !== null,
        choices: choicesIn(firstDraft(quote, me.account, saved, market)),
      }),
      fields,
    );
    const key = await secretHash(JSON.stringify(json));
    const { path } = await read(api.checkout.$post({ json }, { headers: { 'Idempotency-Key': key } }));
    return { kind: 'go', to: thanksPath(path) };
  },
});
