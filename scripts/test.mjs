// npm test: everything, the browser journeys on the production build included.
import { requireNode } from './require-node.mjs';
import { runSteps } from './steps.mjs';

requireNode();
await runSteps(
  // The domain's tests need no compiled messages, so they begin while the messages are compiled.
  [[['messages'], ['catalogue'], ['format']], [['vitest', 'domain']]],
  // The Worker's tests sometimes wait and leave a core idle, which the checks beside them use.
  [
    [['types'], ['lint'], ['build'], ['weights'], ['simulation'], ['statements']],
    [['vitest', 'worker', 'client', 'client-alone', 'simulation']],
  ],
  [[['journeys']]],
);
