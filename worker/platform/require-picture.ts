import { Problem } from '../../domain/problems';

/**
 * Checks the declared content type of an upload. `pictureType` checks the bytes later.
 * @throws `unsupported-media-type`
 */
export function requirePicture(contentType: string | undefined): void {
  if (!/^image\/(?:jpeg|png|webp)$/i.test((contentType ?? '').trim())) throw new Problem('unsupported-media-type');
}
