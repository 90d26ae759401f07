// npm test: everything, the browser journeys on the production build included.
import { requireNode } from './require-node.mjs';
import { runSteps } from './steps.mjs';

requireNode();
await runSteps(
  // The domain's tests need no compiled messages, all other steps do.
  [[['messages'], ['catalogue'], ['format']], [['vitest', 'domain']]],
  // The Worker's tests wait for clocks and servers now and then, so the checks beside them run on an idle core.
  [
    [['types'], ['lint'], ['build'], ['weights'], ['simulation'], ['statements']],
    [['vitest', 'worker', 'client', 'client-alone', 'simulation']],
  ],
  [[['journeys']]],
);
