/**
 * Defects that the simulation must find. `find` stands in `file` once; it is replaced when the bundle is made, never
 * in the shop's code.
 */
export const plantedDefects = [];
