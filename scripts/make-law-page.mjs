// Writes docs/law.md from the table of duties in domain/law.
import { writeFileSync } from 'node:fs';
import { importDomain } from './shop/import-domain.mjs';
import { requireNode } from './require-node.mjs';

requireNode();
const { lawPage } = await importDomain('law/law-page.ts');
writeFileSync(new URL('../docs/law.md', import.meta.url), lawPage());
