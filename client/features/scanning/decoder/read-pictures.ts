import { openDecoder, type Decoder } from './decoder';
import type { PictureAnswer, PictureOptions } from './picture-answer';

async function answerTo(file: File, decoder: Decoder): Promise<PictureAnswer> {
  try {
    const found = await decoder.picture(file);
    if (typeof found === 'string') return { file, reads: [], seen: null, refusal: found };
    const reads = found.codes.map(({ text, sure }) => ({ text, sure, source: 'photo' as const }));
    return { file, reads, seen: found, refusal: null };
  } catch {
    return { file, reads: [], seen: null, refusal: 'reader-unavailable' };
  }
}

/**
 * Reads the codes of pictures one by one, off the main thread. Every file gets its codes or a refusal. An aborted
 * `signal` ends it after the present file, with the results so far.
 */
export async function readPictures(
  files: readonly File[],
  { onRead, onProgress, signal }: PictureOptions,
  open: () => Decoder = openDecoder,
): Promise<readonly PictureAnswer[]> {
  const decoder = open();
  const answers: PictureAnswer[] = [];
  try {
    for (const file of files) {
      if (signal?.aborted) break;
      const answer = await answerTo(file, decoder);
      answers.push(answer);
      onRead?.(answer);
      onProgress?.(answers.length, files.length);
    }
  } finally {
    decoder.close();
  }
  return answers;
}
