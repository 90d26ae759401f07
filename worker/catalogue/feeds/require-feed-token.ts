import type { Ctx } from '../../platform/context';
import { requireBearer } from '../../platform/require-bearer';

/** Only who knows the FEED_TOKEN secret may read feeds; without the secret nobody may. Throws `feed-token-wrong`. */
export async function requireFeedToken(ctx: Ctx, authorization: string | undefined): Promise<void> {
  await requireBearer(authorization, ctx.settings.feedToken, 'feed-token-wrong');
}
