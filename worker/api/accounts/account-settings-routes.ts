import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { z } from 'zod';
import {
  accountPatchSchema,
  accountSchema,
  addressInputSchema,
  addressListSchema,
  payoutInputSchema,
} from '../../../domain/accounts/account-schemas';
import type { ApiEnv } from '../../platform/api-env';
import { ok } from '../../platform/middleware/answers';
import { input } from '../../platform/middleware/input';
import { setLanguageCookie, setMarketCookie } from '../../accounts/sessions/sign-in/give-session';
import { changeAccount } from '../../accounts/settings/change-account';
import { readAccount, readAddresses } from '../../accounts/settings/read-account';
import { removePayoutDetails } from '../../accounts/payout-details/remove-payout-details';
import { addAddress, changeAddress, removeAddress } from '../../accounts/settings/save-address';
import { savePayoutDetails } from '../../accounts/payout-details/save-payout-details';

const pathSchema = z.strictObject({ id: z.string().max(64) });

/** The settings of an account: name, addresses, payout details, mails. */
export const accountSettingsRoutes = new Hono<ApiEnv>()
  .get(
    '/account',
    describeRoute({ summary: 'Get the account of the signed-in person', responses: ok('The account', accountSchema) }),
    async (c) => c.json(await readAccount(c.get('ctx')), 200),
  )
  .patch(
    '/account',
    describeRoute({
      summary: 'Change name, language, market, mails about wishes, or the second factor',
      responses: ok('The account', accountSchema),
    }),
    input('json', accountPatchSchema),
    async (c) => {
      const patch = c.req.valid('json');
      const account = await changeAccount(c.get('ctx'), patch);
      if (patch.market !== undefined) setMarketCookie(c, patch.market);
      if (patch.language !== undefined) setLanguageCookie(c, patch.language);
      return c.json(account, 200);
    },
  )
  .get(
    '/account/addresses',
    describeRoute({
      summary: 'List addresses, the default of each country first',
      responses: ok('All addresses', addressListSchema),
    }),
    async (c) => c.json(await readAddresses(c.get('ctx')), 200),
  )
  .post(
    '/account/addresses',
    describeRoute({ summary: 'Add an address', responses: ok('All addresses', addressListSchema) }),
    input('json', addressInputSchema),
    async (c) => c.json(await addAddress(c.get('ctx'), c.req.valid('json')), 200),
  )
  .put(
    '/account/addresses/:id',
    describeRoute({ summary: 'Replace an address', responses: ok('All addresses', addressListSchema) }),
    input('param', pathSchema),
    input('json', addressInputSchema),
    async (c) => c.json(await changeAddress(c.get('ctx'), c.req.valid('param').id, c.req.valid('json')), 200),
  )
  .delete(
    '/account/addresses/:id',
    describeRoute({ summary: 'Delete an address', responses: ok('All addresses', addressListSchema) }),
    input('param', pathSchema),
    async (c) => c.json(await removeAddress(c.get('ctx'), c.req.valid('param').id), 200),
  )
  .put(
    '/account/payout-details',
    describeRoute({
      summary: 'Set the payout details. Needs fresh proof and holds payouts for 72 hours',
      responses: ok('The account', accountSchema),
    }),
    input('json', payoutInputSchema),
    async (c) => {
      await savePayoutDetails(c.get('ctx'), c.req.valid('json'));
      return c.json(await readAccount(c.get('ctx')), 200);
    },
  )
  .delete(
    '/account/payout-details',
    describeRoute({
      summary: 'Delete the payout details. Needs fresh proof',
      responses: ok('The account', accountSchema),
    }),
    async (c) => {
      await removePayoutDetails(c.get('ctx'));
      return c.json(await readAccount(c.get('ctx')), 200);
    },
  );
