import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds of a clock tick of `/proc`, which Linux counts in hundredths of a second. */
const tickMs = 10;
/** Bytes of a page of memory, in which `/proc` counts. */
const pageBytes = 4096;

/** Returns the fields of `/proc/PID/stat` of a process, from its state on; null where the process has ended. */
function stateOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
  } catch {
    return null;
  }
}

/** Returns the processes that this one has started. Empty where there is no `/proc`. */
function childrenOf(parent) {
  try {
    return readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && stateOf(pid)?.[1] === String(parent));
  } catch {
    return [];
  }
}

/**
 * Returns a clock of the CPU time that the runtime of this process's shop has used, in milliseconds, which other work
 * on the machine hardly changes; null where the system has no `/proc`.
 */
export function runtimeClock() {
  const runtimes = childrenOf(process.pid);
  if (runtimes.length === 0) return null;
  return () =>
    runtimes.reduce((sum, pid) => {
      const state = stateOf(pid);
      return state === null ? sum : sum + (Number(state[11]) + Number(state[12])) * tickMs;
    }, 0);
}

/** Returns the CPU time that this process's children have used, in milliseconds. Linux only. */
export const runtimeMs = () => runtimeClock()?.() ?? 0;

/** Returns the memory of this process's children, in bytes. Linux only. */
export const runtimeBytes = () =>
  childrenOf(process.pid).reduce((sum, pid) => sum + Number(stateOf(pid)?.[21] ?? 0) * pageBytes, 0);
