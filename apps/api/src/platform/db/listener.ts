import type { Client } from 'pg';
import type { Log } from '../log.ts';
import { DatabaseClient } from './database-client.ts';

export interface ChannelListener {
  onMessage: (payload: string) => void;
  /** Called after every connect; earlier notifications were missed. */
  onConnected?: () => void;
  /** Called when the connection is lost; notifications from now on are missed. */
  onDisconnected: () => void;
}

/** Subscribes to one channel. Returns the unsubscribe function. */
export type Listen = (listener: ChannelListener) => () => void;

interface ListenerOptions {
  /** Must bypass poolers: LISTEN belongs to a session. */
  url: string;
  role?: string | undefined;
  channel: string;
  log: Log;
}

/** A connection that only waits notices its own loss by asking. */
const heartbeatMs = 5_000;

/** Shares one LISTEN connection among all listeners, and closes it while there are none. */
export function createListener({ url, role, channel, log }: ListenerOptions) {
  const listeners = new Set<ChannelListener>();
  let client: Client | undefined;

  const lose = (lost: Client) => {
    if (client !== lost) return;
    client = undefined;
    for (const listener of listeners) listener.onDisconnected();
  };
  const end = async () => {
    const ended = client;
    if (!ended) return;
    lose(ended);
    await ended.end();
  };
  const start = () => {
    const opened = new DatabaseClient({
      connectionString: url,
      connectionTimeoutMillis: 3_000,
      ...(role && { options: `-c role=${role}` }),
    });
    client = opened;
    const fail = (error: Error) => {
      log.warn({ err: error }, 'database LISTEN connection lost');
      lose(opened);
    };
    opened.on('error', fail);
    const heartbeat = setInterval(() => {
      opened.query('select 1').catch(fail);
    }, heartbeatMs).unref();
    opened.on('end', () => {
      clearInterval(heartbeat);
      lose(opened);
    });
    opened.on('notification', ({ payload = '' }) => {
      for (const listener of listeners) listener.onMessage(payload);
    });
    opened
      .connect()
      .then(() => opened.query(`listen ${opened.escapeIdentifier(channel)}`))
      .then(() => {
        for (const listener of listeners) listener.onConnected?.();
      })
      .catch(fail);
  };
  const listen: Listen = (listener) => {
    listeners.add(listener);
    if (!client) start();
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      end().catch((error: unknown) =>
        log.warn({ err: error }, 'could not close the LISTEN connection'),
      );
    };
  };
  return { listen, end };
}
