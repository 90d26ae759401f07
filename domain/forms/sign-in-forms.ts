import { isMailedToken } from '../accounts/mailed-token';
import { mailAddress, nameOfPerson, newPassword, parsedBy, presentPassword, requiredCheckbox } from './field-rules';
import { formSchema } from './form-schema';

/** Returns the token of a mailed link from the link (`…#token=…`) or from the token alone. */
function parseLink(entered: string): string | null {
  const text = entered.trim();
  const token = /[#&?]token=([^#&]*)/.exec(text)?.[1] ?? text;
  return isMailedToken(token) ? token : null;
}

/** Token of a mailed link, or the whole link, which a person without script pastes. */
const linkToken = parsedBy(parseLink);

/** Sign-in by mail address and password. */
export const signInForm = formSchema({ email: mailAddress, password: presentPassword });

/** Registration of an account. */
export const registerForm = formSchema({
  name: nameOfPerson,
  email: mailAddress,
  password: newPassword,
  terms: requiredCheckbox,
});

/** Request for a link to choose a new password. */
export const forgotPasswordForm = formSchema({ email: mailAddress });

/** New password by the token of a mailed link. */
export const resetPasswordForm = formSchema({ token: linkToken, password: newPassword });

/** Confirmation of a mailed link by its token. */
export const linkForm = formSchema({ token: linkToken });

/** Name, password and terms of an account that another browser registered. */
export const setUpAccountForm = formSchema({
  token: linkToken,
  name: nameOfPerson,
  password: newPassword,
  terms: requiredCheckbox,
});
