import type { ReactNode } from 'react';
import { defaultMarket, isMarket } from '../../../domain/market/market';
import { carriageLimits } from '../../../domain/trades/parcels/carriage';
import { carrierName, carriersFor, isCarrierCode } from '../../../domain/trades/parcels/carriers';
import { m } from '../../../messages/compiled/messages.js';
import { Field } from '../../ui/fields/field';
import { Fields } from '../../ui/fields/fields';
import { Select } from '../../ui/fields/select';
import type { carriageWords, CarriageState } from './use-carriage';

export interface CarriageFieldsProps {
  /** Market of the trade. Its own carriers are offered first. */
  readonly market: string;
  readonly carriage: CarriageState;
  /** The number is a proof, so it must be entered. */
  readonly isNumberNeeded?: boolean;
  /** Sentences of the wrong fields. */
  readonly errors: Readonly<Partial<Record<keyof typeof carriageWords, string>>>;
  /** Hint below the number. */
  readonly hint?: ReactNode;
}

/** Fields for the carrier of a parcel and its number. */
export function CarriageFields({
  market,
  carriage: { texts, change },
  isNumberNeeded = false,
  errors,
  hint,
}: CarriageFieldsProps) {
  const carriers = carriersFor(isMarket(market) ? market : defaultMarket).map((value) => ({
    value,
    label: carrierName(value),
  }));
  return (
    <Fields>
      <Select
        name="carrier"
        label={m.trades_post_carrier()}
        required
        value={texts.carrier}
        error={errors.carrier}
        options={[
          { value: '', label: m.trades_post_carrier_choose() },
          ...carriers,
          { value: 'other', label: m.trades_post_carrier_other() },
        ]}
        onChange={({ target: { value } }) => change({ carrier: isCarrierCode(value) ? value : '' })}
      />
      {texts.carrier === 'other' ? (
        <Field
          name="carrier-name"
          label={m.trades_post_carrier_name()}
          maxLength={carriageLimits.carrierName}
          autoComplete="off"
          required
          value={texts.name}
          error={errors['carrier-name']}
          onChange={({ target: { value } }) => change({ name: value })}
        />
      ) : null}
      <Field
        name="tracking"
        label={m.trades_post_tracking()}
        optional={isNumberNeeded ? undefined : m.trades_optional()}
        hint={hint}
        required={isNumberNeeded}
        error={errors.tracking}
        maxLength={carriageLimits.tracking}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
        value={texts.tracking}
        onChange={({ target: { value } }) => change({ tracking: value })}
      />
    </Fields>
  );
}
