import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterContextProvider } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { meetRefusal } from '#web/features/session/meet-refusal.ts';
import { startSession } from '#web/features/session/start-session.ts';
import { createApi } from '#web/lib/api-client.ts';
import { AppProviders } from '#web/lib/app-providers.tsx';
import { browserStorage } from '#web/lib/browser-storage.ts';
import { leaveButtonsToReact } from '#web/lib/early-presses.ts';
import { reportBrowserError } from '#web/lib/error-reference.ts';
import { createQueryClient } from '#web/lib/query-client.ts';
import { apiContext, queryContext } from '#web/lib/request-context.ts';

const publicApi = document.querySelector<HTMLMetaElement>('meta[name="public-api"]');

const queries = createQueryClient();
const api = createApi({
  origin: publicApi?.content ?? '',
  headers: () => {
    const token = browserStorage.get('token');
    return token ? { authorization: `Bearer ${token}` } : {};
  },
  onRefused: (refusal, call, sent) => meetRefusal(queries, { refusal, call, sent }),
});

// Long enough to read about a part and come back to the place in the list.
queries.setQueryDefaults(['catalog', 'listing'], { gcTime: 30 * 60_000 });

function getContext(): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(apiContext, api);
  context.set(queryContext, queries);
  return context;
}

startSession({ api, queries });
leaveButtonsToReact();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <AppProviders api={api} queries={queries}>
        <HydratedRouter getContext={getContext} onError={reportBrowserError} />
      </AppProviders>
    </StrictMode>,
  );
});
