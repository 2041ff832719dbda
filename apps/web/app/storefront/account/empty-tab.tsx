import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Notice, NoticeActions } from '#web/ui/notice.tsx';

const messages = {
  orders: 'Your orders will appear here, newest first.',
  builds: "Create a build in the PC builder and save it. You'll find it here.",
  addresses: 'Add one now or at checkout. Your saved addresses will appear here.',
  reviews: "You can review a product once it's delivered. Your reviews will appear here.",
};

type Tab = keyof typeof messages;

/** Where the list gets its first entry. The address book has its own button. */
const actions: Partial<Record<Tab, { to: string; label: string }>> = {
  orders: { to: shopPaths.deals, label: 'See deals' },
  builds: { to: shopPaths.builder, label: 'Open the PC builder' },
  reviews: { to: shopPaths.orders, label: 'Your orders' },
};

export function EmptyTab({ tab, title }: { tab: Tab; title: string }) {
  const action = actions[tab];
  return (
    <Notice title={`No ${title.toLowerCase()} yet`} level={2}>
      <p className="max-w-[34em] text-pretty">{messages[tab]}</p>
      {action && (
        <NoticeActions>
          <ButtonLink look="quiet" to={action.to}>
            {action.label}
          </ButtonLink>
        </NoticeActions>
      )}
    </Notice>
  );
}
