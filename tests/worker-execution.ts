import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';

const executions: ExecutionContext[] = [];

/**
 * Returns the execution of a test's request. After each test, tests/worker-setup.ts waits for the work that the request
 * continues after its answer, so that no test leaves work to the next one.
 */
export function executionContext(): ExecutionContext {
  const execution = createExecutionContext();
  executions.push(execution);
  return execution;
}

/** Waits for the work that this test's requests continue after their answers. */
export async function waitForBackgroundWork(): Promise<void> {
  for (const execution of executions.splice(0)) await waitOnExecutionContext(execution);
}
