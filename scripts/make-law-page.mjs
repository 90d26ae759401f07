// Writes docs/law.md from the table of duties in domain/law, and docs/processing.md from domain/law/processing.
import { writeFileSync } from 'node:fs';
import { importDomain } from './shop/import-domain.mjs';
import { requireNode } from './require-node.mjs';

requireNode();
const { lawPage } = await importDomain('law/law-page.ts');
const { processingPage } = await importDomain('law/processing/processing-page.ts');
writeFileSync(new URL('../docs/law.md', import.meta.url), lawPage());
writeFileSync(new URL('../docs/processing.md', import.meta.url), processingPage());
