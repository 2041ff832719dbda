import { Link } from 'react-router';
import { shopPaths } from '#web/lib/shop-paths.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { avatarLetters } from './avatar-letters.ts';

const entry = 'flex min-h-11 items-center rounded px-3 hover:bg-surface-active';

/** A guest's, until sessions are there. */
export function AccountMenu() {
  return (
    <Disclosure
      className="relative flex-none"
      faceClassName="grid size-11 cursor-pointer place-items-center rounded hover:bg-surface-active"
      face={
        <>
          <span className="sr-only">Account</span>
          <span className="grid size-8 place-items-center rounded-full border border-line-strong text-micro font-semibold tracking-[0.02em]">
            {avatarLetters(undefined)}
          </span>
        </>
      }
    >
      <ul className="absolute top-full right-0 mt-1.5 w-48 animate-menu-in rounded border border-line bg-surface-raised p-1.5 shadow-2">
        <li>
          <Link to={shopPaths.signIn} className={entry}>
            Sign In
          </Link>
        </li>
        <li>
          <Link to={shopPaths.register} className={entry}>
            Create Account
          </Link>
        </li>
      </ul>
    </Disclosure>
  );
}
