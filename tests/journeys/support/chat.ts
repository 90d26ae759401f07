import type { Locator, Page } from '@playwright/test';
import type { Language } from '../../../domain/language';
import { m } from '../../../messages/compiled/messages.js';

/** Returns the list of messages of the chat. */
export const messageLog = (page: Page): Locator => page.getByRole('log');

/** Sends a message in the chat. */
export async function sendMessage(page: Page, text: string, locale: Language = 'en'): Promise<void> {
  const field = page.getByRole('textbox', { name: m.chat_message({}, { locale }) });
  await field.fill(text);
  await field.press('Enter');
}
