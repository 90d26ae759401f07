import { useId, useState } from 'react';
import { isMarket } from '../../../domain/market';
import { parseIsbn } from '../../../domain/isbn';
import { m } from '../../../messages/compiled/messages.js';
import { carriers } from '../../lib/carriers';
import { Field } from '../../ui/field';
import { Fields } from '../../ui/fields';
import { useScans } from './scan-room';

/** Our own codes on parcels and orders are not a carrier's. */
const ownCode = /^[A-Z]{2}-[0-9A-Z]{4,}(?:-\d+)?$/i;

export interface Carriage {
  readonly carrier: string;
  readonly tracking: string;
}

/** Carrier and number being written: the number may be scanned, the carrier is the last one used. */
export function useCarriage(isOpen: boolean) {
  const [carriage, setCarriage] = useState<Carriage>({ carrier: '', tracking: '' });
  useScans((code) => {
    if (!isOpen || parseIsbn(code).ok || ownCode.test(code.trim())) return null;
    setCarriage((before) => ({ ...before, tracking: code.trim() }));
    return { tone: 'right', words: m.desk_tracking_taken() };
  });
  return { carriage, setCarriage };
}

export interface CarrierFieldsProps {
  readonly market: string;
  readonly carriage: Carriage;
  readonly missing: boolean;
  readonly onChange: (carriage: Carriage) => void;
}

/** With whom a parcel goes, and its number. */
export function CarrierFields({ market, carriage, missing, onChange }: CarrierFieldsProps) {
  const list = useId();
  return (
    <>
      <Fields>
        <Field name="carrier" label={m.trades_post_carrier()} list={list} maxLength={60} autoComplete="off" required value={carriage.carrier} error={missing ? m.trades_post_carrier_missing() : undefined} onChange={(event) => onChange({ ...carriage, carrier: event.target.value })} />
        <Field
          name="tracking" label={m.trades_post_tracking()} optional={m.trades_optional()} hint={m.desk_tracking_hint()} maxLength={60} autoComplete="off" autoCapitalize="characters" spellCheck={false} dir="ltr"
          value={carriage.tracking} onChange={(event) => onChange({ ...carriage, tracking: event.target.value })}
        />
      </Fields>
      <datalist id={list}>{(isMarket(market) ? carriers[market] : []).map((name) => <option key={name} value={name}>{name}</option>)}</datalist>
    </>
  );
}
