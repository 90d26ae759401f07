import { formatMoney, formatNumber, formatPercent, formatRange, nameOf, pluralForm } from '../format';
import { formatList } from '../formats/format-lists';
import type { Language } from '../language';
import { hasBookPriceRule } from '../law/book-prices';
import { lastingPostageRule } from '../law/postage';
import { accessibilityAuthority } from '../market/accessibility-authorities';
import { consumerLaw } from '../market/consumer-law';
import { guaranteeSite } from '../market/guarantee-notice';
import { moneyIn, rulesOf, type Market } from '../market/market';
import { signInRatePolicy, passwordPolicy, sessionPolicy } from '../policy/accounts';
import { chatPolicy } from '../policy/chat';
import { copiesPolicy } from '../policy/copies';
import { creditPolicy, payoutPolicy } from '../policy/credit';
import { gradingPolicy } from '../policy/grading';
import { holdPolicy } from '../policy/hold';
import { limits } from '../policy/limits';
import { parcelPolicy } from '../policy/parcels';
import { paymentPolicy } from '../policy/payments';
import { offerPolicy, pricePolicy, wishPolicy } from '../policy/pricing';
import { withdrawalPolicy } from '../policy/withdrawal';
import { runLimit } from '../scanning/run';
import { textFacts, type TextFact, type TextReader } from './choices';

/** The shop's own data for texts in one market, from its settings; `country` is an ISO 3166 code. */
export interface ShopFacts {
  readonly tradingName: string;
  readonly legalName: string;
  readonly street: string;
  readonly city: string;
  readonly postcode: string;
  readonly country: string;
  readonly registration: string;
  readonly vatNumber: string;
  readonly legalForm: string;
  /** Representative of the company. */
  readonly representative: string;
  /** Name of the company register. */
  readonly register: string;
  readonly capital: string;
  /** Business object of the company, as in its register (AT). */
  readonly businessObject: string;
  /** Person responsible for the content: directeur de la publication (FR), Verantwortliche (DE). */
  readonly contentResponsible: string;
  /** Name and address of the hosting provider. */
  readonly host: string;
  readonly hostPhone: string;
  /** Name and address of the body for dispute resolution that the shop takes part in, and its site. */
  readonly disputeBody: string;
  readonly disputeSite: string;
  /** Site of the official complaints book, `livroreclamacoes.pt`. */
  readonly complaintsBook: string;
  /** Number of the licence of a dealer in used goods, and the public safety commission that gave it (JP). */
  readonly dealerLicence: string;
  readonly dealerAuthority: string;
  /** Address and telephone of the office in Japan (JP). */
  readonly japanOffice: string;
  /** Number of the trade licence and the authority that gave it (AE). */
  readonly tradeLicence: string;
  readonly email: string;
  readonly phone: string;
  /** Operator of the assistant's language model; empty: there is none. */
  readonly modelOperator: string;
}

/** Services in a market that depend on the shop's settings. */
export interface ShopOffers {
  /** Payment by card. */
  readonly cards: boolean;
  /** A prepaid label for parcels to the shop. */
  readonly replyLabel: boolean;
  /** Dispute resolution before a body that the settings name. */
  readonly disputeBody: boolean;
  /** Names of further payment methods, in the order of the setting. */
  readonly localPayments: readonly string[];
}

/** Whole numbers in texts, by figure name; each comes from the constant that the code uses. */
const counts = {
  holdDays: holdPolicy.accountDays,
  guestHoldHours: holdPolicy.guestHours,
  copiesPerEdition: copiesPolicy.perEdition,
  copiesWindowDays: copiesPolicy.windowDays,
  enoughStock: copiesPolicy.enough,
  basketLines: limits.basketLines,
  cartLines: limits.cartLines,
  scanLines: runLimit,
  parcelKg: parcelPolicy.maxGrams / 1000,
  arriveDays: parcelPolicy.arriveDays,
  arriveDaysPosted: parcelPolicy.arriveDaysPosted,
  lateDays: parcelPolicy.lateDays,
  restDays: parcelPolicy.restDays,
  gradingDays: gradingPolicy.workingDays,
  payoutDays: gradingPolicy.payoutWorkingDays,
  decisionDays: gradingPolicy.decisionDays,
  badParcels: gradingPolicy.badParcels,
  badParcelsMonths: gradingPolicy.badParcelsMonths,
  withdrawalDays: withdrawalPolicy.days,
  refundDays: withdrawalPolicy.refundDays,
  deliveredAfterDays: withdrawalPolicy.deliveredAfterDays,
  payoutHoldHours: payoutPolicy.holdHoursAfterChange,
  reserveMinutes: paymentPolicy.reserveMinutes,
  transferDays: paymentPolicy.transferDays,
  guestTransferDays: paymentPolicy.guestTransferDays,
  guestNetworkCopies: paymentPolicy.guestNetworkCopies,
  transferCopies: paymentPolicy.transferCopies,
  swapDays: paymentPolicy.swapDifferenceDays,
  boughtHereDays: offerPolicy.boughtHereDays,
  wishShownFrom: wishPolicy.shownFrom,
  wishAccountDays: wishPolicy.accountAgeDays,
  resetMinutes: sessionPolicy.resetMinutes,
  confirmHours: sessionPolicy.confirmHours,
  sessionDays: sessionPolicy.days,
  sessionLongestDays: sessionPolicy.longestDays,
  deskHours: sessionPolicy.deskHours,
  signInAttempts: signInRatePolicy.perAccount,
  signInMinutes: signInRatePolicy.windowMinutes,
  passwordShortest: passwordPolicy.shortest,
  passwordLongest: passwordPolicy.longest,
  chatLetters: chatPolicy.letters,
  chatMessages: chatPolicy.messages,
  chatMinutes: chatPolicy.windowMinutes,
  chatDays: chatPolicy.days,
  declarationDays: withdrawalPolicy.declarationKeptDays,
  priceDays: pricePolicy.historyDays,
} as const;

/** Percentages in texts, by figure name. */
const shares = {
  creditBonus: creditPolicy.bonus,
  exLibraryShare: offerPolicy.exLibrary,
  offerCeiling: offerPolicy.ceiling,
  boughtHereShare: offerPolicy.boughtHere,
  wishRaise: offerPolicy.maxWishPercent,
} as const;

/** Texts by the name in braces (`catalogue/figures.json`); an empty text means that the settings have no value. */
export type Figures = ReadonlyMap<string, string>;

/** Days of delivery as text, by language and market. `Intl` takes much longer for a range than for a number. */
const rangesOfDelivery = new Map<string, string>();

function deliveryDays(language: Language, market: Market): string {
  const key = `${language} ${market}`;
  const range = rangesOfDelivery.get(key) ?? formatRange(...rulesOf(market).delivery, language);
  rangesOfDelivery.set(key, range);
  return range;
}

/** Returns all figures of the texts as plain text, formatted for a language and a market. The caller escapes them. */
export function figuresFor(language: Language, market: Market, shop: ShopFacts, offers: ShopOffers): Figures {
  const rules = rulesOf(market);
  const { guaranteeYears, body, site } = consumerLaw[market];
  const rule = lastingPostageRule(market);
  const sum = (minorUnits: number) => formatMoney(moneyIn(market, minorUnits), language);
  return new Map([
    ...Object.entries(counts).map(([name, count]) => [name, formatNumber(count, language)] as const),
    ...Object.entries(shares).map(([name, percent]) => [name, formatPercent(percent / 100, language)] as const),
    ['smallestBasket', sum(rules.smallestBasket)],
    ['freePostageFrom', sum(rules.freePostageFrom)],
    ['postage', sum(rules.postage)],
    ['leastPostage', sum(rule?.minimum ?? 0)],
    ['leastPostageFrom', sum(rule?.cheaperFrom ?? 0)],
    ['leastPostageThen', sum(rule?.above ?? 0)],
    ['deliveryDays', deliveryDays(language, market)],
    ['guaranteeYears', guaranteeYears === null ? '' : formatNumber(guaranteeYears, language)],
    ['consumerBody', body],
    ['consumerSite', site],
    ['guaranteeSite', guaranteeSite(language)],
    ['accessibilityAuthority', accessibilityAuthority(market)],
    ['localPayments', formatList(offers.localPayments, language, 'or')],
    ['country', nameOf('region', market, language)],
    ['currency', nameOf('currency', rules.currency, language)],
    ['shop', shop.tradingName],
    ['legalName', shop.legalName],
    ['street', shop.street],
    ['postcode', shop.postcode],
    ['city', shop.city],
    ['shopCountry', nameOf('region', shop.country, language)],
    ['registration', shop.registration],
    ['vatNumber', shop.vatNumber],
    ['legalForm', shop.legalForm],
    ['representative', shop.representative],
    ['register', shop.register],
    ['capital', shop.capital],
    ['businessObject', shop.businessObject],
    ['contentResponsible', shop.contentResponsible],
    ['host', shop.host],
    ['hostPhone', shop.hostPhone],
    ['disputeBody', shop.disputeBody],
    ['disputeSite', shop.disputeSite],
    ['complaintsBook', shop.complaintsBook],
    ['dealerLicence', shop.dealerLicence],
    ['dealerAuthority', shop.dealerAuthority],
    ['japanOffice', shop.japanOffice],
    ['tradeLicence', shop.tradeLicence],
    ['email', shop.email],
    ['phone', shop.phone],
    ['modelOperator', shop.modelOperator],
  ]);
}

/** Names of the figures whose plural form a text may choose. */
export const countedFigures: readonly string[] = [...Object.keys(counts), 'deliveryDays', 'guaranteeYears'];

const isCount = (name: string): name is keyof typeof counts => name in counts;

/** Returns the number of a figure; a range counts by its end, as in all languages of the shop. */
function countOf(name: string, market: Market): number | null {
  if (name === 'deliveryDays') return rulesOf(market).delivery[1];
  if (name === 'guaranteeYears') return consumerLaw[market].guaranteeYears;
  return isCount(name) ? counts[name] : null;
}

function factsFor(market: Market, offers: ShopOffers): ReadonlySet<TextFact> {
  const rules = rulesOf(market);
  const paysToBank = rules.payouts.includes('bank');
  const facts: Readonly<Record<TextFact, boolean>> = {
    cards: offers.cards,
    replyLabel: offers.replyLabel,
    bankPayout: paysToBank,
    sepaPayout: paysToBank && rules.currency === 'EUR',
    fixedPrices: hasBookPriceRule(market),
    postageLaw: lastingPostageRule(market) !== null,
    disputeBody: offers.disputeBody,
    accessibilityAuthority: accessibilityAuthority(market) !== '',
    localPayments: offers.localPayments.length > 0,
  };
  return new Set(textFacts.filter((fact) => facts[fact]));
}

/** Returns the reader of a text in a language and a market. A figure that cannot be counted has the form `other`. */
export function readerOf(language: Language, market: Market, offers: ShopOffers): TextReader {
  const pluralOf = (name: string) => {
    const count = countOf(name, market);
    return count === null ? 'other' : pluralForm(count, language);
  };
  return { market, facts: factsFor(market, offers), pluralOf };
}

/** Returns plain text (title, question, description) with its figures filled in. */
export function fillFigures(text: string, figures: Figures): string {
  return text.replaceAll(/\{(\w+)\}/g, (braces, name: string) => figures.get(name) ?? braces);
}
