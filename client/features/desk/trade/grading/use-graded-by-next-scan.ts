import { useEffect, useState } from 'react';

const keyOf = (trade: string) => `dogear-desk-scan-on ${trade}`;

/**
 * Returns the switch of a trade's parcel "a scanned copy is as said once the next book is scanned", and a function that
 * sets it. The tab keeps it, so that it stays after another page. A new parcel begins without it.
 */
export function useScanOn(trade: string): readonly [boolean, (on: boolean) => void] {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- kept in the tab, known only after hydration
    setOn(sessionStorage.getItem(keyOf(trade)) !== null);
  }, [trade]);
  return [
    isOn,
    (on) => {
      setOn(on);
      if (on) sessionStorage.setItem(keyOf(trade), '1');
      else sessionStorage.removeItem(keyOf(trade));
    },
  ];
}
