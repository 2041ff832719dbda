import { useQueryClient } from '@tanstack/react-query';
import { TwoFactorPage } from '#web/backoffice/two-factor/two-factor-page.tsx';
import { meKey, twoFactorKey } from '#web/backoffice/shared/query-keys.ts';
import { OwnPasskeys } from '#web/storefront/passkeys/own-passkeys.tsx';

export const meta = () => [
  { title: 'My account | Admin Panel' },
  { name: 'robots', content: 'noindex' },
];

export default function TwoFactorRoute() {
  const queries = useQueryClient();
  // A passkey is a second factor too.
  const refresh = () => {
    for (const queryKey of [meKey, twoFactorKey]) void queries.invalidateQueries({ queryKey });
  };
  return <TwoFactorPage passkeys={<OwnPasskeys onChange={refresh} />} />;
}
