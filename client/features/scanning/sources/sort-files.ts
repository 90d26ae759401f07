/** Files of a drop, a paste or a chooser, by how they are read. */
export interface SortedFiles {
  readonly pictures: readonly File[];
  readonly lists: readonly File[];
}

const pictureName = /\.(?:jpe?g|jfif|png|webp|gif|bmp|avif|hei[cf]|tiff?)$/i;

/** Sorts files into pictures and texts, by type or by name, because some systems give a HEIC no type. */
export function sortFiles(files: Iterable<File>): SortedFiles {
  const pictures: File[] = [];
  const lists: File[] = [];
  for (const file of files)
    (file.type.startsWith('image/') || pictureName.test(file.name) ? pictures : lists).push(file);
  return { pictures, lists };
}
