import { shopSchema, type Shop } from '../platform/settings/settings';

/** A shop's own data, for what is written without a running shop. */
export const settingsShop: Shop = shopSchema.parse({
  tradingName: 'Dogear',
  legalName: 'Dogear Books Ltd',
  street: '1 Example Street',
  city: 'Cork',
  postcode: 'T12 0000',
  country: 'IE',
  registration: '000000',
  vatNumber: 'IE0000000XX',
  email: 'shop@dogear.example',
  phone: '+353 21 000 0000',
  bankHolder: 'Dogear Books Ltd',
  iban: 'IE29AIBK93115212345678',
  bic: 'AIBKIE2D',
});
