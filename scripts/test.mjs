// npm test: everything, the browser journeys on the production build included.
import { requireNode } from './require-node.mjs';
import { runSteps } from './steps.mjs';

requireNode();
runSteps([['messages'], ['catalogue'], ['types'], ['lint'], ['vitest', ['domain', 'worker', 'client', 'client-alone']], ['build'], ['weights'], ['journeys']]);
