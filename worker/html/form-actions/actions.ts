import { chooseCountryForm } from '../../../domain/forms/choose-country-form';
import { voteForm } from '../../../domain/forms/vote-form';
import { read } from '../../../client/lib/api';
import type { FormVerb } from '../../../client/lib/form-result';
import {
  confirmAccountAction,
  confirmRecoveryAction,
  confirmEmailAction,
  findOrderAction,
  forgotPasswordAction,
  linkSignOnAction,
  registerAction,
  resetPasswordAction,
  setUpAccountAction,
  signInAction,
} from './sign-in-actions';
import {
  changeEmailAction,
  changeNameAction,
  changePasswordAction,
  chooseMailsAction,
  deleteAccountAction,
  setPayoutDetailsAction,
} from './account-actions';
import { formAction, type FormAction } from './form-action';
import { placeOrderAction } from './checkout-action';
import {
  addIsbnsAction,
  addToCartAction,
  addToSellListAction,
  addWishAction,
  askForBookAction,
  holdOffersAction,
  setCartLineAction,
  setSellLineAction,
} from './list-actions';
import {
  cancelOrderAction,
  confirmArrivalAction,
  decideBooksAction,
  giveToCharityAction,
  declareWithdrawalAction,
  postParcelAction,
  refundAccountAction,
  restoreListsAction,
  returnSentAction,
  withdrawAction,
} from './trade-actions';

const voteAction = formAction({
  schema: voteForm,
  kept: ['id'],
  page: '/faq',
  shownBy: 'form',
  run: async (api, { id, helped }) => {
    await read(api.faq[':id'].votes.$post({ param: { id }, json: { helped: helped === 'yes' } }));
    return { kind: 'done', values: { id, helped } };
  },
});

const chooseCountryAction = formAction({
  schema: chooseCountryForm,
  kept: [],
  page: '/',
  shownBy: 'frame',
  run: async (api, json, { page }) => {
    await read(api.market.$post({ json }));
    return { kind: 'go', to: page.pathname + page.search };
  },
});

/** The actions of forms without script, by the last part of the form's address. */
export const formActions: Readonly<Record<FormVerb, FormAction>> = {
  'add-isbns': addIsbnsAction,
  'add-to-cart': addToCartAction,
  'add-to-sell-list': addToSellListAction,
  'add-wish': addWishAction,
  'ask-for-book': askForBookAction,
  'cancel-order': cancelOrderAction,
  'change-email': changeEmailAction,
  'change-name': changeNameAction,
  'change-password': changePasswordAction,
  'choose-country': chooseCountryAction,
  'choose-mails': chooseMailsAction,
  'confirm-account': confirmAccountAction,
  'confirm-arrival': confirmArrivalAction,
  'confirm-email': confirmEmailAction,
  'confirm-recovery': confirmRecoveryAction,
  'decide-books': decideBooksAction,
  'declare-withdrawal': declareWithdrawalAction,
  'delete-account': deleteAccountAction,
  'find-order': findOrderAction,
  'forgot-password': forgotPasswordAction,
  'give-to-charity': giveToCharityAction,
  'hold-offers': holdOffersAction,
  'link-sign-on': linkSignOnAction,
  'place-order': placeOrderAction,
  'post-parcel': postParcelAction,
  'refund-account': refundAccountAction,
  register: registerAction,
  'reset-password': resetPasswordAction,
  'restore-lists': restoreListsAction,
  'return-sent': returnSentAction,
  'set-cart-line': setCartLineAction,
  'set-payout-details': setPayoutDetailsAction,
  'set-sell-line': setSellLineAction,
  'set-up-account': setUpAccountAction,
  'sign-in': signInAction,
  'vote-on-answer': voteAction,
  withdraw: withdrawAction,
};

export const isFormVerb = (text: string): text is FormVerb => Object.hasOwn(formActions, text);
