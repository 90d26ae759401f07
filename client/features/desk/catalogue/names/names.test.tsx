import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { DeskAuthor } from '../../../../../domain/desk/names/author-schemas';
import type { DeskPublisher } from '../../../../../domain/desk/names/publisher-schemas';
import { showScreen, type Answers } from '../../../../../tests/client/show-screen';
import { AuthorScreen } from '../authors/author-screen';
import { AuthorsScreen } from '../authors/authors-screen';
import { PublisherScreen } from '../publishers/publisher-screen';
import { PublishersScreen } from '../publishers/publishers-screen';
import { ScanProvider } from '../../frame/scan-context';

const refuse = (code: string, facts: object = {}) =>
  Response.json({ code, facts }, { status: 409, headers: { 'Content-Type': 'application/problem+json' } });
const enter = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

const work = {
  work: 'duel',
  isbn: '9780141439587',
  title: 'The Duel',
  authors: ['Anton Tschechow'],
  language: 'en',
  cover: '/covers/9780141439587.svg',
  editions: 2,
};
const author: DeskAuthor = {
  name: 'Anton Tschechow',
  spellings: [{ name: 'Anton Tschechow', editions: 2 }],
  names: ['Антон Чехов'],
  editions: 2,
  works: [work],
  isCut: false,
  history: [],
};

describe('AuthorsScreen', () => {
  it('lists the authors found with their other names and titles', async () => {
    const items = [{ name: 'Anton Tschechow', names: ['Антон Чехов'], editions: 2, titles: ['The Duel'] }];
    showScreen(
      <ScanProvider>
        <AuthorsScreen found={{ items }} q="tschech" />
      </ScanProvider>,
      () => ({}),
    );

    const row = within((await screen.findByRole('link', { name: 'Anton Tschechow' })).closest('li') ?? document.body);
    expect(row.getByText('Антон Чехов')).toBeDefined();
    expect(row.getByText('The Duel')).toBeDefined();
  });

  it('shows a notice when no author is found', async () => {
    showScreen(
      <ScanProvider>
        <AuthorsScreen found={{ items: [] }} q="nobody" />
      </ScanProvider>,
      () => ({}),
    );

    expect(await screen.findByRole('heading', { name: 'No author found' })).toBeDefined();
  });
});

describe('AuthorScreen', () => {
  const show = async (answers: Answers, shown = author) => {
    const { calls } = showScreen(
      <ScanProvider>
        <AuthorScreen author={shown} />
      </ScanProvider>,
      answers,
    );
    await screen.findByRole('heading', { name: shown.name });
    return calls;
  };

  it('renames and keeps the old name unless the clerk says otherwise', async () => {
    const calls = await show(() => ({ ...author, name: 'Anton Chekhov' }));
    press('Rename');
    enter('New name', 'Anton Chekhov');

    press('Rename');

    await waitFor(() =>
      expect(calls).toMatchObject([
        {
          method: 'POST',
          path: '/desk/authors/Anton%20Tschechow/rename',
          body: { to: 'Anton Chekhov', keepOld: true, merge: false },
        },
      ]),
    );
  });

  it('asks before it joins two authors', async () => {
    const calls = await show(({ body }) =>
      typeof body === 'object' && body !== null && 'merge' in body && body.merge === true
        ? { ...author, name: 'Anton Chekhov' }
        : refuse('state-moved', { books: 12 }),
    );
    press('Rename');
    enter('New name', 'Anton Chekhov');
    press('Rename');
    expect(await screen.findByText('Anton Chekhov already has books: 12. Merge both?')).toBeDefined();

    press('Merge both');

    await waitFor(() => expect(calls.map(({ body }) => body)).toMatchObject([{ merge: false }, { merge: true }]));
  });

  it('refuses a name without letters', async () => {
    const calls = await show(() => author);
    press('Rename');
    enter('New name', ' – ');

    press('Rename');

    expect(await screen.findByText('Please enter a name of at most 300 characters.')).toBeDefined();
    expect(calls).toEqual([]);
  });

  it('adds and removes other names', async () => {
    const calls = await show(({ method }) => ({
      ...author,
      names: method === 'DELETE' ? [] : ['Антон Чехов', 'チェーホフ'],
    }));
    enter('Another name', 'チェーホフ');
    press('Add name');
    expect(await screen.findByText('チェーホフ')).toBeDefined();

    press('Remove Антон Чехов');

    await waitFor(() => expect(screen.queryByText('Антон Чехов')).toBeNull());
    expect(calls.map(({ method, body }) => [method, body])).toEqual([
      ['POST', { name: 'チェーホフ' }],
      ['DELETE', { name: 'Антон Чехов' }],
    ]);
  });

  it('shows a problem when another clerk was faster', async () => {
    await show(() => refuse('state-moved'));
    enter('Another name', 'A. T.');

    press('Add name');

    expect((await screen.findByRole('alert')).textContent).toContain('Something has changed');
  });

  it('lists the spellings of the name in books', async () => {
    const spellings = [...author.spellings, { name: 'ANTON TSCHECHOW', editions: 1 }];
    await show(() => author, { ...author, spellings });

    expect(screen.getByText(/Anton Tschechow \(2\), ANTON TSCHECHOW \(1\)/)).toBeDefined();
  });
});

const publisher: DeskPublisher = {
  name: 'Ash Press',
  editions: 3,
  copies: 4,
  contact: null,
  spellings: ['ASH PRESS'],
  works: [work],
  history: [],
};
const contact = { postal: '1 Quay, Cork', electronic: 'safety@ash.example', responsible: null };

describe('PublishersScreen', () => {
  it('lists publishers without addresses', async () => {
    const missing = {
      items: [{ name: 'Ash Press', editions: 3, copies: 4 }],
      publishers: 1,
      copies: 4,
      unnamed: 2,
    };
    showScreen(
      <ScanProvider>
        <PublishersScreen found={{ items: null, missing }} q="" />
      </ScanProvider>,
      () => ({}),
    );

    expect(await screen.findByText('Publishers: 1 · copies for sale: 4')).toBeDefined();
    expect(screen.getByText('Copies for sale without a publisher: 2')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Ash Press' })).toBeDefined();
  });
});

describe('PublisherScreen', () => {
  const show = async (answers: Answers) => {
    const { calls } = showScreen(
      <ScanProvider>
        <PublisherScreen publisher={publisher} />
      </ScanProvider>,
      answers,
    );
    await screen.findByRole('heading', { name: 'Ash Press' });
    return calls;
  };

  it('sends new addresses with the addresses before them', async () => {
    const calls = await show(() => ({ ...publisher, contact }));
    enter('Postal address', contact.postal);
    enter('Email or web address', contact.electronic);

    press('Save addresses');

    expect(await screen.findByText('The addresses are saved. The book pages show them.')).toBeDefined();
    expect(calls).toMatchObject([{ method: 'PUT', body: { contact, seen: null } }]);
  });

  it('refuses half an address', async () => {
    const calls = await show(() => publisher);
    enter('Postal address', contact.postal);
    enter('Email or web address', 'nowhere');

    press('Save addresses');

    expect(await screen.findByText(/Please enter an email address/)).toBeDefined();
    expect(calls).toEqual([]);
  });

  it('keeps the entries after a conflict with another clerk, and saves them at the next press', async () => {
    const newer = { ...contact, postal: '2 Quay, Cork' };
    let answers = 0;
    const calls = await show(({ method }) => {
      answers += 1;
      if (method === 'GET') return { ...publisher, contact: newer };
      return answers === 1 ? refuse('state-moved') : { ...publisher, contact };
    });
    enter('Postal address', contact.postal);
    enter('Email or web address', contact.electronic);
    press('Save addresses');
    expect(await screen.findByText('2 Quay, Cork')).toBeDefined();
    expect(screen.getByLabelText('Postal address')).toHaveProperty('value', contact.postal);

    press('Save addresses');

    await waitFor(() => expect(calls.at(-1)).toMatchObject({ method: 'PUT', body: { contact, seen: newer } }));
  });
});

describe('the history of a name', () => {
  const change = (
    id: number,
    fields: readonly { field: string; before: string[] | null; after: string[] | null }[],
    canPutBack: boolean,
  ) => ({
    id,
    at: '2026-11-20T10:00:00.000Z',
    by: 'Ada',
    run: null,
    kind: 'changed' as const,
    fields: [...fields],
    canPutBack,
  });

  it('shows who changed the names of an author, and undoes a change', async () => {
    const history = [
      change(9, [{ field: 'other_names', before: null, after: ['Chekhov'] }], true),
      change(8, [{ field: 'name', before: ['A. Tschechow'], after: ['Anton Tschechow'] }], false),
    ];
    const { calls } = showScreen(
      <ScanProvider>
        <AuthorScreen author={{ ...author, history }} />
      </ScanProvider>,
      () => ({ kind: 'author', key: 'anton tschechow' }),
    );

    const added = within((await screen.findByText('Chekhov')).closest('li') ?? document.body);
    expect(added.getByText('Other names')).toBeDefined();
    expect(added.getByText('Ada')).toBeDefined();
    const renamed = within(screen.getByText('A. Tschechow').closest('li') ?? document.body);
    expect(renamed.getByText('Name')).toBeDefined();
    expect(renamed.queryByRole('button')).toBeNull();
    fireEvent.click(added.getByRole('button', { name: 'Undo' }));

    await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/desk/catalogue/changes/9/put-back'));
  });

  it('shows the addresses of a publisher before and after a change', async () => {
    const newContact = { field: 'contact', before: ['1 Quay, Cork'], after: ['2 Quay, Cork', 'safety@ash.example'] };
    const history = [change(4, [newContact], true)];
    showScreen(
      <ScanProvider>
        <PublisherScreen publisher={{ ...publisher, history }} />
      </ScanProvider>,
      () => ({}),
    );

    const old = await screen.findByText('1 Quay, Cork');
    expect(old.closest('del')).not.toBeNull();
    expect(screen.getByText('2 Quay, Cork · safety@ash.example').closest('ins')).not.toBeNull();
  });
});
