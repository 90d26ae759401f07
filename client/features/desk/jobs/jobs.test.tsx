import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { DeskJobs } from '../../../../domain/desk/jobs-schemas';
import { counts } from '../../../../tests/client/show-desk-trade';
import { showScreen } from '../../../../tests/client/show-screen';
import { DeskFrame } from '../frame/desk-frame';
import { JobsScreen } from './jobs-screen';

const page: DeskJobs = {
  jobs: [{ job: 'checkLedger', rhythm: 'night', ranAt: null, outcome: null, ms: null, failedAt: null, error: null }],
  check: null,
};
const readMe = (role: 'staff' | 'admin') => ({ account: { id: 'a', email: 'a@desk.example', name: 'Cleo', role } });
const show = (role: 'staff' | 'admin') =>
  showScreen(
    <DeskFrame counts={counts}>
      <JobsScreen page={page} />
    </DeskFrame>,
    ({ path }) => (path === '/me' ? readMe(role) : null),
  );

test('an admin can run a job', async () => {
  show('admin');
  expect(await screen.findByRole('button', { name: 'Run now: Check the ledger' })).toBeDefined();
});

test('other staff read the jobs and can run none', async () => {
  const { calls } = show('staff');
  expect(await screen.findByText('Check the ledger')).toBeDefined();
  await expect.poll(() => calls.map(({ path }) => path)).toEqual(['/me']);
  await new Promise((resolve) => void setTimeout(resolve));
  expect(screen.queryByRole('button', { name: /^Run now/ })).toBeNull();
});
