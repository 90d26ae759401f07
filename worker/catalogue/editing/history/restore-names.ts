import { z } from 'zod';
import { contactSchema } from '../../../../domain/desk/names/publisher-schemas';
import { Problem } from '../../../../domain/problems';
import type { Ctx } from '../../../platform/context';
import { restoreOtherNames } from '../authors/change-names';
import { changeContact } from '../publishers/change-contact';
import { restoreVolumes } from '../series/restore-volumes';
import { parsedJson } from './history-entries';

/** A recorded change of an author, a series or a publisher. */
export interface NameChange {
  readonly id: number;
  readonly kind: string;
  readonly key: string;
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly account: string;
  readonly at: string;
}

const namesSchema = z.array(z.string());
const contactOrNone = contactSchema.nullable();

/**
 * Restores the other names of an author, the volumes of a series or the addresses of a publisher to those before a
 * change. This is a new change. A name itself is not restored, because a rename may have joined two names.
 * @throws `not-found` for any other field, `state-moved` when the present value is not the one that the change wrote
 */
export async function restoreNames(ctx: Ctx, change: NameChange): Promise<void> {
  const { kind, key, field } = change;
  const before = parsedJson(change.before);
  const after = parsedJson(change.after);
  if (kind === 'author' && field === 'names')
    await restoreOtherNames(ctx, key, { seen: namesSchema.parse(after), names: namesSchema.parse(before) });
  else if (kind === 'publisher' && field === 'contact')
    await changeContact(ctx, key, { seen: contactOrNone.parse(after), contact: contactOrNone.parse(before) });
  else if (kind === 'series' && field === 'volumes') await restoreVolumes(ctx, change);
  else throw new Problem('not-found');
}
