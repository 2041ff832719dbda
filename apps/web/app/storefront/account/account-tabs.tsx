import { isKeyOf } from '@sirkito/commerce';
import { Link } from 'react-router';
import { useCurrentTab } from '#web/lib/navigation/use-current-tab.ts';

export const accountTabs = {
  profile: 'Profile',
  orders: 'Orders',
  builds: 'Builds',
  addresses: 'Addresses',
  reviews: 'Reviews',
  data: 'Personal data',
};
export type AccountTab = keyof typeof accountTabs;

export const tabIn = (query: URLSearchParams): AccountTab => {
  const requested = query.get('tab') ?? '';
  return isKeyOf(accountTabs, requested) ? requested : 'profile';
};

/** Uses links so that each tab has a URL and the Back button works. */
export function AccountTabs({ current }: { current: AccountTab }) {
  return (
    <nav
      ref={useCurrentTab(current)}
      aria-label="Account"
      className="-mx-gutter overflow-x-auto px-gutter lg:mx-0 lg:px-0"
    >
      <ul className="flex gap-1 border-b border-line lg:flex-col lg:border-b-0">
        {Object.entries(accountTabs).map(([tab, name]) => (
          <li key={tab}>
            <Link
              to={tab === 'profile' ? '?' : `?tab=${tab}`}
              aria-current={tab === current ? 'page' : undefined}
              className="block px-3 py-2.5 whitespace-nowrap text-ink-muted hover:text-ink aria-[current=page]:font-medium aria-[current=page]:text-ink aria-[current=page]:shadow-[inset_0_-2px_0_var(--ink)] lg:rounded lg:aria-[current=page]:bg-surface-active lg:aria-[current=page]:shadow-none"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
