import { isMailAddress } from '../accounts/email';
import { passwordLengthProblem } from '../accounts/password-length';
import { personName } from '../accounts/person-name';
import type { FieldRule } from './form-schema';

/** Mail address, with or without spaces around it. */
export const mailAddress: FieldRule<string> = (entered) => {
  const email = entered.trim();
  if (email === '') return { fault: 'missing' };
  return isMailAddress(email) ? { value: email } : { fault: 'wrong' };
};

/** Name of a person, as letters and labels can show it. */
export const nameOfPerson: FieldRule<string> = (entered) => {
  const name = personName(entered);
  return name === null ? { fault: 'missing' } : { value: name };
};

/** Present password. Any text may be one. */
export const presentPassword: FieldRule<string> = (entered) =>
  entered === '' ? { fault: 'missing' } : { value: entered };

/** New password. The server also refuses common and personal ones. */
export const newPassword: FieldRule<string> = (entered) => {
  if (entered === '') return { fault: 'missing' };
  const problem = passwordLengthProblem(entered);
  if (problem === null) return { value: entered };
  return { fault: problem === 'password-too-short' ? 'short' : 'long' };
};

/** Any text, also none. */
export const anyText: FieldRule<string> = (entered) => ({ value: entered });

/** Text that must not be empty. Spaces around it are removed. */
export const presentText: FieldRule<string> = (entered) => {
  const text = entered.trim();
  return text === '' ? { fault: 'missing' } : { value: text };
};

/** Box that a person may tick. A browser sends a ticked one as `on` and leaves out an unticked one. */
export const checkbox: FieldRule<boolean> = (entered) => ({ value: entered === 'on' });

/** Box that a person must tick. */
export const requiredCheckbox: FieldRule<true> = (entered) =>
  entered === 'on' ? { value: true } : { fault: 'missing' };

/** Returns the rule of a text with at most `max` characters, also none. Spaces around it are removed. */
export const textUpTo =
  (max: number): FieldRule<string> =>
  (entered) => {
    const text = entered.trim();
    return text.length > max ? { fault: 'long' } : { value: text };
  };

/** Returns the rule of a text that must not be empty and has at most `max` characters. */
export const presentTextUpTo =
  (max: number): FieldRule<string> =>
  (entered) =>
    entered.trim() === '' ? { fault: 'missing' } : textUpTo(max)(entered);

/** Rule of a field that this form does not need now. */
export const notNeeded: FieldRule<undefined> = () => ({ value: undefined });

/** Returns the rule of a whole number from 0 to `max`, in digits. */
export const wholeNumber =
  (max: number): FieldRule<number> =>
  (entered) => {
    if (!/^\d{1,9}$/.test(entered)) return { fault: entered === '' ? 'missing' : 'wrong' };
    const number = Number(entered);
    return number > max ? { fault: 'wrong' } : { value: number };
  };

/** Returns the rule of a field that may be empty or absent, with its value then. */
export const orElse =
  <Value, const Usual>(rule: FieldRule<Value>, usual: Usual): FieldRule<Value | Usual> =>
  (entered) =>
    entered === '' ? { value: usual } : rule(entered);

/** Returns the rule of a field that has one of these values. */
export const oneOf =
  <const Code extends string>(codes: readonly Code[]): FieldRule<Code> =>
  (entered) => {
    const code = codes.find((knownCode) => knownCode === entered);
    return code === undefined ? { fault: 'wrong' } : { value: code };
  };

/** Returns the rule of a text of one shape, such as an id. */
export const textMatching =
  (shape: RegExp): FieldRule<string> =>
  (entered) =>
    shape.test(entered) ? { value: entered } : { fault: 'wrong' };

/** Returns the rule of a field that `parse` reads, null being wrong. */
export const parsedBy =
  <Value>(parse: (entered: string) => Value | null): FieldRule<Value> =>
  (entered) => {
    const value = parse(entered);
    if (value !== null) return { value };
    return { fault: entered.trim() === '' ? 'missing' : 'wrong' };
  };

/** Id of a trade. The API checks whose trade it is. */
export const tradeId = textMatching(/^[0-9a-z]{1,40}$/);
