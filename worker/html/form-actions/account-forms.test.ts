import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { addAccount, deleteAccounts } from '../../../tests/worker-passkey-people';
import { inputIn, scriptless } from '../../../tests/worker-scriptless';
import { choiceKey } from '../../notifications/mail-choices/choice-key';
import { openServices, shopContext } from '../../services';
import { password } from '../../testing/known-password';

const foreign = { Origin: 'https://evil.example' };
const email = 'ann@reader.example';
const editPage = '/en/do/change-name';
let person: ReturnType<typeof scriptless>;
beforeEach(async () => {
  await deleteAccounts();
  await addAccount('ann');
  person = scriptless();
  await person.post('/en/do/sign-in', { email, password });
});

/** Makes the last proof too old, so that a change asks for the password. */
const ageProof = () => env.DB.prepare(`UPDATE sessions SET proved_at = '2026-01-01T00:00:00.000Z'`).run();
const account = () => env.DB.prepare(`SELECT * FROM accounts WHERE id = 'ann'`).first();
const page = async (location: string | null) => (await person.get(location ?? '')).text;

describe('change-name', () => {
  it('stores the name and confirms it, also when it is sent twice', async () => {
    const sent = await person.post(editPage, { name: ' Ann  Reader ' });
    const again = await person.post(editPage, { name: ' Ann  Reader ' });

    expect([sent.status, again.status]).toEqual([303, 303]);
    expect(await page(sent.location)).toContain('Your changes are saved.');
    expect(await account()).toMatchObject({ name: 'Ann Reader' });
  });

  it('marks a missing name', async () => {
    const refused = await person.post(editPage, { name: '   ' });

    expect(refused.status).toBe(400);
    expect(inputIn(refused.text, 'name')).toMatch(/aria-invalid="true"/);
    expect(inputIn(refused.text, 'name')).toContain('value="   "');
  });

  it('shows the sign-in to a person who is signed out', async () => {
    const answer = await scriptless().post(editPage, { name: 'Ben' });

    expect(answer.status).toBe(401);
    expect(answer.text).toContain('action="/en/do/sign-in?page=%2Fen%2Flogin%3FreturnTo%3D');
  });
});

describe('change-email', () => {
  const fields = { email: 'new@reader.example', proof: password };

  it('asks for a confirmation of the new address with the password as proof', async () => {
    await ageProof();

    const sent = await person.post('/en/do/change-email', fields);

    expect(sent.status).toBe(303);
    expect(await page(sent.location)).toContain('new@reader.example');
    expect(await account()).toMatchObject({ email });
  });

  it('keeps the typed address and marks a wrong password', async () => {
    await ageProof();

    const refused = await person.post('/en/do/change-email', { ...fields, proof: 'not the right one' });

    expect(refused.status).toBe(401);
    expect(inputIn(refused.text, 'email')).toContain('value="new@reader.example"');
    expect(refused.text).toContain('This password is wrong.');
    expect(refused.text).not.toContain('not the right one');
  });

  it('keeps the typed address when the proof is missing', async () => {
    await ageProof();

    const refused = await person.post('/en/do/change-email', { ...fields, proof: '' });

    expect([refused.status, refused.form.problem[0]]).toEqual([403, 'fresh-proof-required']);
    expect(inputIn(refused.text, 'email')).toContain('value="new@reader.example"');
  });

  it.each([
    ['ann', 'Please enter a valid email address.'],
    ['Ann@reader.example', 'This is already your address.'],
  ])('marks the address %s', async (typed, words) => {
    const refused = await person.post('/en/do/change-email', { ...fields, email: typed });

    expect(refused.status).toBe(400);
    expect(inputIn(refused.text, 'email')).toMatch(/aria-invalid="true"/);
    expect(refused.text).toContain(words);
  });
});

describe('change-password', () => {
  const fields = { password: 'eight dusty shelves', proof: password };

  it('sets the new password and confirms it', async () => {
    await ageProof();

    const sent = await person.post('/en/do/change-password', fields);

    expect(sent.status).toBe(303);
    expect(await page(sent.location)).toContain('other devices');
    const signIn = await scriptless().post('/en/do/sign-in', { email, password: fields.password });
    expect(signIn.status).toBe(303);
  });

  it('marks a password that many people use and shows none', async () => {
    const refused = await person.post('/en/do/change-password', { ...fields, password: 'password1234' });

    expect(refused.status).toBe(422);
    expect(inputIn(refused.text, 'password')).toMatch(/aria-invalid="true"/);
    expect(refused.text).not.toContain('password1234');
    expect(refused.text).not.toContain(password);
  });
});

describe('set-payout-details', () => {
  const fields = { holder: 'Ann Reader', iban: 'IE29 AIBK 9311 5212 3456 78', proof: password };

  it('stores the bank account with the password as proof', async () => {
    await ageProof();

    const sent = await person.post('/en/do/set-payout-details', fields);

    expect(sent.status).toBe(303);
    expect(await page(sent.location)).toContain('5678');
  });

  it('keeps the typed fields and marks an IBAN with a wrong digit', async () => {
    const iban = 'IE29 AIBK 9311 5212 3456 79';

    const refused = await person.post('/en/do/set-payout-details', { ...fields, iban });

    expect(refused.status).toBe(400);
    expect(inputIn(refused.text, 'holder')).toContain('value="Ann Reader"');
    expect(inputIn(refused.text, 'iban')).toContain(`value="${iban}"`);
    expect(inputIn(refused.text, 'iban')).toMatch(/aria-invalid="true"/);
  });
});

describe('delete-account', () => {
  it('deletes the account with the password and shows the receipt', async () => {
    const gone = await person.post('/en/do/delete-account', { proof: password });
    const again = await person.post('/en/do/delete-account', { proof: password });

    expect([gone.status, gone.form.answer.erased.length > 0]).toEqual([200, true]);
    expect(gone.text).toContain('Your account has been deleted');
    expect(again.status).toBe(401);
    expect(await account()).toBeNull();
  });

  it('always asks for the password', async () => {
    const refused = await person.post('/en/do/delete-account', {});
    const wrong = await person.post('/en/do/delete-account', { proof: 'not the right one' });

    expect([refused.status, wrong.status]).toEqual([403, 401]);
    expect(inputIn(refused.text, 'proof')).toContain('type="password"');
    expect(wrong.text).toContain('This password is wrong.');
    expect(await account()).toMatchObject({ email });
  });

  it('asks whether store credit may be lost', async () => {
    await env.DB.prepare(
      `INSERT INTO store_credit (id, account, currency, amount, reason, at)
       VALUES ('c1', 'ann', 'EUR', 1200, 'bonus', '2026-01-01T00:00:00.000Z')`,
    ).run();

    const asked = await person.post('/en/do/delete-account', { proof: password });
    const gone = await person.post('/en/do/delete-account', { proof: password, 'gives-up-credit': 'on' });

    expect([asked.status, gone.status]).toEqual([409, 200]);
    expect(inputIn(asked.text, 'gives-up-credit')).toMatch(/aria-invalid="true"/);
  });
});

describe('choose-mails', () => {
  const keyOf = async () =>
    (await choiceKey(
      shopContext(openServices(env), () => undefined),
      { kind: 'trades', account: 'ann' },
    )) ?? '';
  const formOf = (key: string) => `/en/do/choose-mails?page=${encodeURIComponent(`/en/mail-choices/${key}`)}`;

  it('switches the mails off and on again, without a sign-in', async () => {
    const key = await keyOf();
    const visitor = scriptless();

    const off = await visitor.post(formOf(key), { key, choice: 'off' });
    const stopped = [(await account())?.['trade_mails'], (await visitor.get(off.location ?? '')).text];
    const on = await visitor.post(formOf(key), { key, choice: 'on' });
    await visitor.post(formOf(key), { key, choice: 'on' });

    expect([off.status, on.status]).toEqual([303, 303]);
    expect(stopped).toEqual([0, expect.stringContaining('value="on"')]);
    expect(await account()).toMatchObject({ trade_mails: 1 });
  });

  it('reports that a cut-off key does not work', async () => {
    const key = (await keyOf()).slice(0, -3);

    const answer = await scriptless().post(formOf(key), { key, choice: 'off' });

    expect(answer.text).toContain('This link no longer works');
    expect(await account()).toMatchObject({ trade_mails: 1 });
  });
});

describe('a form of another site', () => {
  it.each([
    ['change-name', { name: 'Eve' }],
    ['change-email', { email: 'eve@evil.example', proof: password }],
    ['change-password', { password: 'a row of evil shelves', proof: password }],
    ['set-payout-details', { holder: 'Eve', iban: 'IE29AIBK93115212345678', proof: password }],
    ['delete-account', { proof: password }],
  ])('can’t %s', async (verb, fields) => {
    const before = await account();

    const answer = await person.post(`/en/do/${verb}`, fields, foreign);

    expect([answer.status, answer.form.problem[0]]).toEqual([403, 'foreign-origin']);
    expect(await account()).toEqual(before);
  });

  it('can’t choose mails', async () => {
    const answer = await person.post('/en/do/choose-mails', { key: 'key', choice: 'off' }, foreign);

    expect(answer.status).toBe(403);
  });
});
