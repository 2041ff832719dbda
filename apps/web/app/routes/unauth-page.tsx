import { useSession } from '#web/lib/session.ts';
import { privateMeta } from '#web/lib/page-meta.ts';
import { shopPaths, staffPaths } from '#web/lib/shop-paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Notice, Ways } from '#web/ui/notice.tsx';
import type { Route } from './+types/unauth-page.ts';

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, 'Unauthorized Access');
}

export default function UnauthorizedRoute() {
  const { isAuthenticated } = useSession();
  return (
    <div className="wrap py-section">
      <Notice title="Unauthorized Access">
        <p>This page is for staff. If you work here, sign in as staff.</p>
        <Ways>
          {/* A shopper who is signed in already can only want the other door. */}
          <ButtonLink look="copper" to={isAuthenticated ? staffPaths.signIn : shopPaths.signIn}>
            Login
          </ButtonLink>
          <ButtonLink look="quiet" to={shopPaths.home}>
            Go to Homepage
          </ButtonLink>
        </Ways>
      </Notice>
    </div>
  );
}
