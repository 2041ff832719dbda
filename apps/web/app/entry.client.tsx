import { hasCode } from '@sirkito/contracts/shop-error';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterContextProvider } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { handleUnauthorized } from '#web/storefront/session/handle-unauthorized.ts';
import { startSession } from '#web/storefront/session/start-session.ts';
import { createApi } from '#web/lib/api/api-client.ts';
import { fetchOrTakeEarly } from '#web/lib/api/early-requests.ts';
import { AppProviders } from '#web/lib/interaction/app-providers.tsx';
import { browserStorage } from '#web/lib/storage/browser-storage.ts';
import { stopRecordingButtons } from '#web/lib/interaction/early-clicks.ts';
import { reportBrowserError } from '#web/lib/api/error-reference.ts';
import { createQueryClient } from '#web/lib/api/query-client.ts';
import { apiContext, queryContext } from '#web/lib/api/request-context.ts';
import { identityQuestion, priceQuestion } from '#web/lib/session/confirmation.ts';
import { listingsKey } from '#web/lib/query-keys/catalog.ts';

const publicApi = document.querySelector<HTMLMetaElement>('meta[name="public-api"]');

const queries = createQueryClient();
const api = createApi({
  origin: publicApi?.content ?? '',
  headers: () => {
    const token = browserStorage.get('token');
    return token ? { authorization: `Bearer ${token}` } : {};
  },
  fetch: fetchOrTakeEarly,
  onError: (error, call, sent) => handleUnauthorized(queries, { error, call, sent }),
  recover: async (error) => {
    if (error.code === 'auth.confirmation_required') return identityQuestion.ask();
    if (!hasCode(error, 'catalog.steep_price')) return false;
    return (await priceQuestion.ask(error.details)) && { confirmPrice: true };
  },
});

// Long enough to read about a part and come back to the place in the list.
queries.setQueryDefaults(listingsKey, { gcTime: 30 * 60_000 });

function getContext(): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(apiContext, api);
  context.set(queryContext, queries);
  return context;
}

startSession({ api, queries });
stopRecordingButtons();
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
