import { Problem } from '../../../domain/problems';

/**
 * What an upload calls itself must be a picture the shop keeps; what it is, its bytes tell. Throws
 * `unsupported-media-type`.
 */
export function requirePicture(contentType: string | undefined): void {
  if (!/^image\/(?:jpeg|png|webp)$/i.test((contentType ?? '').trim())) throw new Problem('unsupported-media-type');
}
