import { useSession } from '#web/lib/session/session.ts';
import { privateMeta } from '#web/lib/seo/page-meta.ts';
import { shopPaths, staffPaths } from '#web/lib/navigation/shop-paths.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Notice, NoticeActions } from '#web/ui/notice.tsx';
import type { Route } from './+types/unauth-page.ts';

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, 'Unauthorized Access');
}

export default function UnauthorizedRoute() {
  const { isAuthenticated } = useSession();
  return (
    <div className="wrap py-section">
      <Notice title="Unauthorized Access">
        <p>This page is for staff only. If you work here, sign in with your staff account.</p>
        <NoticeActions>
          {/* A signed-in customer needs the staff sign-in. */}
          <ButtonLink look="copper" to={isAuthenticated ? staffPaths.signIn : shopPaths.signIn}>
            Login
          </ButtonLink>
          <ButtonLink look="quiet" to={shopPaths.home}>
            Go to Homepage
          </ButtonLink>
        </NoticeActions>
      </Notice>
    </div>
  );
}
