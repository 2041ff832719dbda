import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { createApi } from '#web/lib/api-client.ts';
import { AppProviders } from '#web/lib/app-providers.tsx';
import { browserStorage } from '#web/lib/browser-storage.ts';
import { reportBrowserError } from '#web/lib/error-reference.ts';
import { createQueryClient } from '#web/lib/query-client.ts';

const publicApi = document.querySelector<HTMLMetaElement>('meta[name="public-api"]');

const api = createApi({
  origin: publicApi?.content ?? '',
  headers: () => {
    const token = browserStorage.get('token');
    return token ? { authorization: `Bearer ${token}` } : {};
  },
});

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <AppProviders api={api} queries={createQueryClient()}>
        <HydratedRouter onError={reportBrowserError} />
      </AppProviders>
    </StrictMode>,
  );
});
