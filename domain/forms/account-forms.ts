import { parseIban } from '../checkout/iban';
import { anyText, box, mailAddress, nameOfPerson, newPassword, parsed, presentText } from './field-rules';
import { formSchema } from './form-schema';

/** Password that gives fresh proof without script. Empty with script, whose dialog asks for the proof. */
const proof = anyText;

/** Name on parcels and letters. */
export const changeNameForm = formSchema({ name: nameOfPerson });

/** New mail address. */
export const changeEmailForm = formSchema({ email: mailAddress, proof });

/** New password. */
export const changePasswordForm = formSchema({ password: newPassword, proof });

/** Bank account of payouts. */
export const payoutDetailsForm = formSchema({
  holder: presentText,
  iban: parsed(parseIban),
  proof,
});

/** Deletion of the account. Store credit is lost only if the person agrees. */
export const deleteAccountForm = formSchema({ 'gives-up-credit': box, proof });
