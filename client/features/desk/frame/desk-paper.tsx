import type { ReactNode } from 'react';
import { useScans } from './scan-context';

/** Printed page of a trade at the desk. Scans are looked up in the whole shop. */
export function DeskPaper({ children }: { readonly children: ReactNode }) {
  useScans();
  return children;
}
