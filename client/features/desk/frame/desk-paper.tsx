import type { ReactNode } from 'react';
import { useScans } from './scan-context';

/** A paper of a trade, shown at the desk: what is scanned meanwhile is looked up as everywhere. */
export function DeskPaper({ children }: { readonly children: ReactNode }) {
  useScans();
  return children;
}
