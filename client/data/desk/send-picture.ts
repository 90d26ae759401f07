import { ApiProblem } from '../../lib/api';
import type { ProblemCode } from '../../../domain/problems';

/** Reports the sent share of a picture, 0 to 1. */
export type OnProgress = (share: number) => void;

/**
 * Sends a picture to an address of the API. It does not use `fetch`, which reports no progress of an upload. Resolves
 * to the answer's JSON; throws an ApiProblem as `read` does.
 */
export function sendPicture(
  address: string,
  picture: Blob,
  onProgress: OnProgress,
  method: 'POST' | 'PUT' = 'POST',
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, address);
    request.responseType = 'json';
    request.setRequestHeader('Content-Type', picture.type);
    const { market, account } = document.documentElement.dataset;
    if (market !== undefined) request.setRequestHeader('Dogear-Market', market);
    if (account !== undefined) request.setRequestHeader('Dogear-Account', account);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total));
    request.addEventListener('error', () => reject(new ApiProblem('offline', 0)));
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300) resolve(request.response);
      else reject(problemIn(request));
    });
    request.send(picture);
  });
}

function problemIn({ response, status }: XMLHttpRequest): ApiProblem {
  const body: unknown = response;
  const code =
    typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string'
      ? body.code
      : 'internal';
  // oxlint-disable-next-line typescript/consistent-type-assertions -- codes come from the closed list the API shares
  return new ApiProblem(code as ProblemCode, status);
}
