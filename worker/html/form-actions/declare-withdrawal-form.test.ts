import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { languages } from '../../../domain/language';
import { m } from '../../../messages/compiled/messages.js';
import { inputIn, scriptless } from '../../../tests/worker-scriptless';
import { visibleText } from '../../testing/post';

const fields = { name: 'Aoife Byrne', number: 'ie 7k4q', email: 'aoife@reader.example', books: '' };

beforeEach(async () => {
  await env.DB.batch([env.DB.prepare('DELETE FROM withdrawal_declarations'), env.DB.prepare('DELETE FROM attempts')]);
});
const declared = async () =>
  (await env.DB.prepare('SELECT name, number, email, books, language FROM withdrawal_declarations').all()).results;

describe.each(languages)('declare-withdrawal without script, %s', (language) => {
  const say = { locale: language } as const;

  it('leads from the footer of the start page to the receipt', async () => {
    const person = scriptless();

    const home = await person.get(`/${language}`);
    const page = await person.get(`/${language}/withdraw`);
    const check = await person.post(`/${language}/do/declare-withdrawal`, { ...fields, step: 'check' });
    const sent = await person.post(`/${language}/do/declare-withdrawal`, { ...fields, step: 'send' });
    const done = await person.get(sent.location ?? '');

    expect(home.text).toContain(`href="/${language}/withdraw"`);
    expect(home.text).toContain(m.shell_withdraw({}, say));
    expect([page.status, page.headers.get('Cache-Control')]).toEqual([200, home.headers.get('Cache-Control')]);
    for (const name of ['name', 'number', 'email', 'books']) expect(inputIn(page.text, name)).not.toBe('');
    expect([check.status, check.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    expect(visibleText(check.text)).toContain(
      visibleText(m.declare_whole({ name: fields.name, number: 'IE-7K4Q' }, say)),
    );
    expect(check.text).toContain(m.trades_withdraw_confirm({}, say));
    expect([sent.status, done.status]).toEqual([303, 200]);
    expect(done.text).toContain(m.declare_done_title({}, say));
    expect(done.text).toContain(fields.email);
    expect(await declared()).toEqual([{ ...fields, number: 'IE-7K4Q', language }]);
  });
});

describe('declare-withdrawal without script', () => {
  const path = '/en/do/declare-withdrawal';

  it('marks wrong fields and keeps the entered values', async () => {
    const refused = await scriptless().post(path, { ...fields, number: '7', name: '', step: 'check' });

    expect(refused.status).toBe(400);
    expect(inputIn(refused.text, 'number')).toMatch(/aria-invalid="true"/);
    expect(inputIn(refused.text, 'name')).toMatch(/aria-invalid="true"/);
    expect(inputIn(refused.text, 'email')).toContain('value="aoife@reader.example"');
    expect(await declared()).toEqual([]);
  });

  it('shows the form again with the entered values to change them', async () => {
    const changed = await scriptless().post(path, { ...fields, books: 'Emma', step: 'change' });

    expect(changed.status).toBe(200);
    expect(inputIn(changed.text, 'books')).toContain('value="Emma"');
    expect(inputIn(changed.text, 'name')).toContain('value="Aoife Byrne"');
  });

  it('names the single books in the declaration', async () => {
    const check = await scriptless().post(path, { ...fields, books: 'Emma, Persuasion', step: 'check' });

    expect(check.text).toContain('Emma, Persuasion');
    expect(check.text).toContain(m.trades_withdraw_declare({ name: fields.name, number: 'IE-7K4Q' }, { locale: 'en' }));
  });
});
