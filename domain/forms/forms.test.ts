import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { deleteAccountForm, payoutDetailsForm } from './account-forms';
import { findOrderForm } from './find-order-form';
import { faultsOfIssues, type FormSchema } from './form-schema';
import { registerForm, resetPasswordForm } from './sign-in-forms';
import { voteForm } from './vote-form';

/** Returns the values of a form, or its faults. */
function readForm<Values>(schema: FormSchema<Values>, fields: Readonly<Record<string, string>>) {
  const read = schema.safeParse(fields);
  return read.success ? read.data : faultsOfIssues(read.error.issues);
}

describe('registerForm', () => {
  const fields = { name: ' Ann  Reader ', email: ' ann@reader.example ', password: 'eight dusty shelves', terms: 'on' };

  it('reads trimmed values and ignores other fields', () => {
    expect(readForm(registerForm, { ...fields, role: 'admin' })).toEqual({
      name: 'Ann Reader',
      email: 'ann@reader.example',
      password: 'eight dusty shelves',
      terms: true,
    });
  });

  it('names each missing field', () => {
    expect(readForm(registerForm, {})).toEqual({
      name: 'missing',
      email: 'missing',
      password: 'missing',
      terms: 'missing',
    });
  });

  it.each([
    [{ email: 'ann@' }, { email: 'wrong' }],
    [{ password: 'seven77' }, { password: 'short' }],
    [{ password: 'x'.repeat(129) }, { password: 'long' }],
    [{ name: '\u202E\u2028' }, { name: 'missing' }],
  ])('refuses %o', (wrong, faults) => {
    expect(readForm(registerForm, { ...fields, ...wrong })).toEqual(faults);
  });
});

describe('resetPasswordForm', () => {
  const token = 'a'.repeat(43);
  const password = 'eight dusty shelves';

  it.each([token, ` https://dogear.example/en/reset-password#token=${token} `])('finds the token in %s', (entered) => {
    expect(readForm(resetPasswordForm, { token: entered, password })).toEqual({ token, password });
  });

  it('refuses a link that was cut off', () => {
    const entered = 'https://dogear.example/en/reset-password#token=abc';

    expect(readForm(resetPasswordForm, { token: entered, password })).toEqual({ token: 'wrong' });
  });
});

describe('other forms', () => {
  it.each([
    [
      findOrderForm,
      { number: 'ie 7k4q', email: 'ann@reader.example' },
      { number: 'IE-7K4Q', email: 'ann@reader.example' },
    ],
    [findOrderForm, { number: '7', email: '' }, { number: 'wrong', email: 'missing' }],
    [voteForm, { id: 'a-question', helped: 'no' }, { id: 'a-question', helped: 'no' }],
    [voteForm, { id: 'A question', helped: 'perhaps' }, { id: 'wrong', helped: 'wrong' }],
    [payoutDetailsForm, { holder: ' ', iban: 'IE29' }, { holder: 'missing', iban: 'wrong' }],
    [deleteAccountForm, {}, { 'gives-up-credit': false, proof: '' }],
  ])('form %# reads %o', (schema, fields, result) => {
    expect(readForm<unknown>(schema, fields)).toEqual(result);
  });
});

describe('faultsOfIssues', () => {
  it('calls a field wrong that zod refuses', () => {
    const { error } = z.object({ copies: z.string() }).safeParse({});

    expect(faultsOfIssues(error?.issues ?? [])).toEqual({ copies: 'wrong' });
  });
});
