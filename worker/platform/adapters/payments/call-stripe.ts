import { PaymentsDown } from './payments';

/** A failure of a call, from the error of Stripe's library. */
export interface StripeFailure {
  readonly type: string;
  readonly code: string | null;
  readonly status: number | null;
}

/** Returns whether Stripe refuses a call for good, because it is invalid or its object does not exist. */
export const isRefused = ({ type, status }: StripeFailure) =>
  type === 'StripeInvalidRequestError' || type === 'StripeCardError' || status === 404;
/** Returns whether Stripe has no object with the id of a call. */
export const isUnknown = ({ status, code }: StripeFailure) => status === 404 || code === 'resource_missing';

/** Reads the failure from an error. */
function failureOf(error: unknown): StripeFailure {
  const read = (name: string): unknown => (error instanceof Error ? Reflect.get(error, name) : undefined);
  const type = read('type') ?? read('name');
  const code = read('code');
  const status = read('statusCode');
  return {
    type: typeof type === 'string' ? type : 'unknown',
    code: typeof code === 'string' ? code : null,
    status: typeof status === 'number' ? status : null,
  };
}

/**
 * Returns Stripe's answer, or null for a failure that `expected` accepts as an answer. Throws PaymentsDown for every
 * other failure.
 */
export async function callStripe<Answer>(call: () => Promise<Answer>): Promise<Answer>;
export async function callStripe<Answer>(
  call: () => Promise<Answer>,
  expected: (failure: StripeFailure) => boolean,
): Promise<Answer | null>;
export async function callStripe<Answer>(
  call: () => Promise<Answer>,
  expected: (failure: StripeFailure) => boolean = () => false,
): Promise<Answer | null> {
  try {
    return await call();
  } catch (error) {
    const failure = failureOf(error);
    if (expected(failure)) return null;
    throw new PaymentsDown([failure.type, failure.code, failure.status].filter((word) => word !== null).join(' '));
  }
}
