import { parseTradeNumber } from '../trades/number';
import { mailAddress, parsedBy } from './field-rules';
import { formSchema } from './form-schema';

/** Request for the link to an order: its number in any usual spelling, and its mail address. */
export const findOrderForm = formSchema({ number: parsedBy(parseTradeNumber), email: mailAddress });
