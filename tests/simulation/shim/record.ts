import { appendFileSync, rmSync } from 'node:fs';
import { planOf } from '../stories/plan';
import { runStory } from '../stories/run-story';
import { frequentFaults } from '../faults/faults';
import { replaceGlobals } from '../world/globals';
import { firstImage } from '../world/image';
import { databaseOf } from './d1';
import { Line } from './line';
import { askRules } from './rules.mjs';
import { listenToStatements, Store } from './store';

/**
 * Writes what stories ask their database, and what the shim answers, as lines of JSON: rules, the shelf, then each
 * seed.
 */

const [file = '', ...seeds] = process.argv.slice(2);
/** Number of steps in a story. */
const storyLength = 60;

replaceGlobals();
rmSync(file, { force: true });
const lines: string[] = [];
const write = (line: unknown) => void lines.push(JSON.stringify(line));
function flush(): void {
  appendFileSync(file, `${lines.splice(0).join('\n')}\n`);
}

const empty = new Store(null);
write({ rules: await askRules(databaseOf(new Line(), { primary: empty, replica: () => null })) });
empty.close();

listenToStatements((asked, answers, error) => write({ asked, answers, error }));
const image = await firstImage();
flush();
for (const seed of seeds) {
  write({ seed: Number(seed) });
  await runStory(planOf(Number(seed), storyLength, { ...frequentFaults, staleReplica: 0 }), image);
  flush();
}
process.exit(0);
