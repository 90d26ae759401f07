import type { ChatCard } from '../../../domain/chat/schemas';
import { AnswersCard } from './answers-card';
import { BooksCard } from './books-card';
import { HandOverCard } from './hand-over-card';
import { OffersCard } from './offers-card';
import { ProposalCard } from './proposal-card';
import { TradesCard } from './trades-card';

export interface CardProps {
  readonly card: ChatCard;
  /** The conversation, for the way back to it. */
  readonly talk: string | null;
  readonly signedIn: boolean;
  readonly onDone: () => void;
  readonly onHandOver: (agreed: boolean, email?: string) => void;
  /** The last press was not accepted. */
  readonly refused: boolean;
}

/** What a tool found, drawn by the shop's own components. */
export function Card({ card, talk, signedIn, onDone, onHandOver, refused }: CardProps) {
  switch (card.kind) {
    case 'books':
      return <BooksCard card={card} />;
    case 'offers':
      return <OffersCard card={card} />;
    case 'trades':
      return <TradesCard card={card} talk={talk} />;
    case 'answers':
      return <AnswersCard card={card} />;
    case 'proposal':
      return <ProposalCard card={card} onDone={onDone} />;
    default:
      return <HandOverCard card={card} signedIn={signedIn} onAnswer={onHandOver} refused={refused} />;
  }
}
