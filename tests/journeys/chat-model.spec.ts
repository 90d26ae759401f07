import { m } from '../../messages/compiled/messages.js';
import { messageLog, sendMessage } from './support/chat';
import { waitForHydration, expect, test } from './support/partner-shop';

// The assistant that is built in is in chat.spec.ts.

const en = { locale: 'en' } as const;

test('in two tabs answers go on, messages written offline are sent later, and deletion reaches both', async ({
  page,
  context,
  shop,
}) => {
  const stop = page.getByRole('button', { name: m.chat_stop({}, en) });
  await page.goto(`${shop.url}/en/chat-bot`);
  await waitForHydration(page);
  await sendMessage(page, 'stall');
  await expect(messageLog(page).getByText('I was about to')).toBeVisible();
  await page.reload();
  await expect(messageLog(page).getByText('I was about to')).toBeVisible();
  await expect(stop).toBeVisible();
  const second = await context.newPage();
  await second.goto(`${shop.url}/en/chat-bot`);
  await expect(messageLog(second).getByText('I was about to')).toBeVisible();
  const expectInBoth = async (text: string) => {
    for (const each of [page, second]) await expect(messageLog(each).getByText(text)).toBeVisible();
  };

  await test.step('an answer stops in both tabs, and is asked for again in the other one', async () => {
    await stop.click();
    await expectInBoth(m.chat_stopped({}, en));
    await messageLog(second)
      .getByRole('button', { name: m.chat_again({}, en) })
      .click();
    await expect(stop).toBeVisible();
    await stop.click();
    await sendMessage(page, 'stream');
    await expectInBoth('Grüße 📚 für Sie.');
    // No message appears twice.
    await expect(messageLog(second).getByText('stream', { exact: true })).toHaveCount(1);
  });

  await test.step('the built-in assistant answers, with a notice, when the model fails', async () => {
    await sendMessage(page, 'down');
    await expectInBoth(m.chat_fell_back({}, en));
  });

  await test.step('a message written offline is sent later, once', async () => {
    await context.setOffline(true);
    await sendMessage(page, 'whole');
    await expect(messageLog(page).getByText(m.chat_waiting({}, en))).toBeVisible();
    await context.setOffline(false);
    await expectInBoth('All at once.');
    await expect(messageLog(page).getByText('whole', { exact: true })).toHaveCount(1);
  });

  await test.step('deletion reaches both tabs', async () => {
    await page.getByRole('button', { name: m.chat_delete({}, en) }).click();
    await page.getByRole('button', { name: m.chat_delete_yes({}, en), exact: true }).click();
    for (const each of [page, second])
      await expect(each.getByRole('heading', { name: m.chat_try({}, en) })).toBeVisible();
    await expect(second.getByText(m.chat_gone({}, en))).toBeVisible();
    expect((await (await page.request.get(`${shop.url}/api/chat`)).json()).items).toEqual([]);
  });
});
