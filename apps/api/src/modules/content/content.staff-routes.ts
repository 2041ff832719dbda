import { messagesStaffApi } from '@sirkito/contracts/content/staff-messages-endpoints';
import type { FastifyInstance } from 'fastify';
import { route } from '#api/platform/http/route.ts';
import { listMessagesForStaff } from './contact/list-messages.ts';
import { markMessage } from './contact/mark-message.ts';

export function contentStaffRoutes(app: FastifyInstance): void {
  route(app, messagesStaffApi.list, async (ctx, { query }) => ({
    success: true as const,
    ...(await listMessagesForStaff(ctx, query)),
  }));
  route(app, messagesStaffApi.mark, async (ctx, { params, body }) => {
    await markMessage(ctx, params.id, body.isAnswered);
    return { success: true as const };
  });
}
