import { mailAddress, notNeeded } from './field-rules';
import { formSchema } from './form-schema';

/** Consent to hand a conversation to the shop's staff. The answer goes to the account's address. */
const consentForm = formSchema({ email: notNeeded });

/** Consent of a guest, with the address for the answer. */
const guestConsentForm = formSchema({ email: mailAddress });

/** Returns the schema of the consent to hand a conversation to the shop's staff. */
export const handOverForm = (isSignedIn: boolean) => (isSignedIn ? consentForm : guestConsentForm);
