import { oneOf, textMatching } from './field-rules';
import { formSchema } from './form-schema';

/** Choice about optional mails, by the key of an unsubscribe link. */
export const mailChoiceForm = formSchema({
  key: textMatching(/^.{1,200}$/),
  choice: oneOf(['on', 'off']),
});
