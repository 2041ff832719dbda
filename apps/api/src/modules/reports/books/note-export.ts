import type { ActorContext } from '#api/platform/context.ts';
import { noteSecurityEvent } from '#api/platform/security-log/security-event.ts';

type BookFile = 'sales book' | 'summary list' | 'orders';

/** Notes in the security log who downloaded a month's buyers. */
export const noteExport = (by: ActorContext, file: BookFile, month: string): void =>
  noteSecurityEvent(by, { kind: 'books_exported', details: { file, month } });
