import { useEffect, useState, type ReactNode } from 'react';
import { PageLink } from '../../../lib/page-link';
import { stickerName, lastPrintedSize, type StickerSize } from './sticker-paper';

interface StickerLinkProps {
  readonly trade: string;
  /** Line of the only copy; null: all copies of the trade. */
  readonly line: number | null;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Link to the labels of a trade in a new tab, so that the grading panel stays open. */
export function StickerLink({ trade, line, className, children }: StickerLinkProps) {
  const [size, setSize] = useState<StickerSize>('a6');
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- kept on the device, known only after hydration
    setSize(lastPrintedSize());
  }, []);
  return (
    <PageLink
      to="/desk/trades/$id/print/$paper"
      params={{ id: trade, paper: stickerName({ size, line }) }}
      preload={false}
      target="_blank"
      data-sticker={line ?? ''}
      className={className}
    >
      {children}
    </PageLink>
  );
}
