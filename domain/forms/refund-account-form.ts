import { parseIban } from '../checkout/iban';
import { parsedBy, presentText, tradeId } from './field-rules';
import { formSchema } from './form-schema';

/** Bank account for a guest's refund. */
export const refundAccountForm = formSchema({
  trade: tradeId,
  holder: presentText,
  iban: parsedBy(parseIban),
});
