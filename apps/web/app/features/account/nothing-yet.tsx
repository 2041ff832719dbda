import { shopPaths } from '#web/lib/shop-paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Notice, Ways } from '#web/ui/notice.tsx';

const words = {
  orders: 'Nothing has been ordered with this account yet. Orders will stand here, newest first.',
  builds: 'No build is saved yet. Put one together in the PC builder and give it a name there.',
  addresses: 'No address is kept yet. You give one when you order, and find it here afterwards.',
  reviews: 'You have not written a review yet. A part can be reviewed once it was delivered.',
};

export function NothingYet({ tab, title }: { tab: keyof typeof words; title: string }) {
  return (
    <Notice title={`No ${title.toLowerCase()} yet`} level={2}>
      <p className="max-w-[34em] text-pretty">{words[tab]}</p>
      <Ways>
        <ButtonLink look="quiet" to={shopPaths.allProducts}>
          All Products
        </ButtonLink>
      </Ways>
    </Notice>
  );
}
