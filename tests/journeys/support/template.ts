import { existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Folder of the filled state that every shop of the journeys copies. */
export const templateState = join(tmpdir(), `dogear-journeys-template-${process.env['PLAYWRIGHT_TEMPLATE'] ?? ''}`);
/** File that the global set-up writes last. */
export const templateFile = `${templateState}.json`;
/** Milliseconds between two checks whether that file exists. */
const pollMs = 50;

/** Content of that file: the configuration of the Worker, or the reason why there is no template. */
export type Template = { readonly configuration: object } | { readonly failure: string };

/**
 * Waits until the template is filled. Returns the configuration of its Worker.
 * @throws an Error when filling failed.
 */
export async function readTemplate(): Promise<object> {
  while (!existsSync(templateFile)) await setTimeout(pollMs);
  const template: Template = JSON.parse(readFileSync(templateFile, 'utf8'));
  if ('failure' in template) throw new Error(`the template is not filled: ${template.failure}`);
  return template.configuration;
}
