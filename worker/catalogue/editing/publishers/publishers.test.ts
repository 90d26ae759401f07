import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookPageSchema } from '../../../../domain/catalogue/schemas';
import { executionContext } from '../../../../tests/worker-execution';
import { api } from '../../../api';
import { emptyCatalogue, loadBooks, loadFileChange, titlesFound } from '../../../testing/catalogue/named-books';
import { outcomeOf } from '../../../testing/buyers';
import { clerkCtx, ctxOvertakenBy } from '../../../testing/desk';
import { browser } from '../../../testing/people';
import { openAccount, testIsbn } from '../../../testing/shelf';
import { signIn } from '../../../testing/sign-in';
import { restoreValue } from '../books/restore-value';
import { changeContact } from './change-contact';
import { findPublishers } from './find-publishers';
import { readMissingContacts } from './read-missing-contacts';
import { renamePublisher } from './rename-publisher';
import { readDeskPublisher } from './read-desk-publisher';

const desk = () => clerkCtx(env, new Date());
const newVisitor = () => browser((request) => api.fetch(request, env, executionContext()));
const contact = { postal: '1 Quay, Cork', electronic: 'safety@ash.example', responsible: null };
const publishersOf = async () =>
  (await env.DB.prepare('SELECT publisher FROM editions ORDER BY isbn').all()).results.map(
    ({ publisher }) => publisher,
  );

beforeAll(async () => {
  await openAccount(env.DB, 'clerk');
  await openAccount(env.DB, 'customer');
});
beforeEach(async () => {
  await emptyCatalogue(env.DB);
  await loadBooks(desk(), [
    { n: 1, title: 'One', publisher: 'Ash Press', stock: { good: 3 } },
    { n: 2, title: 'Two', publisher: 'Ash Press' },
    { n: 3, title: 'Three', publisher: 'ASH PRESS', stock: null },
    { n: 4, title: 'Four', publisher: 'Oak Books', stock: { good: 5 } },
    { n: 5, title: 'Five' },
    { n: 6, title: 'Ash Press, a history', publisher: 'Elm', publisherContact: contact },
  ]);
});

describe('findPublishers', () => {
  it('finds by words, with the number of books and whether addresses are known', async () => {
    const { items } = await findPublishers(desk(), { q: 'ash pr' });

    expect(items).toEqual([
      { name: 'Ash Press', editions: 2, hasContact: false },
      { name: 'ASH PRESS', editions: 1, hasContact: false },
    ]);
    expect((await findPublishers(desk(), { q: 'elm' })).items).toMatchObject([{ hasContact: true }]);
  });
});

describe('readDeskPublisher', () => {
  it('counts books and copies and names other spellings', async () => {
    expect(await readDeskPublisher(desk(), 'Ash Press')).toMatchObject({
      editions: 2,
      copies: 4,
      contact: null,
      spellings: ['ASH PRESS'],
    });
  });

  it('answers 404 for a name that no book has', async () => {
    expect(await outcomeOf(readDeskPublisher(desk(), 'Nobody'))).toBe('not-found');
  });
});

describe('readMissingContacts', () => {
  it('lists publishers with copies for sale, most copies first, and counts copies without a publisher', async () => {
    expect(await readMissingContacts(desk())).toEqual({
      items: [
        { name: 'Oak Books', editions: 1, copies: 5 },
        { name: 'Ash Press', editions: 2, copies: 4 },
      ],
      publishers: 2,
      copies: 9,
      unnamed: 1,
    });
  });

  it('loses a publisher once its addresses are known', async () => {
    await changeContact(desk(), 'Oak Books', { contact, seen: null });

    expect((await readMissingContacts(desk())).items.map(({ name }) => name)).toEqual(['Ash Press']);
  });
});

describe('changeContact', () => {
  it('shows the addresses on the book page and protects them', async () => {
    await changeContact(desk(), 'Ash Press', { contact: { ...contact, responsible: 'Oak, Bonn' }, seen: null });

    const page = await newVisitor().call('GET', `/api/books/${testIsbn(1)}`);
    expect(bookPageSchema.parse(page.json).publisherContact).toEqual([
      'Ash Press',
      '1 Quay, Cork',
      'safety@ash.example',
      'EU: Oak, Bonn',
    ]);
    expect(await env.DB.prepare('SELECT kind, key, field FROM edited_fields').first()).toEqual({
      kind: 'publisher',
      key: 'Ash Press',
      field: 'contact',
    });
  });

  it('removes addresses', async () => {
    await changeContact(desk(), 'Elm', { contact: null, seen: contact });

    expect((await readDeskPublisher(desk(), 'Elm')).contact).toBeNull();
  });

  it('reports that another clerk has changed the addresses', async () => {
    await changeContact(desk(), 'Ash Press', { contact, seen: null });
    const other = { ...contact, postal: '2 Quay, Cork' };

    expect(await outcomeOf(changeContact(desk(), 'Ash Press', { contact: other, seen: null }))).toBe('state-moved');
    expect(await outcomeOf(changeContact(desk(), 'Ash Press', { contact: null, seen: other }))).toBe('state-moved');
    expect((await readDeskPublisher(desk(), 'Ash Press')).contact).toEqual(contact);
  });

  it('refuses half a contact', async () => {
    const clerk = newVisitor();
    await signIn(env.DB, clerk, 'clerk');
    await env.DB.batch([
      env.DB.prepare(`UPDATE accounts SET role = 'staff' WHERE id = 'clerk'`),
      env.DB.prepare(`UPDATE sessions SET second_factor = 1 WHERE account = 'clerk'`),
    ]);
    for (const half of [
      { ...contact, postal: '' },
      { ...contact, electronic: 'nowhere' },
    ]) {
      const body = { contact: half, seen: null };
      expect((await clerk.call('PUT', '/api/desk/publishers/Elm/contact', body)).json.code).toBe('invalid-input');
    }
  });
});

describe('renamePublisher', () => {
  it('renames all books to the letter, with the search, and moves the addresses', async () => {
    await changeContact(desk(), 'Ash Press', { contact, seen: null });

    await renamePublisher(desk(), 'Ash Press', { to: 'Rowan', merge: false });

    expect(await publishersOf()).toEqual(['Rowan', 'Rowan', 'ASH PRESS', 'Oak Books', null, 'Elm']);
    expect(await titlesFound(desk(), 'rowan one')).toEqual(['One']);
    expect((await readDeskPublisher(desk(), 'Rowan')).contact).toEqual(contact);
    expect(await outcomeOf(readDeskPublisher(desk(), 'Ash Press'))).toBe('not-found');
    const edited = await env.DB.prepare(`SELECT count(*) FROM edited_fields WHERE field = 'publisher'`).first();
    expect(edited).toEqual({ 'count(*)': 2 });
  });

  it('joins another publisher only when asked to, whose addresses stay', async () => {
    await changeContact(desk(), 'Ash Press', { contact: { ...contact, postal: '9 Quay' }, seen: null });
    expect(await outcomeOf(renamePublisher(desk(), 'Ash Press', { to: 'Elm', merge: false }))).toBe('state-moved');

    await renamePublisher(desk(), 'Ash Press', { to: 'Elm', merge: true });

    expect(await readDeskPublisher(desk(), 'Elm')).toMatchObject({ editions: 3, contact });
  });

  it('keeps addresses that another clerk wrote meanwhile', async () => {
    const ctx = ctxOvertakenBy(desk(), () => changeContact(desk(), 'Ash Press', { contact, seen: null }), 4);

    await renamePublisher(ctx, 'Ash Press', { to: 'Rowan', merge: false });

    expect((await readDeskPublisher(desk(), 'Rowan')).contact).toEqual(contact);
  });
});

it('a customer finds no publishers at the desk', async () => {
  const customer = await signIn(env.DB, newVisitor(), 'customer');
  const answers = await Promise.all([
    customer.call('GET', '/api/desk/publishers?q=ash'),
    customer.call('GET', '/api/desk/publishers-without-contact'),
    customer.call('GET', '/api/desk/publishers/Elm'),
    customer.call('PUT', '/api/desk/publishers/Elm/contact', { contact: null, seen: contact }),
    customer.call('POST', '/api/desk/publishers/Elm/rename', { to: 'Ash', merge: false }),
  ]);

  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(404));
});

describe('the history of a publisher', () => {
  // Recorded changes are never deleted, so each test has a publisher of its own.
  const load = (publisher: string) =>
    loadBooks(desk(), [{ n: 8, title: 'Eight', publisher, publisherContact: contact }]);

  it('lists the changes of its addresses, and restores values that are still current', async () => {
    await load('Birch');
    await changeContact(desk(), 'Birch', { seen: contact, contact: { ...contact, postal: '2 Quay, Cork' } });
    const [change] = (await readDeskPublisher(desk(), 'Birch')).history;

    expect(change).toMatchObject({
      fields: [
        { field: 'contact', before: ['1 Quay, Cork', contact.electronic], after: ['2 Quay, Cork', contact.electronic] },
      ],
      canPutBack: true,
    });
    await restoreValue(desk(), change?.id ?? 0);

    const after = await readDeskPublisher(desk(), 'Birch');
    expect(after.contact).toEqual(contact);
    expect(after.history.map(({ canPutBack }) => canPutBack)).toEqual([true, false]);
    expect(await outcomeOf(restoreValue(desk(), change?.id ?? 0))).toBe('state-moved');
  });

  it('follows its former name, and has what a file brought', async () => {
    await load('Larch');
    await loadFileChange(env.DB, 'publisher', 'Larch', {
      before: { postal: ['2 Quay, Cork'], responsible: [null] },
      after: { postal: [contact.postal], responsible: [null] },
    });
    await renamePublisher(desk(), 'Larch', { to: 'Larch & Sons', merge: false });

    const { history } = await readDeskPublisher(desk(), 'Larch & Sons');

    expect(history.filter(({ id }) => id !== null).map(({ fields }) => fields[0]?.field)).toContain('name');
    expect(history.find(({ id }) => id === null)).toMatchObject({
      run: { name: 'spring.csv' },
      fields: [{ field: 'contact', before: ['2 Quay, Cork'], after: [contact.postal] }],
      canPutBack: false,
    });
  });
});
