import type { ChatCard } from '../../../../domain/chat/schemas';
import type { Language } from '../../../../domain/language';
import { AnswersCard } from './answers-card';
import { BooksCard } from './books-card';
import { HandOverCard } from './hand-over-card';
import { HelpCard } from './help-card';
import { OffersCard } from './offers-card';
import { ProposalCard } from './proposal-card';
import { TradesCard } from './trades-card';

export interface CardProps {
  readonly card: ChatCard;
  /** Language of the answer. */
  readonly reader: Language;
  /** Id of the conversation, for links that return to it. */
  readonly conversationId: string | null;
  readonly isSignedIn: boolean;
  readonly onDone: () => void;
  readonly onHandOver: (agreed: boolean, email?: string) => void;
  /** Says that the last press was not accepted. */
  readonly isRefused: boolean;
}

/** Result of a tool, drawn by the shop's own components. */
export function Card({ card, reader, conversationId, isSignedIn, onDone, onHandOver, isRefused }: CardProps) {
  switch (card.kind) {
    case 'books':
      return <BooksCard card={card} />;
    case 'offers':
      return <OffersCard card={card} />;
    case 'trades':
      return <TradesCard card={card} conversationId={conversationId} />;
    case 'answers':
      return <AnswersCard card={card} reader={reader} />;
    case 'proposal':
      return <ProposalCard card={card} onDone={onDone} />;
    case 'help':
      return <HelpCard card={card} reader={reader} />;
    default:
      return <HandOverCard card={card} isSignedIn={isSignedIn} onAnswer={onHandOver} isRefused={isRefused} />;
  }
}
