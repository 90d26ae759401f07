/** A person or company outside the shop that gets personal data. */
export interface Recipient {
  readonly name: string;
  /** Files or folders of `worker/platform/adapters` that send the data; empty: people carry it on paper or in files. */
  readonly adapters: readonly string[];
  /** The data that they get, and the occasion. */
  readonly gets: string;
  /** Setting without which they get nothing; null: always. */
  readonly setting: string | null;
  /** Countries outside the European Economic Area that get the data, and the legal basis that the operator needs. */
  readonly abroad: string;
}

/** All recipients. A test compares them with the adapters of the Worker. */
export const recipients = {
  hosting: {
    name: 'Cloudflare: Worker, database, key-value storage, Durable Objects, logs',
    adapters: ['conversations.ts'],
    gets: 'All data, as processor. Requests are answered wherever the visitor is.',
    setting: null,
    abroad:
      'United States and other places of the network. The database is created in the European Union (decision 085). ' +
      'Add the agreement of article 28 and the standard contractual clauses or the adequacy decision.',
  },
  mail: {
    name: 'The mail service: Cloudflare, or the server of `SMTP_HOST`',
    adapters: ['mail.ts', 'smtp'],
    gets: 'Mail addresses and the text of each mail.',
    setting: null,
    abroad: 'As the service says. Add its agreement of article 28.',
  },
  payments: {
    name: 'Stripe',
    adapters: ['payments'],
    gets: 'Amount, order number and mail address of whoever pays by card. The person gives it the card details.',
    setting: 'STRIPE_SECRET_KEY',
    abroad: 'United States, as its agreement says. A controller of its own for the payment.',
  },
  identity: {
    name: 'Google, Apple, Microsoft, or a provider of OpenID Connect',
    adapters: ['identity'],
    gets:
      'That the person signs in here (also with `GOOGLE_…`, `APPLE_…`, `MICROSOFT_…`). It gives the shop ' +
      'name, mail address and its own id of the person.',
    setting: 'OIDC_PROVIDERS',
    abroad: 'United States, or where the provider is. A controller of its own.',
  },
  model: {
    name: 'The operator of the language model',
    adapters: ['language-model'],
    gets: 'Messages to the assistant, and what the shop looked up for them.',
    setting: 'CHAT_MODEL',
    abroad: 'Where the model runs. Add its agreement of article 28.',
  },
  bank: {
    name: 'The bank of the shop',
    adapters: [],
    gets: 'Name, IBAN, amount and reference of each payout and refund, as a file that staff upload.',
    setting: null,
    abroad: 'The country of the account that is paid to.',
  },
  carriers: {
    name: 'Post and carriers',
    adapters: [],
    gets: 'Name, address and telephone number on the parcel.',
    setting: null,
    abroad: 'The country of the address: necessary for the contract (article 49(1)(b)).',
  },
  authorities: {
    name: 'Tax authorities, and the police where a law gives it the register of purchases',
    adapters: [],
    gets: 'Reports of the accounts. By law only.',
    setting: null,
    abroad: 'None outside of the country that asks.',
  },
} as const satisfies Readonly<Record<string, Recipient>>;

export type RecipientId = keyof typeof recipients;

/** Adapters that send no data of people. */
export const adaptersWithoutPeople: Readonly<Record<string, string>> = {
  'exchange-rates.ts': 'reads a public list',
  'listener.ts': 'reads answers',
  'seal.ts': 'encrypts inside the Worker',
};
