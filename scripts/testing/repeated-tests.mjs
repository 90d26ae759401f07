// Reporter of Vitest. Writes the tests that passed only when they were repeated into the file that `REPEATED_TESTS`
// names, because Vitest's JSON report counts them like all others.
import { appendFileSync } from 'node:fs';

export default class RepeatedTests {
  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky)
      appendFileSync(process.env.REPEATED_TESTS, `${test.module.moduleId}: ${test.fullName}\n`);
  }
}
