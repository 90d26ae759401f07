import type { ContactChange } from '../../../../domain/desk/names/publisher-schemas';
import { Problem } from '../../../../domain/problems';
import type { Ctx } from '../../../platform/context';
import { commit, isRace } from '../../../platform/db/commit';
import { requireRole } from '../../../platform/require-role';
import { changeStatements } from '../change-statements';
import { rewriteRaces } from '../rewrite/rewrite-statements';
import { contactGuardStatement, contactStatement } from './contact-statements';
import { readDeskPublisher } from './read-desk-publisher';

/**
 * Writes the addresses of a publisher, or removes them. No file overwrites them from now on. For staff only.
 * @throws `not-found`; `state-moved` when the addresses are not as the clerk saw them
 */
export async function changeContact(ctx: Ctx, name: string, { contact, seen }: ContactChange): Promise<void> {
  const account = requireRole(ctx, 'staff');
  await readDeskPublisher(ctx, name);
  const stored =
    contact === null ? null : { ...contact, responsible: contact.responsible === '' ? null : contact.responsible };
  try {
    await commit(ctx.db, [
      contactGuardStatement(ctx, name, seen),
      contactStatement(ctx, name, stored),
      ...changeStatements(ctx, account, [
        { kind: 'publisher', key: name, field: 'contact', before: seen, after: stored },
      ]),
    ]);
  } catch (error) {
    if (isRace(error, rewriteRaces)) throw new Problem('state-moved');
    throw error;
  }
}
