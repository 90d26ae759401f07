import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { m } from '../../../messages/compiled/messages.js';
import { Browser, mailbox } from '../../../tests/worker-browser';
import { addAccount, deleteAccounts } from '../../../tests/worker-passkey-people';
import { PlainBrowser } from '../../../tests/plain-browser/plain-browser';
import { choiceKey } from '../../notifications/mail-choices/choice-key';
import { openServices, shopContext } from '../../services';
import { password } from '../../testing/known-password';

const email = 'ann@reader.example';
let person: PlainBrowser;
beforeEach(async () => {
  await deleteAccounts();
  await addAccount('ann');
  person = new PlainBrowser();
});

describe.each(['en', 'ar'] as const)('without script, %s', (language) => {
  const say = { locale: language } as const;
  const emailLabel = m.accounts_email({}, say);
  const passwordLabel = m.accounts_password({}, say);
  const signIn = m.accounts_sign_in({}, say);

  it('a wrong password shows a message and keeps the mail address, the right one signs in', async () => {
    await person.open(`/${language}/login?returnTo=/${language}/account-details`);

    await person.press(signIn, { [emailLabel]: email, [passwordLabel]: 'not the right one' });
    const refused = [person.words, person.valueOf(emailLabel), person.valueOf(passwordLabel)];
    await person.press(signIn, { [passwordLabel]: password });

    expect(refused).toEqual([expect.stringContaining(m.accounts_wrong({}, say)), email, '']);
    expect([person.address, person.words]).toEqual([`/${language}/account-details`, expect.stringContaining(email)]);
  });

  it('registering marks what is wrong, then leads to the page about the mail, which registers again', async () => {
    const address = `plain-${language}@reader.example`;
    const register = m.accounts_register({}, say);
    await person.open(`/${language}/register`);

    await person.press(register, {
      [m.accounts_name({}, say)]: 'A. Reader',
      [emailLabel]: address,
      [passwordLabel]: 'a row of quiet shelves',
    });
    const refused = [person.words, person.valueOf(m.accounts_name({}, say))];
    await person.press(register, {
      [m.accounts_terms({}, say)]: true,
      [passwordLabel]: 'a row of quiet shelves',
    });
    await person.open(person.address);
    const sent = [person.title, person.words];
    await person.press(m.accounts_sent_again({}, say));

    expect(refused).toEqual([expect.stringContaining(m.accounts_terms_missing({}, say)), 'A. Reader']);
    expect(sent).toEqual([m.accounts_sent_title({}, say), expect.stringContaining(address)]);
    expect(person.title).toBe(m.accounts_register_title({}, say));
  });

  it('an order is looked for, and a new password is asked for', async () => {
    await person.open(`/${language}/find-trade`);
    await person.press(m.find_trade_send({}, say), {
      [m.find_trade_number({}, say)]: 'IE-7K4Q',
      [m.find_trade_email({}, say)]: 'plain@reader.example',
    });
    const found = person.title;
    await person.open(`/${language}/forgot-password`);
    await person.press(m.accounts_forgot_send({}, say), { [emailLabel]: 'plain@reader.example' });

    expect([found, person.title]).toEqual([m.find_trade_sent_title({}, say), m.accounts_sent_title({}, say)]);
  });

  it('a password is reset by the pasted link', async () => {
    const newPassword = 'a quieter row of shelves';
    const newLabel = m.accounts_reset_new({}, say);
    const save = m.accounts_reset_save({}, say);
    await new Browser().ask('POST', '/password-resets', { email });
    const link = /https?:\/\/\S+\/reset-password#token=[\w-]+/.exec(mailbox.at(-1)?.text ?? '')?.[0] ?? 'no link';
    await person.open(`/${language}/reset-password`);

    await person.press(save, { [newLabel]: newPassword });
    const isMarked = person.isWrong(m.accounts_link({}, say));
    await person.press(save, { [m.accounts_link({}, say)]: link, [newLabel]: newPassword });
    const title = person.title;
    await person.open(`/${language}/login`);
    await person.press(signIn, { [emailLabel]: email, [passwordLabel]: newPassword });

    expect([isMarked, title]).toEqual([true, m.accounts_reset_done_title({}, say)]);
    expect(person.person.cookies.has('__Host-session')).toBe(true);
  });

  it('an account is renamed and deleted', async () => {
    await person.open(`/${language}/login`);
    await person.press(signIn, { [emailLabel]: email, [passwordLabel]: password });
    await person.open(`/${language}/account-details/edit`);

    await person.press(m.account_name_save({}, say), { [m.checkout_name({}, say)]: 'Plain Reader' });
    const renamed = [person.words, person.valueOf(m.checkout_name({}, say))];
    await person.open(`/${language}/delete-account`);
    await person.press(m.account_delete_now({}, say));
    const refused = person.words;
    await person.press(m.account_delete_now({}, say), { [m.proof_password({}, say)]: password });

    expect(renamed).toEqual([expect.stringContaining(m.account_saved({}, say)), 'Plain Reader']);
    expect(refused).toContain(m.account_proof_missing({}, say));
    expect(person.title).toBe(m.account_receipt_title({}, say));
    await person.open(`/${language}/account-details`);
    expect(person.address).toContain('/login');
  });

  it('mails are switched off and on by the link of a mail, and a cut-off link says so', async () => {
    const ctx = shopContext(openServices(env), () => undefined);
    const link = `/${language}/mail-choices/${await choiceKey(ctx, { kind: 'trades', account: 'ann' })}`;
    await person.open(link);

    const opened = person.title;
    await person.press(m.account_stop({}, say));
    const stopped = person.title;
    await person.press(m.account_start({}, say));
    const started = person.title;
    await person.open(link.slice(0, -3));

    expect([opened, stopped, started, person.title]).toEqual([
      m.account_stop_trades_title({}, say),
      m.account_stop_done({}, say),
      m.account_start_done({}, say),
      m.accounts_confirm_invalid_title({}, say),
    ]);
  });
});
