import { Client } from 'pg';
import type { Log } from '../log.ts';

export interface Hearer {
  onWords: (words: string) => void;
  /** The connection is gone: whatever was said since is lost. */
  onLost: () => void;
}

/** Hears what the database announces on one channel, until the returned function is called. */
export type Listen = (hearer: Hearer) => () => void;

interface ListenerOptions {
  /** Past any pooler: listening belongs to a session. */
  url: string;
  role?: string | undefined;
  channel: string;
  log: Log;
}

/** One connection for everyone who listens, and none while nobody does. */
export function createListener({ url, role, channel, log }: ListenerOptions) {
  const hearers = new Set<Hearer>();
  let client: Client | undefined;

  const lose = (lost: Client) => {
    if (client !== lost) return;
    client = undefined;
    for (const hearer of hearers) hearer.onLost();
  };
  const end = async () => {
    const ended = client;
    if (!ended) return;
    lose(ended);
    await ended.end();
  };
  const start = () => {
    const opened = new Client({
      connectionString: url,
      connectionTimeoutMillis: 3_000,
      ...(role && { options: `-c role=${role}` }),
    });
    client = opened;
    const fail = (error: Error) => {
      log.warn({ err: error }, 'listening to the database ended');
      lose(opened);
    };
    opened.on('error', fail);
    opened.on('end', () => lose(opened));
    opened.on('notification', ({ payload = '' }) => {
      for (const hearer of hearers) hearer.onWords(payload);
    });
    opened
      .connect()
      .then(() => opened.query(`listen ${opened.escapeIdentifier(channel)}`))
      .catch(fail);
  };
  const listen: Listen = (hearer) => {
    hearers.add(hearer);
    if (!client) start();
    return () => {
      hearers.delete(hearer);
      if (hearers.size > 0) return;
      end().catch((error: unknown) => log.warn({ err: error }, 'listening did not end well'));
    };
  };
  return { listen, end };
}
