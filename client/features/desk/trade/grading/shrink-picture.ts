/** Edge lengths in pixels and qualities, tried in order until the picture is small enough. */
const tries = [
  [1800, 0.85],
  [1600, 0.75],
  [1280, 0.7],
  [1024, 0.6],
  [800, 0.5],
] as const;

/**
 * Returns a photo as an upright JPEG of at most `mostBytes`. The new file lacks the camera's facts (place, time,
 * device). Throws if the browser can't read the picture, or no try is small enough.
 */
export async function shrinkPicture(photo: Blob, mostBytes: number): Promise<Blob> {
  const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' });
  try {
    for (const [longest, quality] of tries) {
      const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
      const canvas = document.createElement('canvas');
      canvas.width = Math.max(1, Math.round(bitmap.width * scale));
      canvas.height = Math.max(1, Math.round(bitmap.height * scale));
      canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
      const small = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
      if (small !== null && small.size <= mostBytes) return small;
    }
  } finally {
    bitmap.close();
  }
  throw new RangeError('no try is small enough');
}
