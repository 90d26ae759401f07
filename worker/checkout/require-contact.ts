import { comparableEmail, isMailAddress } from '../../domain/accounts/email';
import { checkAddress } from '../../domain/checkout/address';
import { maskedIban } from '../../domain/checkout/iban';
import { canPayOutTo, isPaidToBank, parsePayoutIban } from '../../domain/checkout/payout-country';
import type { Address, CheckoutInput, Quote } from '../../domain/checkout/schemas';
import { rulesOf } from '../../domain/market/market';
import { Problem } from '../../domain/problems';
import type { Ctx } from '../platform/context';

/** The customer of a trade, as shown on labels and in mails. */
export interface Contact {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly address: Address;
  readonly payout: 'bank' | 'store-credit' | null;
  readonly ibanMasked: string | null;
  /** The typed IBAN that the trade is paid out to; null when it is paid to the account's stored one. */
  readonly typedIban: string | null;
}

/** Returns the comparable address of a checkout: the account's, else the typed one; null where it is missing. */
export function emailOf(ctx: Ctx, input: Pick<CheckoutInput, 'email'>): string | null {
  if (ctx.actor.kind === 'account') return ctx.actor.account.email;
  return input.email === undefined || input.email === '' ? null : comparableEmail(input.email);
}

/**
 * Returns name, mail, address and payout details, checked for the market. `stored`: the account's payout details, used
 * when no IBAN is typed.
 * @throws `market-mismatch`, `market-not-served`, `email-missing`, `address-invalid` {missing, malformed: fields}
 */
export function requireContact(
  ctx: Ctx,
  input: CheckoutInput,
  quote: Quote,
  stored: { readonly ibanMasked: string } | null,
): Contact {
  const checked = checkAddress(input, ctx.market);
  if (!checked.ok && checked.problem !== 'address-invalid') throw new Problem(checked.problem, checked.facts);
  const missing = fieldNames(checked.ok ? undefined : checked.facts['missing']);
  const malformed = fieldNames(checked.ok ? undefined : checked.facts['malformed']);
  const email = emailOf(ctx, input);
  if (email === null) throw new Problem('email-missing');
  if (!isMailAddress(email)) malformed.push('email');

  const payout = quote.basket.books === 0 ? null : (input.payout ?? rulesOf(ctx.market).payouts[0] ?? null);
  const isToBank = isPaidToBank(quote, payout);
  const typed = isToBank && input.iban !== undefined && input.iban !== '' ? input.iban : null;
  const typedIban = typed === null ? null : parsePayoutIban(ctx.market, typed);
  const ibanMasked = isToBank ? maskedPayoutIban(typed, typedIban, stored) : null;
  if (isToBank && typed === null && ibanMasked === null) missing.push('iban');
  // An account that cannot receive the market's currency is refused like a wrong IBAN.
  else if (isToBank && (ibanMasked === null || !canPayOutTo(ctx.market, ibanMasked))) malformed.push('iban');

  if (!checked.ok || missing.length + malformed.length > 0)
    throw new Problem('address-invalid', { missing, malformed });
  return {
    name: checked.name,
    email,
    phone: input.phone === undefined || input.phone === '' ? null : input.phone,
    address: checked.address,
    payout,
    ibanMasked,
    typedIban,
  };
}

/** Returns the masked IBAN of a payout: the stored one where none is typed. Null for a typed one that is wrong. */
function maskedPayoutIban(
  typed: string | null,
  typedIban: string | null,
  stored: { readonly ibanMasked: string } | null,
): string | null {
  if (typed === null) return stored?.ibanMasked ?? null;
  return typedIban === null ? null : maskedIban(typedIban);
}

/** Returns the field names in a fact of a problem. */
function fieldNames(fact: string | number | boolean | readonly string[] | undefined): string[] {
  return typeof fact === 'object' ? [...fact] : [];
}
