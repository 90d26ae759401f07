import type { Ctx } from '../../platform/context';
import { requireBearer } from '../../platform/require-bearer';

/**
 * Requires the secret FEED_TOKEN, without which feeds can't be read. Where it is not set, nobody can read them.
 * @throws `feed-token-wrong`
 */
export async function requireFeedToken(ctx: Ctx, authorization: string | undefined): Promise<void> {
  await requireBearer(authorization, ctx.settings.feedToken, 'feed-token-wrong');
}
