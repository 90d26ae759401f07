import { arrivalFormSchema, cancelFormSchema, withdrawFormSchema } from '../../../domain/trades/form-schemas';
import { read } from '../../../client/lib/api';
import { formAction, wrongField, type FormPlace } from './form-action';

const pageOf = ({ page }: FormPlace) => page.pathname + page.search;

/** Asks whether the order is to be cancelled, then cancels it. */
export const cancelOrderAction = formAction({
  schema: cancelFormSchema,
  kept: ['trade', 'step'],
  page: '/account-details',
  shownBy: 'form',
  run: async (api, { trade, step }, place) => {
    if (step === 'ask') return { kind: 'answer', values: { trade, step }, answer: null };
    await read(api.trades[':id'].cancel.$post({ param: { id: trade } }));
    return { kind: 'go', to: pageOf(place) };
  },
});

/** Reports that the sent books have arrived. */
export const confirmArrivalAction = formAction({
  schema: arrivalFormSchema,
  kept: ['trade'],
  page: '/account-details',
  shownBy: 'frame',
  run: async (api, { trade }, place) => {
    await read(api.trades[':id'].arrived.$post({ param: { id: trade } }));
    return { kind: 'go', to: pageOf(place) };
  },
});

/** Leads through a withdrawal: the books, the declaration, the confirmation. */
export const withdrawAction = formAction({
  schema: withdrawFormSchema,
  kept: ['trade', 'step', 'reason', 'words', 'lines'],
  page: '/account-details',
  shownBy: 'form',
  run: async (api, { trade, step, ...json }) => {
    const values = { trade, step, reason: json.reason, words: json.words, lines: json.lines.join(',') };
    if (step === 'choose') return { kind: 'answer', values, answer: null };
    if (json.lines.length === 0) throw wrongField('lines');
    if (step === 'confirm') return { kind: 'answer', values, answer: null };
    await read(api.trades[':id'].withdraw.$post({ param: { id: trade }, json }));
    return { kind: 'done', values: { trade, step, reason: json.reason } };
  },
});
