import { offerFor, type OfferFacts } from '../../../domain/pricing/offer';
import type { Offer } from '../../../domain/pricing/schemas';
import type { UsedGrade } from '../../../domain/grade';

/** Returns today's offer as lists and book pages show it to everyone, without a hold. */
export function offerView(facts: OfferFacts, grade: UsedGrade): Offer {
  const offer = offerFor(facts, grade);
  return offer.kind === 'offer' ? { ...offer, reasons: [...offer.reasons], heldUntil: null } : offer;
}
