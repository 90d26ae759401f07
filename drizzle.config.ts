import { defineConfig } from 'drizzle-kit';

/** The hand-written SQL is the truth (FTS5 and triggers); a test compares these tables with it. */
export default defineConfig({ dialect: 'sqlite', schema: './worker/platform/db/schema/*.ts', out: './migrations' });
