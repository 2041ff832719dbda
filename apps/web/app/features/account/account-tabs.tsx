import { useEffect, useRef } from 'react';
import { Link } from 'react-router';

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
  const asked = query.get('tab') ?? '';
  return Object.hasOwn(accountTabs, asked) ? (asked as AccountTab) : 'profile';
};

/** Links, so that each part has an address and the Back button works. */
export function AccountTabs({ current }: { current: AccountTab }) {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const shown = nav.current?.querySelector('[aria-current]');
    // By hand, since scrollIntoView would move the page as well.
    if (nav.current && shown) nav.current.scrollLeft += middleOf(shown) - middleOf(nav.current);
  }, [current]);
  return (
    <nav
      ref={nav}
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

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
