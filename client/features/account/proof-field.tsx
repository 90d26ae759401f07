import { m } from '../../../messages/compiled/messages.js';
import type { ApiProblem } from '../../lib/api';
import { Field } from '../../ui/fields/field';

/** Returns whether a problem is about the password that was entered as proof without script. */
export const isProofWrong = (problem: ApiProblem | null): boolean => problem?.code === 'wrong-credentials';

/** Field for the password as fresh proof without script. With script the dialog asks for it. */
export function ProofField({ problem }: { readonly problem: ApiProblem | null }) {
  return (
    <noscript>
      {import.meta.env.SSR ? (
        <Field
          name="proof"
          label={m.proof_password()}
          type="password"
          autoComplete="current-password"
          autoCapitalize="off"
          spellCheck={false}
          dir="ltr"
          error={isProofWrong(problem) ? m.proof_password_wrong() : undefined}
        />
      ) : null}
    </noscript>
  );
}
