import { z } from 'zod';
import { Problem } from '../../../domain/problems';
import { payoutFor } from '../../../client/features/checkout/address/saved-for-checkout';
import { checkoutInput, firstDraft, wrongFields } from '../../../client/features/checkout/draft';
import { loadCheckout } from '../../../client/features/checkout/loaders';
import { checkoutFields, postedChoices, postedDraft, updateStep } from '../../../client/features/checkout/posted-draft';
import { read } from '../../../client/lib/api';
import { secretHash } from '../../platform/secret-hash';
import { formAction } from './form-action';

/**
 * Places the order of the checkout page, or shows its sum with other choices. The same form posted twice is one order,
 * because the idempotency key is made from its fields. They include the version of the lists, which every order raises.
 */
export const placeOrderAction = formAction({
  schema: z.strictObject(Object.fromEntries(checkoutFields.map((name) => [name, z.string().max(1000).optional()]))),
  kept: checkoutFields,
  page: '/checkout',
  shownBy: 'form',
  run: async (api, sent, { market }) => {
    const fields: Record<string, string> = {};
    for (const [name, value] of Object.entries(sent)) if (value !== undefined) fields[name] = value;
    const { country = market } = fields;
    if (country !== market) await read(api.market.$post({ json: { market: country } }));
    if (fields['step'] === updateStep || country !== market) return { kind: 'answer', values: fields, answer: null };
    const { quote, me, saved } = await loadCheckout(api, postedChoices(fields));
    const placer = { market, isGuest: me.account === null, hasStored: payoutFor(saved, market) !== null };
    const draft = postedDraft(fields, firstDraft(quote, me.account, saved, market));
    const wrong = Object.keys(wrongFields(draft, quote, placer));
    if (wrong.length > 0) throw new Problem('invalid-input', { paths: wrong });
    const json = { ...checkoutInput(draft, quote, placer), quote: fields['quote'] ?? '' };
    const key = await secretHash(JSON.stringify([fields['lists'], json]));
    const { path } = await read(api.checkout.$post({ json }, { headers: { 'Idempotency-Key': key } }));
    return { kind: 'go', to: path };
  },
});
