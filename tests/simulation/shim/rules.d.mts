export function askRules(db: D1Database): Promise<Record<string, unknown>>;
