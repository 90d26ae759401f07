import type { Ctx } from '../../platform/context';

/** Returns the key of a photo in key-value storage. */
export const photoKey = (trade: string, photo: string) => `photo/${trade}/${photo}`;

/** Erases all photos of a trade, including those without a row. Safe to repeat. */
export async function erasePhotos(ctx: Pick<Ctx, 'kv'>, trade: string): Promise<void> {
  const prefix = photoKey(trade, '');
  let page = await ctx.kv.list({ prefix });
  for (const { name } of page.keys) await ctx.kv.delete(name);
  while (!page.list_complete) {
    page = await ctx.kv.list({ prefix, cursor: page.cursor });
    for (const { name } of page.keys) await ctx.kv.delete(name);
  }
}
