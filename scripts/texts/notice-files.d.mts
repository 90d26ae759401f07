export function missingNoticeFiles(config: string, isThere: (file: string) => boolean): string[];
