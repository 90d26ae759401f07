import { clientFrameSchema, type ClientFrame } from '../../../domain/chat/schemas';
import { chatPolicy } from '../../../domain/policy/chat';
import { Problem } from '../../../domain/problems';

/** Largest frame of a page, in bytes: enough for the longest message in any script. */
const maxBytes = 16 * 1024;

/**
 * Parses a frame of a page.
 * @throws `body-too-large`, `unsupported-media-type` (binary), `invalid-json`, `unknown-field`, `message-too-long`,
 *   `invalid-input`
 */
export function readFrame(data: string | ArrayBuffer): ClientFrame {
  if (typeof data !== 'string') throw new Problem('unsupported-media-type');
  if (data.length > maxBytes || new TextEncoder().encode(data).length > maxBytes)
    throw new Problem('body-too-large', { most: maxBytes });
  const frame = clientFrameSchema.safeParse(jsonOf(data));
  if (frame.success) return frame.data;
  const { issues } = frame.error;
  if (issues.some(({ code }) => code === 'unrecognized_keys')) throw new Problem('unknown-field');
  if (issues.every(({ code, path }) => code === 'too_big' && path.join('.') === 'text'))
    throw new Problem('message-too-long', { most: chatPolicy.letters });
  throw new Problem('invalid-input', { paths: issues.map(({ path }) => path.join('.')).slice(0, 20) });
}

/** Returns the id of a frame, to name it when it is refused, or null where it has none. */
export function frameId(data: string | ArrayBuffer): string | null {
  const shape = typeof data === 'string' && data.length <= maxBytes ? /"id"\s*:\s*"([0-9a-f-]{36})"/i.exec(data) : null;
  return shape?.[1] ?? null;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem('invalid-json');
  }
}
