// npm run verify: the quick checks before a commit.
import { requireNode } from './require-node.mjs';
import { runSteps } from './steps.mjs';

requireNode();
await runSteps(
  [[['messages'], ['catalogue'], ['format']], [['vitest', 'domain']]],
  [[['types'], ['lint']], [['vitest', 'worker', 'simulation']]],
);
