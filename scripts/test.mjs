// npm test: everything, the browser journeys on the production build included.
import { requireNode } from './require-node.mjs';
import { runSteps } from './steps.mjs';

requireNode();
await runSteps(
  // The compilers of messages and types keep one core busy, and the domain's tests need no messages.
  [[['messages'], ['catalogue'], ['format'], ['types']], [['vitest', 'domain']]],
  [
    [['lint'], ['build'], ['weights'], ['simulation'], ['statements']],
    [['vitest', 'worker', 'client', 'client-alone', 'simulation']],
  ],
  [[['journeys']]],
);
