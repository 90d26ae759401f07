import { eq } from 'drizzle-orm';
import { coverPolicy } from '../../../../domain/policy/catalogue-names';
import { Problem } from '../../../../domain/problems';
import type { Ctx } from '../../../platform/context';
import { orm, sql, statementOf } from '../../../platform/db/client';
import { covers } from '../../../platform/db/schema/catalogue-desk';
import { commit, isRace } from '../../../platform/db/commit';
import { pictureType, type PictureType } from '../../../platform/picture-type';
import { requireRole } from '../../../platform/require-role';
import { picturePath } from '../../cards/card-rows';
import { changeStatements } from '../change-statements';
import { pictureSize } from './picture-size';
import { readDeskCover } from './read-desk-cover';

/** A picture of a cover, as it is stored. */
interface Picture {
  readonly bytes: Uint8Array;
  readonly type: PictureType;
  readonly hash: string;
}

/** Violated when another clerk changed the cover after it was read. */
const coverRaces: ReadonlySet<string> = new Set(['editions.title']);
/** Number of hexadecimal digits of the hash in an address: 64 bits, far more than two pictures of one book need. */
const hashDigits = 16;

/**
 * Returns an uploaded picture with its type, read from its first bytes.
 * @throws `body-too-large` {most} for too many bytes or pixels, `unsupported-media-type`
 */
async function checkPicture(bytes: Uint8Array): Promise<Picture> {
  if (bytes.length > coverPolicy.maxBytes) throw new Problem('body-too-large', { most: coverPolicy.maxBytes });
  const type = pictureType(bytes);
  const size = type === null ? null : pictureSize(bytes, type);
  if (type === null || size === null) throw new Problem('unsupported-media-type');
  if (size.height > coverPolicy.height || size.width > coverPolicy.width)
    throw new Problem('body-too-large', { most: coverPolicy.maxBytes });
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const hash = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { bytes, type, hash: hash.slice(0, hashDigits) };
}

/** Returns what the history keeps of a picture: its hash with the ending of its file. */
const pictureHashOf = (path: string | null) => path?.split('-').at(-1) ?? null;

/** Returns the statement that writes the picture of an edition, or removes it. */
function pictureStatement(ctx: Ctx, isbn: string, picture: Picture | null): D1PreparedStatement {
  if (picture === null) return statementOf(ctx.db, orm(ctx.db).delete(covers).where(eq(covers.isbn, isbn)));
  const { type, bytes } = picture;
  const set = { type, bytes: Buffer.from(bytes), changedAt: ctx.now.toISOString() };
  return statementOf(
    ctx.db,
    orm(ctx.db)
      .insert(covers)
      .values({ isbn, ...set })
      .onConflictDoUpdate({ target: covers.isbn, set }),
  );
}

/** Writes a picture, or removes it, where the cover is the one that the clerk saw. */
async function changeCover(ctx: Ctx, typedIsbn: string, seen: string, picture: Picture | null): Promise<void> {
  const account = requireRole(ctx, 'staff');
  const { isbn, cover, picture: old } = await readDeskCover(ctx, typedIsbn);
  if ((old?.hash ?? 'none') !== seen) throw new Problem('state-moved');
  if (picture?.hash === old?.hash) return;
  const path = picture === null ? null : picturePath(isbn, picture.hash, picture.type);
  try {
    await commit(ctx.db, [
      // Aborts the batch where the address is not the one that was read.
      sql(
        ctx.db,
        `UPDATE editions SET cover_url = ?2,
           title = CASE WHEN cover_url = ?3 OR ?3 IS NULL AND coalesce(cover_url, '') NOT GLOB '/covers/*'
             THEN title END
         WHERE isbn = ?1`,
        isbn,
        path,
        old === null ? null : cover,
      ),
      pictureStatement(ctx, isbn, picture),
      ...changeStatements(ctx, account, [
        {
          kind: 'edition',
          key: isbn,
          field: 'cover',
          before: pictureHashOf(old === null ? null : cover),
          after: pictureHashOf(path),
        },
      ]),
    ]);
  } catch (error) {
    if (isRace(error, coverRaces)) throw new Problem('state-moved');
    throw error;
  }
}

/**
 * Stores a picture of a cover, which all pages show from now on: JPEG, PNG or WebP, not larger than `coverPolicy`.
 * `seen`: hash of the picture on the clerk's page, or `none`. For staff only.
 * @throws `book-not-found`, `body-too-large` {most}, `unsupported-media-type`, `state-moved`
 */
export async function storeCover(
  ctx: Ctx,
  { isbn, seen, bytes }: { readonly isbn: string; readonly seen: string; readonly bytes: Uint8Array },
): Promise<void> {
  requireRole(ctx, 'staff');
  await changeCover(ctx, isbn, seen, await checkPicture(bytes));
}

/** Removes the picture of a cover: the shop draws it again. For staff only. @throws `book-not-found`, `state-moved` */
export async function removeCover(
  ctx: Ctx,
  { isbn, seen }: { readonly isbn: string; readonly seen: string },
): Promise<void> {
  await changeCover(ctx, isbn, seen, null);
}
