/** Format, size and quality of a shrunk picture. */
export interface PictureTarget {
  readonly maxBytes: number;
  /** Types in the order of preference. A browser that can't write the first one uses the next. */
  readonly types: readonly ('image/webp' | 'image/jpeg')[];
  /** Largest widths and heights in pixels with qualities, tried in order until the picture is small enough. */
  readonly tries: readonly { readonly width: number; readonly height: number; readonly quality: number }[];
}

/** Paper behind the clear parts of a picture, which JPEG would make black. */
const paper = '#fff';

/**
 * Returns a picture upright and as small as `target` says. The new file lacks the camera's facts (place, time, device).
 * Throws if the browser can't read the picture, or no try is small enough.
 */
export async function shrinkPicture(photo: Blob, { maxBytes, types, tries }: PictureTarget): Promise<Blob> {
  const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' });
  try {
    for (const { width, height, quality } of tries) {
      const scale = Math.min(1, width / bitmap.width, height / bitmap.height);
      const canvas = document.createElement('canvas');
      canvas.width = Math.max(1, Math.floor(bitmap.width * scale));
      canvas.height = Math.max(1, Math.floor(bitmap.height * scale));
      const context = canvas.getContext('2d');
      if (context === null) break;
      context.fillStyle = paper;
      context.fillRect(0, 0, canvas.width, canvas.height);
      context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
      for (const type of types) {
        const small = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
        // A browser that can't write a type writes PNG.
        if (small !== null && small.type === type && small.size <= maxBytes) return small;
      }
    }
  } finally {
    bitmap.close();
  }
  throw new RangeError('no try is small enough');
}
