import { isObject, type LooseObject } from './loose-json';

/** A line of a dump: type, key, revision, time of the last change, record. */
export interface DumpLine {
  /** Last word of the type: `edition`, `work`, `author`, `redirect`, `delete` and others. */
  readonly type: string;
  readonly key: string;
  readonly json: string;
}

/** Returns the parts of a line; null where it does not have the five columns of a dump. */
export function dumpLine(line: string): DumpLine | null {
  const found = /^\/type\/(\w+)\t([^\t]+)\t[^\t]*\t[^\t]*\t/.exec(line);
  if (found === null) return null;
  return { type: found[1] ?? '', key: found[2] ?? '', json: line.slice(found[0].length) };
}

/** Returns the record of a line; null where it is no object in JSON. */
export function dumpRecord(json: string): LooseObject | null {
  try {
    const record: unknown = JSON.parse(json);
    return isObject(record) ? record : null;
  } catch {
    return null;
  }
}

/** Returns the number of a key: 45804 of `/works/OL45804W`. Null for another key. */
export function openLibraryNumber(key: string, kind: 'M' | 'W' | 'A'): number | null {
  const found = /OL(\d{1,12})([MWA])$/.exec(key);
  return found?.[2] === kind ? Number(found[1]) : null;
}

/** Returns the key to which a redirect leads; empty without one. */
export function redirectTarget(record: LooseObject): string {
  return typeof record.location === 'string' ? record.location : '';
}
