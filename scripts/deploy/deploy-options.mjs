// Reads the words after "npm run deploy --"; README, "Deployment".
import { parseArgs } from 'node:util';

const usage = 'npm run deploy -- [--origin https://your.shop] [--jurisdiction eu|us|none]';

/** Returns `{ origin, jurisdiction }`, each undefined where it is not given, or `{ wrong }`, a sentence. */
export function readDeployOptions(args) {
  try {
    const options = { origin: { type: 'string' }, jurisdiction: { type: 'string' } };
    const { values } = parseArgs({ args: [...args], options });
    return { origin: values.origin, jurisdiction: values.jurisdiction };
  } catch {
    return { wrong: usage };
  }
}
