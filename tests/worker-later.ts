import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';

const open: ExecutionContext[] = [];

/**
 * For a request of a test that does not itself wait for what goes on after the answer: tests/worker-setup.ts does, so
 * that no test leaves work to the next one.
 */
export function executionContext(): ExecutionContext {
  const made = createExecutionContext();
  open.push(made);
  return made;
}

/** Waits for the work that this test's requests have left. */
export async function backgroundWorkDone(): Promise<void> {
  for (const one of open.splice(0)) await waitOnExecutionContext(one);
}
