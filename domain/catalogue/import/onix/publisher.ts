import { isMailAddress } from '../../../accounts/email';
import { isWebAddress } from '../../web-address';
import { queryText } from '../../words';
import { readPublisherContact } from '../publisher-contact';
import { childrenOf, textOf, textsOf, type OnixElement } from './element';

/** Publisher of a record. Texts are empty where the record has none. */
export interface OnixPublisher {
  /** Imprint and publisher as one name. */
  readonly name: string;
  readonly postal: string;
  /** Mail address or web address. */
  readonly electronic: string;
  /** Responsible person in the EU of a publisher outside it: name and addresses. */
  readonly responsible: string;
}

/** Roles of a publisher: publisher, co-publisher. @see ONIX code list 45 */
const publisherRoles = ['', '01', '02'];
/** Role of a contact for questions on product safety. @see ONIX code list 198 */
const safetyContact = '10';
/** Roles of a website that belongs to the publisher. @see ONIX code list 73 */
const ownWebsites: ReadonlySet<string> = new Set(['01', '02']);

/** Returns `Pan (Pan Macmillan UK)`; only one of the names where it has the other one in it. */
function joinedName(imprint: string, publisher: string): string {
  if (imprint === '' || publisher === '') return imprint || publisher;
  const imprintKey = queryText(imprint).replaceAll(' ', '');
  const publisherKey = queryText(publisher).replaceAll(' ', '');
  if (imprintKey.includes(publisherKey)) return imprint;
  return publisherKey.includes(imprintKey) ? publisher : `${imprint} (${publisher})`;
}

interface Contact {
  readonly name: string;
  readonly postal: string;
  readonly electronic: string;
}

/** Returns the contacts for product safety that have a postal and an electronic address. `site`: where a mail lacks. */
function contactsOf(detail: OnixElement, site: string): Contact[] {
  return childrenOf(detail, 'ProductContact')
    .filter((contact) => textOf(contact, 'ProductContactRole') === safetyContact)
    .map((contact) => {
      const town = [textOf(contact, 'PostalCode'), textOf(contact, 'LocationName')].filter(Boolean).join(' ');
      const parts = [
        textOf(contact, 'StreetAddress'),
        town,
        textOf(contact, 'RegionCode'),
        textOf(contact, 'CountryCode'),
      ];
      return {
        name: textOf(contact, 'ProductContactName'),
        postal: textOf(contact, 'StreetAddress') === '' ? '' : parts.filter(Boolean).join(', '),
        electronic: textsOf(contact, 'EmailAddress').find(isMailAddress) ?? site,
      };
    })
    .filter(({ postal, electronic }) => postal !== '' && electronic !== '');
}

/**
 * Returns a record's publisher with its addresses. A contact with another name than the publisher is the address where
 * there is no other one, and the responsible person where there is.
 */
export function readPublisher(product: OnixElement): OnixPublisher {
  const details = childrenOf(product, 'PublishingDetail');
  const publishers = details
    .flatMap((detail) => childrenOf(detail, 'Publisher'))
    .filter((publisher) => publisherRoles.includes(textOf(publisher, 'PublishingRole')));
  const publisher = textOf(publishers[0], 'PublisherName');
  const imprint = details
    .flatMap((detail) => childrenOf(detail, 'Imprint'))
    .map((element) => textOf(element, 'ImprintName'))[0];
  const site = childrenOf(publishers[0], 'Website')
    .filter((website) => ownWebsites.has(textOf(website, 'WebsiteRole')))
    .map((website) => textOf(website, 'WebsiteLink'))
    .find(isWebAddress);
  const supplies = childrenOf(product, 'ProductSupply').flatMap((supply) =>
    childrenOf(supply, 'MarketPublishingDetail'),
  );
  const contacts = [...details, ...supplies].flatMap((detail) => contactsOf(detail, site ?? ''));
  const isOwn = ({ name }: Contact) =>
    name === '' || [publisher, imprint ?? ''].some((own) => queryText(own) === queryText(name));
  const own = contacts.find(isOwn);
  const other = contacts.find((contact) => !isOwn(contact));
  const named = (contact: Contact) => `${contact.name}, ${contact.postal}`;
  const addresses = {
    postal: own?.postal ?? (other === undefined ? '' : named(other)),
    electronic: (own ?? other)?.electronic ?? '',
    responsible: own === undefined || other === undefined ? '' : `${named(other)}, ${other.electronic}`,
  };
  // A contact that the shop can't show is no reason to refuse the book.
  const isGood = readPublisherContact(addresses.postal, addresses.electronic, addresses.responsible) !== 'bad';
  const name = joinedName(imprint ?? '', publisher);
  return isGood ? { name, ...addresses } : { name, postal: '', electronic: '', responsible: '' };
}
