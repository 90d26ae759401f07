import { DeskRefusal } from '../require-role';
import type { Problem } from '../../../domain/problems';
import type { SecurityKind } from '../security-log';

/** Facts of a refused request that decide the kind of its line. */
export interface RefusedRequest {
  readonly method: string;
  /** Pattern of the route, like `/api/trades/:id/key`. */
  readonly route: string;
  /** True if the request carries a guest's key to the trade. */
  readonly hasTradeKey: boolean;
}

/** Returns the security log's kind for a problem, or null for a problem without security meaning. */
export function securityKindOf(problem: Problem, request: RefusedRequest): SecurityKind | null {
  if (problem instanceof DeskRefusal) return 'desk-refused';
  if (problem.status === 429) return problem.code === 'too-many-requests' ? 'too-many-requests' : 'too-many-attempts';
  const isSocket = request.route === '/api/chat/:conversation' && request.method === 'GET';
  switch (problem.code) {
    case 'wrong-credentials':
    case 'passkey-not-accepted':
      return wrongProof(request.route);
    case 'foreign-origin':
      return isSocket ? 'chat-refused' : 'foreign-origin';
    case 'not-found':
      return isSocket ? 'chat-refused' : null;
    case 'import-token-wrong':
    case 'feed-token-wrong':
      return problem.code;
    case 'link-invalid':
      return 'link-invalid';
    case 'trade-not-found':
      return request.route === '/api/trades/:id/key' || request.hasTradeKey ? 'trade-key-wrong' : null;
    case 'invalid-input':
      return request.route.startsWith('/api/webhooks/') ? 'webhook-unsigned' : null;
    default:
      return null;
  }
}

function wrongProof(route: string): SecurityKind {
  if (route === '/api/session' || route === '/api/session/passkey') return 'sign-in-failed';
  return route === '/api/session/proof' ? 'proof-failed' : 'second-factor-wrong';
}
