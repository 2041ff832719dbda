import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Notice, NoticeActions } from '#web/ui/notice.tsx';

const messages = {
  orders: 'Your orders will appear here, newest first.',
  builds: "Create a build in the PC builder and save it. You'll find it here.",
  addresses: 'Add one now or at checkout. Your saved addresses will appear here.',
  reviews: "You can review a product once it's delivered. Your reviews will appear here.",
};

export function EmptyTab({ tab, title }: { tab: keyof typeof messages; title: string }) {
  return (
    <Notice title={`No ${title.toLowerCase()} yet`} level={2}>
      <p className="max-w-[34em] text-pretty">{messages[tab]}</p>
      <NoticeActions>
        <ButtonLink look="quiet" to={shopPaths.allProducts}>
          Browse products
        </ButtonLink>
      </NoticeActions>
    </Notice>
  );
}
