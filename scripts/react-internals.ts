import { minify } from 'rolldown/utils';
import type { Plugin } from 'vite';

/**
 * Names of properties that only React DOM's own objects have (fibers, hooks, queues, roots) and only its client reads.
 * What the page, the react package or a public option can see is not among them.
 */
const names = `
memoizedState memoizedProps memoizedValue pendingProps updateQueue baseQueue baseState baseLanes lastRenderedState lastRenderedReducer
childLanes subtreeFlags alternate sibling dependencies firstContext elementType stateNode deletions dehydrated treeContext retryLane
pendingLanes suspendedLanes pingedLanes expiredLanes warmLanes entangledLanes entanglements expirationTimes hiddenUpdates
errorRecoveryDisabledLanes shellSuspendCounter hasEagerState eagerState revertLane callbackNode callbackPriority firstBaseUpdate
lastBaseUpdate containerInfo pendingChildren cancelPendingCommit pingCache timeoutHandle pooledCache pooledCacheLanes
incompleteTransitions cachePool _visibility _retryCache renderingStartTime tailMode isBackwards
treeForkCount hydrationErrors refCleanup
`.trim().split(/\s+/);

/** Shortens React DOM's internal properties: 1.4 kB of every page's script. Developer tools read them, so vite.config.ts leaves those out. */
export function reactInternals(): Plugin {
  return {
    name: 'dogear-react-internals',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async transform(source, id) {
      if (!id.endsWith('/react-dom-client.production.js')) return null;
      for (const name of names) {
        if (!source.includes(`.${name}`) || new RegExp(`['"\`]${name}['"\`]`).test(source)) this.error(`React DOM has ${name} otherwise than this file expects`);
      }
      const short = await minify(id, source, { compress: false, mangle: false, mangleProps: { include: new RegExp(`^(?:${names.join('|')})$`) }, codegen: false });
      if (short.errors.length > 0) this.error(short.errors[0]?.message ?? 'not shortened');
      return { code: short.code, map: null };
    },
  };
}
