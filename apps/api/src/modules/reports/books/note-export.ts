import type { ActorContext } from '#api/platform/context.ts';
import { noteSecurityEvent } from '#api/platform/security-log/security-event.ts';

interface Export {
  file: 'sales book' | 'summary list' | 'orders';
  month: string;
}

/** Notes in the security log who downloaded how many rows of a month, also if they stop halfway. */
export async function* noteExport<Row>(
  by: ActorContext,
  { file, month }: Export,
  rows: AsyncIterable<Row>,
): AsyncGenerator<Row> {
  let people = 0;
  try {
    for await (const row of rows) {
      people += 1;
      yield row;
    }
  } finally {
    noteSecurityEvent(by, { kind: 'books_exported', details: { file, month, people } });
  }
}
