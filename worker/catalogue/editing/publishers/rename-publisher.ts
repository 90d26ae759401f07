import type { PublisherRename } from '../../../../domain/desk/names/publisher-schemas';
import { Problem } from '../../../../domain/problems';
import type { Ctx } from '../../../platform/context';
import { readBatch } from '../../../platform/db/read';
import { requireRole } from '../../../platform/require-role';
import { renameInSteps } from '../renames/rename-in-steps';
import { commitRewrite } from '../rewrite/commit-rewrite';
import { readEditions } from '../rewrite/read-editions';
import { rewriteStatements } from '../rewrite/rewrite-statements';
import { contactGuardStatement, contactStatement, movedContact } from './contact-statements';
import { contactByName, readPublisherIsbns } from './publisher-books';

async function renameStatements(
  ctx: Ctx,
  name: string,
  { to, merge }: PublisherRename,
): Promise<D1PreparedStatement[]> {
  const account = requireRole(ctx, 'staff');
  const isbns = await readPublisherIsbns(ctx, name);
  const joined = await readPublisherIsbns(ctx, to);
  const [[contact = null], [targetContact = null]] = await readBatch(ctx.db, [
    contactByName.with(name),
    contactByName.with(to),
  ]);
  if (isbns.length === 0 && contact === null) throw new Problem('state-moved');
  if ((joined.length > 0 || targetContact !== null) && !merge)
    throw new Problem('state-moved', { books: joined.length });
  const before = await readEditions(ctx, isbns);
  const { moved, changes: contacts } = movedContact(name, to, contact, targetContact);
  return [
    contactGuardStatement(ctx, name, contact),
    contactGuardStatement(ctx, to, targetContact),
    ...rewriteStatements(ctx, account, {
      before,
      after: before.editions.map((row) => ({ ...row, publisher: to })),
      texts: [name, to],
      changes: [
        ...before.editions.map(({ isbn }) => ({
          kind: 'edition' as const,
          key: isbn,
          field: 'publisher' as const,
          before: name,
          after: to,
        })),
        { kind: 'publisher', key: to, field: 'name', before: name, after: to },
        ...contacts,
      ],
    }),
    contactStatement(ctx, name, null),
    ...(moved === null ? [] : [contactStatement(ctx, to, moved)]),
  ];
}

/**
 * Gives a publisher a new name in all of its editions, which files do not overwrite from now on. Its addresses move
 * along; if the new name has some already, these stay. A name that another publisher has joins both, if `merge` says
 * so. More books than one batch takes are renamed in steps. For staff only.
 * @throws `state-moved` when nothing has the old name, `state-moved` {books}
 */
export async function renamePublisher(ctx: Ctx, name: string, rename: PublisherRename): Promise<void> {
  requireRole(ctx, 'staff');
  if (name === rename.to) return;
  await renameInSteps(ctx, { kind: 'publisher', name, rename }, () =>
    commitRewrite(ctx, () => renameStatements(ctx, name, rename)),
  );
}
