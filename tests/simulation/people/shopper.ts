import type { Random } from '../world/random';
import type { Customer, Simulation } from './simulation';
import type { Tab } from './tab';

/** A customer at work in a tab of a simulation. `random` decides what the customer does. */
export interface Shopper<Kind extends Simulation = Simulation> {
  readonly tab: Tab;
  readonly simulation: Kind;
  readonly random: Random;
  readonly customer: Customer;
}
