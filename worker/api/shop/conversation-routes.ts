import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { z } from 'zod';
import { conversationListSchema, conversationSchema } from '../../../domain/chat/schemas';
import type { ApiEnv } from '../../platform/api-env';
import { jsonAnswer, ok } from '../../platform/middleware/answers';
import { input } from '../../platform/middleware/input';
import { eraseConversation } from '../../conversations/erase-conversation';
import { joinConversation } from '../../conversations/join-conversation';
import { startConversation } from '../../conversations/start-conversation';
import { readConversations } from '../../conversations/read-conversations';

const pathSchema = z.strictObject({ conversation: z.string().max(64) });

/** Conversations with the shop's assistant. Messages go over the socket of each conversation. */
export const conversationRoutes = new Hono<ApiEnv>()
  .get(
    '/chat',
    describeRoute({
      summary: 'List the person’s conversations, newest first',
      responses: ok('At most 20', conversationListSchema),
    }),
    async (c) => c.json(await readConversations(c.get('ctx')), 200),
  )
  .post(
    '/chat',
    describeRoute({
      summary: 'Start a conversation. Beyond 20, the one with the oldest last message is erased',
      responses: { 201: jsonAnswer('The conversation', conversationSchema) },
    }),
    async (c) => c.json(await startConversation(c.get('ctx')), 201),
  )
  .get(
    '/chat/:conversation',
    describeRoute({
      summary: 'Join a conversation by WebSocket with JSON frames. The first frame, `hello`, has the history',
      responses: { 101: { description: 'The socket' }, 426: { description: 'The request lacks `Upgrade: websocket`' } },
    }),
    input('param', pathSchema),
    (c) =>
      joinConversation(c.get('ctx'), {
        ...c.req.valid('param'),
        upgrade: c.req.header('Upgrade') ?? null,
        browserOrigin: c.req.header('Origin') ?? null,
      }),
  )
  .delete(
    '/chat/:conversation',
    describeRoute({ summary: 'Erase a conversation permanently', responses: { 204: { description: 'Erased' } } }),
    input('param', pathSchema),
    async (c) => {
      await eraseConversation(c.get('ctx'), c.req.valid('param').conversation);
      return c.body(null, 204);
    },
  );
