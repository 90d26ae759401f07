import { decisionLine, type LineDecision } from '../trades/decision-fields';
import { decisions } from '../trades/grading';
import { withdrawalLimits } from '../policy/limits';
import { parcelPolicy } from '../policy/parcels';
import { readCarriage, type Carriage } from './carriage-form';
import { oneOf, orElse, textUpTo, tradeId, wholeNumber } from './field-rules';
import { formSchema, jointFormSchema, readFields, type FieldsRead } from './form-schema';
import { tickedLines } from './ticked-lines';

/** Cancellation: `ask` shows the question, `confirm` cancels. */
export const cancelForm = formSchema({ trade: tradeId, step: oneOf(['ask', 'confirm']) });

/** Cancelled order whose books are added to the lists again. */
export const restoreListsForm = formSchema({ trade: tradeId });

/** Report that the sent books have arrived. */
export const arrivalForm = formSchema({ trade: tradeId });

/** Number of books for charity in the parcels. */
export const charityForm = formSchema({ trade: tradeId, books: wholeNumber(parcelPolicy.charityBooks) });

const withdrawal = formSchema({
  trade: tradeId,
  step: oneOf(['choose', 'confirm', 'send']),
  reason: orElse(oneOf(['withdraw', 'not-as-described']), 'withdraw'),
  words: textUpTo(withdrawalLimits.words),
});

/**
 * Withdrawal: `choose` shows the books, `confirm` the declaration, `send` declares it. The chosen books are ticked
 * boxes (`line-3`), or the numbers of their lines (`lines`: "1,3").
 */
export const withdrawForm = jointFormSchema((fields) => {
  const read = readFields(withdrawal, fields);
  if ('faults' in read) return read;
  const { lines: listed = '' } = fields;
  if (listed !== '' && !/^\d{1,4}(?:,\d{1,4})*$/.test(listed)) return { faults: { lines: 'wrong' as const } };
  const lines = listed === '' ? tickedLines(fields) : listed.split(',').map(Number);
  if (lines.length === 0 && read.values.step !== 'choose') return { faults: { lines: 'missing' as const } };
  return { values: { ...read.values, lines } };
});

/** Step of a form that the page opens first: `ask` shows the form, `send` sends it. */
const formStep = oneOf(['ask', 'send']);

/** Report that a parcel was posted. */
export interface PostedReport {
  readonly trade: string;
  /** Null if the form is only opened. */
  readonly carriage: Carriage | null;
}

const parcelReport = formSchema({ trade: tradeId, step: formStep, parcel: wholeNumber(999) });

/** Report that a parcel with sold books was posted. */
export const postParcelForm = jointFormSchema((fields): FieldsRead<PostedReport & { readonly parcel: number }> => {
  const read = readFields(parcelReport, fields);
  if ('faults' in read) return read;
  const { step, ...report } = read.values;
  if (step === 'ask') return { values: { ...report, carriage: null } };
  const carriage = readCarriage(fields, false);
  return 'faults' in carriage ? carriage : { values: { ...report, carriage: carriage.values } };
});

const returnReport = formSchema({ trade: tradeId, step: formStep });

/** Report that returned books were posted. The number is the proof of it. */
export const returnSentForm = jointFormSchema((fields): FieldsRead<PostedReport> => {
  const read = readFields(returnReport, fields);
  if ('faults' in read) return read;
  const { step, ...report } = read.values;
  if (step === 'ask') return { values: { ...report, carriage: null } };
  const carriage = readCarriage(fields, true);
  return 'faults' in carriage ? carriage : { values: { ...report, carriage: carriage.values } };
});

/** Greatest number of characters of written decisions: about 1,000 lines. */
const maxWritten = 20_000;
const decision = oneOf(decisions);
const decided = formSchema({ trade: tradeId, step: oneOf(['check', 'send']), checked: textUpTo(maxWritten) });

/**
 * Decisions about graded copies: `check` shows their sum, `send` sends them. `checked` holds the decisions whose sum
 * the page has shown, as `formatDecisions` returns them.
 */
export const decideForm = jointFormSchema((fields) => {
  const read = readFields(decided, fields);
  if ('faults' in read) return read;
  const found: LineDecision[] = [];
  for (const [name, entered] of Object.entries(fields)) {
    const line = decisionLine(name);
    if (line === null) continue;
    const chosen = decision(entered);
    if ('fault' in chosen) return { faults: { [name]: chosen.fault } };
    found.push({ line, decision: chosen.value });
  }
  return found.length === 0
    ? { faults: { decisions: 'missing' as const } }
    : { values: { ...read.values, decisions: found } };
});
