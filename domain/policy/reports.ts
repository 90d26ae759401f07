// Reports that browsers send.
// Durations have their unit in the name, percentages are whole numbers, amounts are EUR cents.

/**
 * Reports that browsers send. Lengths are UTF-16 units: the most that the shop's own script sends, and the most that
 * the log stores of a host. One body may contain many violations; more than `violations` add no information.
 */
export const reportPolicy = {
  message: 300,
  position: 200,
  route: 100,
  version: 40,
  host: 100,
  errorBytes: 4 * 1024,
  violationBytes: 16 * 1024,
  violations: 10,
} as const;
