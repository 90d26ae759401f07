import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Ctx } from '../platform/context';
import { clerkCtx } from '../testing/desk';
import { emma, firstIsbn, header, importWhole } from '../testing/imports';

const clerk = (): Ctx => clerkCtx(env, new Date('2026-11-20T10:00:00.000Z'));

beforeEach(async () => {
  await env.DB.batch(
    ['import_changes', 'import_runs', 'editions', 'works', 'edited_fields'].map((table) =>
      env.DB.prepare(`DELETE FROM ${table}`),
    ),
  );
});

describe('fields that staff have edited', () => {
  it('are not overwritten by a file, and the others are', async () => {
    await importWhole(clerk(), 'old', [emma]);
    await env.DB.batch([
      env.DB.prepare(`INSERT INTO edited_fields (kind, key, field) VALUES ('edition', ?1, 'title')`).bind(firstIsbn),
      env.DB.prepare(`INSERT INTO edited_fields (kind, key, field) VALUES ('edition', ?1, 'reference_price')`).bind(
        firstIsbn,
      ),
      env.DB.prepare(`UPDATE editions SET title = 'Emma!' WHERE isbn = ?1`).bind(firstIsbn),
    ]);

    await importWhole(clerk(), 'new', [[firstIsbn, 'EMMA', 'J. Austen', 'Oxford', '99.00']]);

    expect(
      await env.DB.prepare('SELECT title, authors, publisher, reference_price FROM editions WHERE isbn = ?1')
        .bind(firstIsbn)
        .first(),
    ).toEqual({ title: 'Emma!', authors: '["J. Austen"]', publisher: 'Oxford', reference_price: 1000 });
  });

  it('of a work are not overwritten either', async () => {
    const named = { header: [...header, 'work', 'work title'], sample: [] };
    await importWhole(clerk(), 'old', [[...emma, 'emma', 'Emma']], named);
    await env.DB.prepare(`INSERT INTO edited_fields (kind, key, field) VALUES ('work', 'emma', 'title')`).run();

    await importWhole(clerk(), 'new', [[...emma, 'emma', 'Emma, a novel']], named);

    expect(await env.DB.prepare(`SELECT title FROM works WHERE work = 'emma'`).first()).toEqual({ title: 'Emma' });
  });
});
