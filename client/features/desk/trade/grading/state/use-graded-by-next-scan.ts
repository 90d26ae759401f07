import { useEffect, useState } from 'react';

const storageKeyOf = (trade: string) => `dogear-desk-scan-on ${trade}`;

/**
 * Returns whether the scan of the next book grades the current copy as said, and a function that sets this. The tab
 * keeps the choice for this trade. It is off at first.
 */
export function useGradedByNextScan(trade: string): readonly [boolean, (on: boolean) => void] {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- kept in the tab, known only after hydration
    setOn(sessionStorage.getItem(storageKeyOf(trade)) !== null);
  }, [trade]);
  return [
    isOn,
    (on) => {
      setOn(on);
      if (on) sessionStorage.setItem(storageKeyOf(trade), '1');
      else sessionStorage.removeItem(storageKeyOf(trade));
    },
  ];
}
