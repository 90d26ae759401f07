import type { LexiconMatch } from '../match-lexicon';
import type { Sense } from '../words/senses';

/**
 * Follow-up questions by the topic of the last answer: pairs of a sense ("and how long?") and the id of the FAQ
 * question that answers it. The first sense that the text has counts.
 */
const followUps: Readonly<Record<string, readonly (readonly [Sense, string])[]>> = {
  shipping: [
    ['when', 'delivery-time'],
    ['how-much', 'postage-to-you'],
    ['where', 'order-not-arrived'],
  ],
  returns: [
    ['who', 'return-postage'],
    ['how-much', 'return-postage'],
    ['when', 'refund'],
    ['how', 'withdraw'],
  ],
  payout: [
    ['when', 'when-paid'],
    ['how', 'how-paid'],
  ],
  parcels: [
    ['who', 'postage-to-us'],
    ['how-much', 'postage-to-us'],
    ['when', 'deadline-for-parcel'],
    ['how', 'how-to-pack'],
  ],
  offers: [
    ['when', 'how-long-offers-hold'],
    ['why', 'offer-declined'],
    ['how', 'how-offers-are-made'],
  ],
  grading: [
    ['when', 'how-long-grading'],
    ['how', 'choose-a-grade'],
  ],
  selling: [
    ['how-much', 'how-offers-are-made'],
    ['when', 'when-paid'],
    ['how-many', 'how-many-copies'],
    ['how', 'how-to-sell'],
  ],
  buying: [
    ['when', 'delivery-time'],
    ['how-much', 'postage-to-you'],
    ['how', 'how-to-buy'],
  ],
};

/** Returns the id of the question that a text asks about the topic of the last answer, or null. */
export function nextQuestion(topic: string, match: LexiconMatch): string | null {
  return followUps[topic]?.find(([sense]) => match.has(sense))?.[1] ?? null;
}
