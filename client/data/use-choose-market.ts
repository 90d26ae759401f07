import { useRouter } from '@tanstack/react-router';
import type { Market } from '../../domain/market/market';
import { read } from '../lib/api';
import { announce } from './cache/topics';

/**
 * Chooses the market for all later pages and shows this page in it.
 * @throws ApiProblem
 */
export function useChooseMarket(): (market: Market) => Promise<void> {
  const router = useRouter();
  return async (market) => {
    const { context } = router.options;
    await read(context.api.market.$post({ json: { market } }));
    // Calls send the market of their page (client/lib/api.ts), not that of the newest tab.
    document.documentElement.dataset['market'] = market;
    router.update({ ...router.options, context: { ...context, market } });
    await router.invalidate();
    announce('lists');
  };
}
