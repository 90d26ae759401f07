/** Returns the tone of an amount in minor units: `give` if the person gets it, `take` if the person pays it. */
export function toneOfAmount(minor: number): 'give' | 'take' | 'ink' {
  if (minor === 0) return 'ink';
  return minor > 0 ? 'give' : 'take';
}
