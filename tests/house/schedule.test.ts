import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { faultCodes } from '../../worker/trades/money/check/ledger-faults-sql';

const read = (file: string) => readFileSync(file, 'utf8');
const quoted = (text: string) => [...text.matchAll(/["']([^"']+)["']/g)].map(([, word = '']) => word);

it('wrangler.toml and the schedule have the same cron times', () => {
  const [, platform = ''] = /crons = \[(.*)\]/.exec(read('wrangler.toml')) ?? [];
  const [, known = ''] = /const crons[^=]*= \{(.*)\};/.exec(read('worker/jobs.ts')) ?? [];
  const times = quoted(platform);
  expect(times).toContain('* * * * *');
  expect(times.toSorted()).toEqual(['* * * * *', ...quoted(known).filter((word) => word.includes('*'))].toSorted());
});

it('wrangler.toml sends no address of a file to the Worker first', () => {
  const [, first = ''] = /^run_worker_first = \[(.*)\]$/m.exec(read('wrangler.toml')) ?? [];

  expect(quoted(first)).toEqual(['/api/*']);
  expect(existsSync('public/api')).toBe(false);
});

it('the desk has a message for each job and each fault of the ledger check', () => {
  const rhythms = [...read('worker/jobs.ts').matchAll(/^ {2}(?:minute|morning|night): \{([^}]*)\},$/gm)];
  // An entry is a name, or a name with its function: `remind: queueReminders`.
  const jobs = rhythms
    .flatMap(([, entries = '']) => entries.split(','))
    .map((entry) => entry.replace(/:.*$/, '').trim())
    .filter((name) => name !== '');
  expect(jobs).toContain('countDemand');
  const words = read('client/features/desk/jobs/job-words.ts');
  expect(jobs.filter((job) => !words.includes(`${job}: m.desk_job_`))).toEqual([]);
  expect(faultCodes.filter((code) => !words.includes(`'${code}': m.desk_fault_`))).toEqual([]);
});
