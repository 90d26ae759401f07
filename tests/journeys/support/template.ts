import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the global set-up leaves the filled state that every shop of the journeys copies. */
export const templateState = join(tmpdir(), `dogear-journeys-template-${process.env['PLAYWRIGHT_TEMPLATE'] ?? ''}`);
