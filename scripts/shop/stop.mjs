/** Prints a sentence about a fault, and ends the command with the exit code 1. */
export function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
