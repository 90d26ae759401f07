import {
  changeEmailForm,
  changeNameForm,
  changePasswordForm,
  deleteAccountForm,
  payoutDetailsForm,
} from '../../../domain/forms/account-forms';
import { mailChoiceForm } from '../../../domain/forms/mail-choice-form';
import { Problem } from '../../../domain/problems';
import { read, type ApiClient } from '../../../client/lib/api';
import { formAction, type FormActionParts } from './form-action';

/** Makes a form action of the page that edits the account. The page then says that the change is saved. */
const editAction = <Values>({
  change,
  ...parts
}: Pick<FormActionParts<Values>, 'schema' | 'kept'> & {
  readonly change: (api: ApiClient, fields: Values) => Promise<unknown>;
}) =>
  formAction<Values>({
    ...parts,
    page: '/account-details/edit',
    shownBy: 'form',
    run: async (api, fields) => {
      await change(api, fields);
      return { kind: 'done', values: {} };
    },
  });

/** Gives fresh proof by the password that was entered with the change. The change may need none. */
async function giveProof(api: ApiClient, proof: string): Promise<void> {
  if (proof !== '') await read(api.session.proof.$post({ json: { password: proof } }));
}

export const changeNameAction = editAction({
  schema: changeNameForm,
  kept: ['name'],
  change: (api, json) => read(api.account.$patch({ json })),
});

export const changeEmailAction = editAction({
  schema: changeEmailForm,
  kept: ['email'],
  change: async (api, { proof, ...json }) => {
    await giveProof(api, proof);
    await read(api.account.email.$put({ json }));
  },
});

export const changePasswordAction = editAction({
  schema: changePasswordForm,
  kept: [],
  change: async (api, { proof, ...json }) => {
    await giveProof(api, proof);
    await read(api.account.password.$put({ json }));
  },
});

export const setPayoutDetailsAction = editAction({
  schema: payoutDetailsForm,
  kept: ['holder', 'iban'],
  change: async (api, { proof, ...json }) => {
    await giveProof(api, proof);
    await read(api.account['payout-details'].$put({ json }));
  },
});

/** Deletes the account. It always needs the password, because it can't be undone. */
export const deleteAccountAction = formAction({
  schema: deleteAccountForm,
  kept: ['gives-up-credit'],
  page: '/delete-account',
  shownBy: 'form',
  run: async (api, { proof, 'gives-up-credit': givesUpCredit }) => {
    if (proof === '') throw new Problem('fresh-proof-required');
    await giveProof(api, proof);
    return { kind: 'answer', values: {}, answer: await read(api.account.$delete({ json: { givesUpCredit } })) };
  },
});

/** Switches optional mails off or on by the key of an unsubscribe link. */
export const chooseMailsAction = formAction({
  schema: mailChoiceForm,
  kept: [],
  page: '/',
  shownBy: 'form',
  run: async (api, { key, choice }) => {
    const param = { key: encodeURIComponent(key) };
    await read(api['mail-choices'][':key'].$put({ param, json: { on: choice === 'on' } }));
    return { kind: 'done', values: { choice } };
  },
});
