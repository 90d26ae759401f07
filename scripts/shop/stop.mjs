/** Prints a sentence that says what is wrong, and ends the command with the exit code 1. */
export function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
