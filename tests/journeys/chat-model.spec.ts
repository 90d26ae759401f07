import { m } from '../../messages/compiled/messages.js';
import { messageLog, sendMessage } from './support/chat';
import { waitForHydration, expect, test } from './support/partner-shop';

// The assistant that is built in is in chat.spec.ts.

test('an answer continues after a reload and in a second tab, and stops in both', async ({ page, context, shop }) => {
  await page.goto(`${shop.url}/en/chat-bot`);
  await waitForHydration(page);
  await sendMessage(page, 'stall');
  await expect(messageLog(page).getByText('I was about to')).toBeVisible();
  await page.reload();
  await expect(messageLog(page).getByText('I was about to')).toBeVisible();
  await expect(page.getByRole('button', { name: m.chat_stop({}, { locale: 'en' }) })).toBeVisible();
  const second = await context.newPage();
  await second.goto(`${shop.url}/en/chat-bot`);
  await expect(messageLog(second).getByText('I was about to')).toBeVisible();
  await page.getByRole('button', { name: m.chat_stop({}, { locale: 'en' }) }).click();
  for (const each of [page, second])
    await expect(messageLog(each).getByText(m.chat_stopped({}, { locale: 'en' }))).toBeVisible();
  await messageLog(second)
    .getByRole('button', { name: m.chat_again({}, { locale: 'en' }) })
    .click();
  await expect(page.getByRole('button', { name: m.chat_stop({}, { locale: 'en' }) })).toBeVisible();
  await page.getByRole('button', { name: m.chat_stop({}, { locale: 'en' }) }).click();
  await sendMessage(page, 'stream');
  for (const each of [page, second]) await expect(messageLog(each).getByText('Grüße 📚 für Sie.')).toBeVisible();
  // No message appears twice.
  await expect(messageLog(second).getByText('stream', { exact: true })).toHaveCount(1);
});

test('messages written offline are sent later, and deletion reaches every tab', async ({ page, context, shop }) => {
  await page.goto(`${shop.url}/en/chat-bot`);
  await waitForHydration(page);
  await sendMessage(page, 'stream');
  await expect(messageLog(page).getByText('Grüße 📚 für Sie.')).toBeVisible();
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(messageLog(second).getByText('Grüße 📚 für Sie.')).toBeVisible();
  await context.setOffline(true);
  await sendMessage(page, 'whole');
  await expect(messageLog(page).getByText(m.chat_waiting({}, { locale: 'en' }))).toBeVisible();
  await context.setOffline(false);
  for (const each of [page, second]) await expect(messageLog(each).getByText('All at once.')).toBeVisible();
  await expect(messageLog(page).getByText('whole', { exact: true })).toHaveCount(1);
  await page.getByRole('button', { name: m.chat_delete({}, { locale: 'en' }) }).click();
  await page.getByRole('button', { name: m.chat_delete_yes({}, { locale: 'en' }), exact: true }).click();
  for (const each of [page, second])
    await expect(each.getByRole('heading', { name: m.chat_try({}, { locale: 'en' }) })).toBeVisible();
  await expect(second.getByText(m.chat_gone({}, { locale: 'en' }))).toBeVisible();
  expect((await (await page.request.get(`${shop.url}/api/chat`)).json()).items).toEqual([]);
});

test('the built-in assistant answers, with a notice, when the model fails', async ({ page, shop }) => {
  await page.goto(`${shop.url}/en/chat-bot`);
  await waitForHydration(page);
  await sendMessage(page, 'down');
  await expect(messageLog(page).getByText(m.chat_fell_back({}, { locale: 'en' }))).toBeVisible();
});
