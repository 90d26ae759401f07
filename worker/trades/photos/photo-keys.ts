import type { Ctx } from '../../platform/context';

/** Returns the key of a picture in key-value storage. */
export const photoKey = (trade: string, photo: string) => `photo/${trade}/${photo}`;

/** Erases all pictures of a trade, including those without a row. Safe to repeat. */
export async function erasePhotos(ctx: Pick<Ctx, 'kv'>, trade: string): Promise<void> {
  for (let cursor: string | undefined; ;) {
    const page = await ctx.kv.list({ prefix: photoKey(trade, ''), ...(cursor === undefined ? {} : { cursor }) });
    for (const { name } of page.keys) await ctx.kv.delete(name);
    if (page.list_complete) return;
    cursor = page.cursor;
  }
}
