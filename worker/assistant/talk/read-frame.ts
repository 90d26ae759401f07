import { clientFrameSchema, type ClientFrame } from '../../../domain/chat/schemas';
import { chatPolicy } from '../../../domain/policy';
import { Problem } from '../../../domain/problems';

/** Largest frame of a page, in bytes: a message of any writing fits well. */
const mostBytes = 16 * 1024;

/**
 * A page's frame. Throws `body-too-large`, `unsupported-media-type` (binary), `invalid-json`, `unknown-field`,
 * `message-too-long`, `invalid-input`.
 */
export function readFrame(data: string | ArrayBuffer): ClientFrame {
  if (typeof data !== 'string') throw new Problem('unsupported-media-type');
  if (data.length > mostBytes || new TextEncoder().encode(data).length > mostBytes)
    throw new Problem('body-too-large', { most: mostBytes });
  const frame = clientFrameSchema.safeParse(jsonOf(data));
  if (frame.success) return frame.data;
  const { issues } = frame.error;
  if (issues.some(({ code }) => code === 'unrecognized_keys')) throw new Problem('unknown-field');
  if (issues.every(({ code, path }) => code === 'too_big' && path.join('.') === 'text'))
    throw new Problem('message-too-long', { most: chatPolicy.letters });
  throw new Problem('invalid-input', { paths: issues.map(({ path }) => path.join('.')).slice(0, 20) });
}

/** The id that a frame gives itself, for the answer to one that is refused; null where it has none. */
export function frameId(data: string | ArrayBuffer): string | null {
  const shape =
    typeof data === 'string' && data.length <= mostBytes ? /"id"\s*:\s*"([0-9a-f-]{36})"/i.exec(data) : null;
  return shape?.[1] ?? null;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem('invalid-json');
  }
}
