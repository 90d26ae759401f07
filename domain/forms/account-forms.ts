import { parseIban } from '../checkout/iban';
import { accountLimits } from '../policy/limits';
import {
  anyText,
  checkbox,
  mailAddress,
  nameOfPerson,
  newPassword,
  parsedBy,
  presentPassword,
  presentText,
  textUpTo,
} from './field-rules';
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
  iban: parsedBy(parseIban),
  proof,
});

/** Deletion of the account. Store credit is lost only if the person agrees. */
export const deleteAccountForm = formSchema({ 'gives-up-credit': checkbox, proof });

/** Name of a passkey. An empty one gets a name, or keeps the one that it has. */
export const passkeyForm = formSchema({ 'passkey-name': textUpTo(accountLimits.passkeyName) });

/** Present password as fresh proof, in the dialog that asks for it. */
export const proofForm = formSchema({ password: presentPassword });
