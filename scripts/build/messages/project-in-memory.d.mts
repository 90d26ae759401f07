import type { compileProject } from '@inlang/paraglide-js';
type Project = Parameters<typeof compileProject>[0]['project'];
type Settings = Awaited<ReturnType<Project['settings']['get']>>;
export function openProjectInMemory(
  settings: Settings,
  texts: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
): Promise<Project>;
