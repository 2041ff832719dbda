import { formatCount } from '@sirkito/commerce';
import type { Ref } from 'react';
import { ServerScript } from '#web/lib/interaction/server-script.tsx';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import type { StoredBuild } from '#web/lib/storage/stored-build.ts';
import { storedBuildScript } from '#web/lib/storage/stored-build-script.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { TextLink } from '#web/ui/buttons/text-link.tsx';
import type { BuildView } from '../build-view.ts';
import { BuildActions } from './build-actions.tsx';
import type { BuilderState } from './builder-state.tsx';

interface BuilderHeadProps {
  /** The heading. */
  ref: Ref<HTMLHeadingElement>;
  stored: StoredBuild;
  build: BuildView;
  state: BuilderState;
  /** A newer build is loading; the old one stays visible until then. */
  isUpdating: boolean;
  onNew: () => void;
}

/** The name of the build, what is chosen and what to do with it: as tall with parts as without. */
export function BuilderHead({ ref, stored, build, state, isUpdating, onNew }: BuilderHeadProps) {
  const { isMissing, ifEmpty, ifStored } = state;
  const { filled, all } = build.essentials;
  return (
    <div className="grid gap-6 pb-7 lg:flex lg:items-end lg:justify-between">
      <div>
        <h1
          ref={ref}
          tabIndex={-1}
          data-stored=""
          suppressHydrationWarning
          className="text-headline font-[560] outline-none"
        >
          {stored.name || 'PC builder'}
        </h1>
        <p className="mt-2 min-h-[2lh] text-ink-muted sm:min-h-0">
          <span data-stored="" suppressHydrationWarning>
            {isMissing
              ? `${formatCount(stored.parts.length, 'part')} chosen.`
              : `${filled} of ${all} essential parts chosen.`}
          </span>
          {ifEmpty(' We check that they fit as you choose.', 'span')}
          {ifStored(
            <>
              {' '}
              Saved on this device.
              <span className="lg:hidden print:hidden">
                {' '}
                <TextLink to="#summary">See what fits and the total</TextLink>
              </span>
            </>,
            'span',
          )}
        </p>
        <ServerScript text={import.meta.env.SSR ? storedBuildScript : ''} />
        <p className="mt-1 text-small">
          <TextLink to={shopPaths.upgrade}>Or upgrade your current PC</TextLink>
        </p>
      </div>
      <div className="min-h-24 sm:min-h-11 print:min-h-0">
        {ifEmpty(
          <span className="lg:hidden">
            <ButtonLink look="quiet" to="#budget">
              Start with a budget
            </ButtonLink>
          </span>,
        )}
        {ifStored(
          <BuildActions
            name={stored.name}
            build={build}
            ids={stored.parts}
            isUpdating={isUpdating || isMissing}
          >
            <Button look="quiet" onClick={onNew}>
              New build
            </Button>
          </BuildActions>,
        )}
      </div>
    </div>
  );
}
