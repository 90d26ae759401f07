// npm run verify: the quick gate before a commit.
import { requireNode } from './require-node.mjs';
import { runSteps } from './steps.mjs';

requireNode();
runSteps([['messages'], ['catalogue'], ['types'], ['lint'], ['vitest', ['domain', 'worker']]]);
