import { parseIban } from '../checkout/iban';
import { parsed, presentText, shaped } from './field-rules';
import { formSchema } from './form-schema';

/** Bank account for a guest's refund. The API checks whose trade it is. */
export const refundAccountForm = formSchema({
  trade: shaped(/^[0-9a-z]{1,40}$/),
  holder: presentText,
  iban: parsed(parseIban),
});
