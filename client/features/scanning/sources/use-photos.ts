import { useCallback, useEffect, useRef, useState } from 'react';
import type { PhotoReads } from '../../../../domain/scanning/photographed';
import type { PictureCodes } from '../../../../domain/scanning/pictures/read-picture';
import type { Read } from '../../../../domain/scanning/run';
import type { PictureAnswer } from '../decoder/picture-answer';

/** A photo with what was read from it. */
export interface Photo {
  readonly id: number;
  readonly name: string;
  /** Address of the picture in this page. */
  readonly url: string;
  readonly seen: PictureCodes;
  /** Reads that did not count, because their books were in the run already. */
  readonly known: readonly Read[];
}

export interface Photos {
  readonly list: readonly Photo[];
  /** Counts what a photo shows, except for books of the run, and shows the photo. */
  readonly countPhoto: (answer: PictureAnswer & { readonly seen: PictureCodes }) => Promise<void>;
  /** Counts the known books of a photo as further copies. */
  readonly countKnown: (id: number) => void;
  readonly close: (id: number) => void;
}

/** Number of photos shown at once. Each holds its picture in memory. */
const maxPhotos = 6;

/** Returns the photos that were read, the newest first, until they are closed. */
export function usePhotos(
  read: (reads: readonly Read[]) => Promise<void>,
  sort: (reads: readonly Read[]) => Promise<PhotoReads>,
): Photos {
  const [list, setList] = useState<readonly Photo[]>([]);
  const lastId = useRef(0);
  const shown = useRef(list);
  useEffect(() => {
    for (const { url } of shown.current.filter((photo) => !list.includes(photo)))
      if (list.every((photo) => photo.url !== url)) URL.revokeObjectURL(url);
    shown.current = list;
  }, [list]);
  useEffect(
    () => () => {
      for (const { url } of shown.current) URL.revokeObjectURL(url);
    },
    [],
  );
  const countPhoto = useCallback<Photos['countPhoto']>(
    async ({ file, reads, seen }) => {
      const { fresh, known } = await sort(reads);
      await read(fresh);
      lastId.current += 1;
      const photo = { id: lastId.current, name: file.name, url: URL.createObjectURL(file), seen, known };
      setList((photos) => [photo, ...photos].slice(0, maxPhotos));
    },
    [read, sort],
  );
  const close = useCallback((id: number) => setList((photos) => photos.filter((photo) => photo.id !== id)), []);
  const countKnown = (id: number) => {
    void read(list.find((photo) => photo.id === id)?.known ?? []);
    setList((photos) => photos.map((photo) => (photo.id === id ? { ...photo, known: [] } : photo)));
  };
  return { list, countPhoto, countKnown, close };
}
