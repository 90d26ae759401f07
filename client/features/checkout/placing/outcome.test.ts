import { expect, test } from 'vitest';
import { ApiProblem } from '../../../lib/api';
import { hasChanges, outcomeOfProblem } from './outcome';

test.each([
  ['an open transfer', 'unpaid-transfer-open', false],
  ['a sale below the minimum', 'basket-below-minimum', false],
  ['a copy that was sold', 'not-enough-stock', true],
  ['another list', 'list-changed', true],
] as const)('amounts are checked again after %s: %s, %s', (_, code, isListed) => {
  const outcome = outcomeOfProblem(new ApiProblem(code, 409));

  expect(outcome.kind).toBe('moved');
  expect(outcome.kind === 'moved' && hasChanges(outcome)).toBe(isListed);
});

test('a changed line is shown beside a problem of any kind', () => {
  const outcome = outcomeOfProblem(new ApiProblem('unpaid-transfer-open', 409));
  const changes = [{ kind: 'new', title: 'Emma' }] as const;

  expect(outcome.kind === 'moved' && hasChanges({ ...outcome, changes })).toBe(true);
});
