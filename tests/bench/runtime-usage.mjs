import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds in one tick of the CPU times in /proc (100 a second on Linux). */
const tick = 10;
const pageBytes = 4096;

/** Returns the /proc fields of the workerd processes that this process started, from the state on. Linux only. */
function workerdStats() {
  return readdirSync('/proc').flatMap((pid) => {
    if (!/^\d+$/.test(pid)) return [];
    try {
      const [name, rest] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) /);
      const fields = rest?.split(' ') ?? [];
      return name?.endsWith('(workerd') && Number(fields[1]) === process.pid ? [fields] : [];
    } catch {
      return [];
    }
  });
}

/** Returns the CPU time (user and system) of this process's workerd, in ms. */
export const workerdTime = () =>
  workerdStats().reduce((sum, fields) => sum + (Number(fields[11]) + Number(fields[12])) * tick, 0);

/** Returns the memory of this process's workerd, in bytes. */
export const workerdBytes = () => workerdStats().reduce((sum, fields) => sum + Number(fields[21]) * pageBytes, 0);
