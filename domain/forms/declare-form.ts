import { declarationLimits } from '../policy/limits';
import { parseTradeNumber } from '../trades/number';
import { mailAddress, nameOfPerson, oneOf, parsedBy, textUpTo } from './field-rules';
import { formSchema } from './form-schema';

/** Declaration of withdrawal: `check` shows it, `change` shows the form again, `send` declares it. */
export const declareForm = formSchema({
  name: nameOfPerson,
  number: parsedBy(parseTradeNumber),
  email: mailAddress,
  books: textUpTo(declarationLimits.books),
  step: oneOf(['check', 'change', 'send']),
});
