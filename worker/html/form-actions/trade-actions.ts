import { declareForm } from '../../../domain/forms/declare-form';
import { refundAccountForm } from '../../../domain/forms/refund-account-form';
import { decisionField, decisionLine, formatDecisions } from '../../../domain/trades/decision-fields';
import {
  arrivalForm,
  cancelForm,
  charityForm,
  decideForm,
  postParcelForm,
  restoreListsForm,
  returnSentForm,
  withdrawForm,
} from '../../../domain/forms/trade-forms';
import { read } from '../../../client/lib/api';
import { formAction, type FormActionParts, type FormOutcome, type FormPlace } from './form-action';

/** Makes a form action of a trade's page. A problem is shown in the form, unless `shownBy` says otherwise. */
const tradeAction = <Values>(
  parts: Omit<FormActionParts<Values>, 'page' | 'shownBy'> & { readonly shownBy?: 'frame' },
) => formAction({ shownBy: 'form', ...parts, page: '/account-details' });

/** Redirects to the page with the form, which shows the trade as it is now. */
const goToPage = ({ page }: FormPlace): FormOutcome => ({ kind: 'go', to: page.pathname + page.search });

/** Asks whether the order is to be cancelled, then cancels it. */
export const cancelOrderAction = tradeAction({
  schema: cancelForm,
  kept: ['trade', 'step'],
  run: async (api, { trade, step }, place) => {
    if (step === 'ask') return { kind: 'answer', values: { trade, step }, answer: null };
    await read(api.trades[':id'].cancel.$post({ param: { id: trade } }));
    return goToPage(place);
  },
});

/** Adds the books of a cancelled order to the lists again. */
export const restoreListsAction = tradeAction({
  schema: restoreListsForm,
  kept: ['trade'],
  run: async (api, { trade }) => {
    const answer = await read(api.trades[':id']['restore-lists'].$post({ param: { id: trade } }));
    return { kind: 'answer', values: { trade }, answer };
  },
});

/** Reports that the sent books have arrived. */
export const confirmArrivalAction = tradeAction({
  schema: arrivalForm,
  kept: ['trade'],
  shownBy: 'frame',
  run: async (api, { trade }, place) => {
    await read(api.trades[':id'].arrived.$post({ param: { id: trade } }));
    return goToPage(place);
  },
});

/** Leads through a withdrawal: the books, the declaration, the confirmation. */
export const withdrawAction = tradeAction({
  schema: withdrawForm,
  kept: ['trade', 'step', 'reason', 'words', 'lines'],
  run: async (api, { trade, step, ...json }) => {
    const values = { trade, step, reason: json.reason, words: json.words, lines: json.lines.join(',') };
    if (step === 'choose') return { kind: 'answer', values, answer: null };
    if (step === 'confirm') return { kind: 'answer', values, answer: null };
    await read(api.trades[':id'].withdraw.$post({ param: { id: trade }, json }));
    return { kind: 'done', values: { trade, step, reason: json.reason } };
  },
});

/** Leads through a withdrawal by name, order number and mail address: the data, the declaration, its receipt. */
export const declareWithdrawalAction = formAction({
  schema: declareForm,
  kept: ['name', 'number', 'email', 'books', 'step'],
  page: '/withdraw',
  shownBy: 'form',
  run: async (api, { step, ...json }) => {
    const values = { ...json, step };
    if (step !== 'send') return { kind: 'answer', values, answer: null };
    const { at } = await read(api.withdrawals.$post({ json }));
    return { kind: 'done', values: { email: json.email, step, at } };
  },
});

/** Shows the form for a posted parcel, then reports the parcel with its carrier and number. */
export const postParcelAction = tradeAction({
  schema: postParcelForm,
  kept: ['trade', 'parcel', 'carrier', 'carrier-name', 'tracking'],
  run: async (api, { trade, parcel, carriage }, place) => {
    if (carriage === null) return { kind: 'answer', values: { trade, parcel: String(parcel) }, answer: null };
    await read(api.trades[':id'].post.$post({ param: { id: trade }, json: { parcel, ...carriage } }));
    return goToPage(place);
  },
});

/** Says how many books for charity the parcels have. */
export const giveToCharityAction = tradeAction({
  schema: charityForm,
  kept: ['trade', 'books'],
  run: async (api, { trade, books }, place) => {
    await read(api.trades[':id'].charity.$post({ param: { id: trade }, json: { books } }));
    return goToPage(place);
  },
});

/** Shows the form for returned books, then reports their parcel with its carrier and number. */
export const returnSentAction = tradeAction({
  schema: returnSentForm,
  kept: ['trade', 'carrier', 'carrier-name', 'tracking'],
  run: async (api, { trade, carriage }, place) => {
    if (carriage === null) return { kind: 'answer', values: { trade }, answer: null };
    await read(api.trades[':id']['return-sent'].$post({ param: { id: trade }, json: carriage }));
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
  schema: decideForm,
  kept: (name) => name === 'trade' || decisionLine(name) !== null,
  run: async (api, { trade, step, checked, decisions }, place) => {
    if (step === 'check' || checked !== formatDecisions(decisions)) {
      const chosen = decisions.map(({ line, decision }) => [decisionField(line), decision]);
      return { kind: 'answer', values: { trade, ...Object.fromEntries(chosen) }, answer: null };
    }
    await read(api.trades[':id'].decide.$post({ param: { id: trade }, json: { decisions } }));
    return goToPage(place);
  },
});
