import { refundAccountForm } from '../../../domain/forms/refund-account-form';
import { decisionField, decisionLine, writtenDecisions } from '../../../domain/trades/decision-fields';
import {
  arrivalFormSchema,
  cancelFormSchema,
  decideFormSchema,
  postParcelFormSchema,
  returnSentFormSchema,
  withdrawFormSchema,
} from '../../../domain/trades/form-schemas';
import { isCarrierCode } from '../../../domain/trades/parcels/carriers';
import { read } from '../../../client/lib/api';
import { formAction, wrongField, type FormActionParts, type FormOutcome, type FormPlace } from './form-action';

/** Makes a form action of a trade's page. A problem is shown in the form, unless `shownBy` says otherwise. */
const tradeAction = <Values>(
  parts: Omit<FormActionParts<Values>, 'page' | 'shownBy'> & { readonly shownBy?: 'frame' },
) => formAction({ shownBy: 'form', ...parts, page: '/account-details' });

/** Redirects to the page with the form, which shows the trade as it is now. */
const goToPage = ({ page }: FormPlace): FormOutcome => ({ kind: 'go', to: page.pathname + page.search });

/** Asks whether the order is to be cancelled, then cancels it. */
export const cancelOrderAction = tradeAction({
  schema: cancelFormSchema,
  kept: ['trade', 'step'],
  run: async (api, { trade, step }, place) => {
    if (step === 'ask') return { kind: 'answer', values: { trade, step }, answer: null };
    await read(api.trades[':id'].cancel.$post({ param: { id: trade } }));
    return goToPage(place);
  },
});

/** Reports that the sent books have arrived. */
export const confirmArrivalAction = tradeAction({
  schema: arrivalFormSchema,
  kept: ['trade'],
  shownBy: 'frame',
  run: async (api, { trade }, place) => {
    await read(api.trades[':id'].arrived.$post({ param: { id: trade } }));
    return goToPage(place);
  },
});

/** Leads through a withdrawal: the books, the declaration, the confirmation. */
export const withdrawAction = tradeAction({
  schema: withdrawFormSchema,
  kept: ['trade', 'step', 'reason', 'words', 'lines'],
  run: async (api, { trade, step, ...json }) => {
    const values = { trade, step, reason: json.reason, words: json.words, lines: json.lines.join(',') };
    if (step === 'choose') return { kind: 'answer', values, answer: null };
    if (json.lines.length === 0) throw wrongField('lines');
    if (step === 'confirm') return { kind: 'answer', values, answer: null };
    await read(api.trades[':id'].withdraw.$post({ param: { id: trade }, json }));
    return { kind: 'done', values: { trade, step, reason: json.reason } };
  },
});

/** Returns carrier and number as the API takes them. @throws a `Problem` that names the field with a fault */
function carriageOf(fields: { readonly carrier: string; readonly 'carrier-name': string; readonly tracking: string }) {
  const { carrier, tracking } = fields;
  if (!isCarrierCode(carrier)) throw wrongField('carrier');
  if (carrier !== 'other') return { carrier, tracking };
  const carrierName = fields['carrier-name'].trim();
  if (carrierName === '') throw wrongField('carrier-name');
  return { carrier, carrierName, tracking };
}

/** Shows the form for a posted parcel, then reports the parcel with its carrier and number. */
export const postParcelAction = tradeAction({
  schema: postParcelFormSchema,
  kept: ['trade', 'step', 'parcel', 'carrier', 'carrier-name', 'tracking'],
  run: async (api, { trade, step, parcel, ...fields }, place) => {
    if (step === 'ask') return { kind: 'answer', values: { trade, step, parcel: String(parcel) }, answer: null };
    const json = { parcel, ...carriageOf(fields) };
    await read(api.trades[':id'].post.$post({ param: { id: trade }, json }));
    return goToPage(place);
  },
});

/** Shows the form for returned books, then reports their parcel with its carrier and number. */
export const returnSentAction = tradeAction({
  schema: returnSentFormSchema,
  kept: ['trade', 'step', 'carrier', 'carrier-name', 'tracking'],
  run: async (api, { trade, step, ...fields }, place) => {
    if (step === 'ask') return { kind: 'answer', values: { trade, step }, answer: null };
    if (fields.tracking.trim() === '') throw wrongField('tracking');
    await read(api.trades[':id']['return-sent'].$post({ param: { id: trade }, json: carriageOf(fields) }));
    return goToPage(place);
  },
});

/** Stores the bank account for a guest's refund. */
export const refundAccountAction = tradeAction({
  schema: refundAccountForm,
  kept: ['trade', 'holder', 'iban'],
  run: async (api, { trade, ...json }, place) => {
    await read(api.trades[':id']['refund-account'].$post({ param: { id: trade }, json }));
    return goToPage(place);
  },
});

/** Shows the sum of the chosen decisions about graded copies, then sends exactly these decisions. */
export const decideBooksAction = tradeAction({
  schema: decideFormSchema,
  kept: (name) => name === 'trade' || decisionLine(name) !== null,
  run: async (api, { trade, step, checked, decisions }, place) => {
    if (decisions.length === 0) throw wrongField('decisions');
    if (step === 'check' || checked !== writtenDecisions(decisions)) {
      const chosen = decisions.map(({ line, decision }) => [decisionField(line), decision]);
      return { kind: 'answer', values: { trade, ...Object.fromEntries(chosen) }, answer: null };
    }
    await read(api.trades[':id'].decide.$post({ param: { id: trade }, json: { decisions } }));
    return goToPage(place);
  },
});
