import { useKeptBuild } from '#web/lib/kept-build.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { upgradePath, type UpgradeAsked } from './upgrade-address.ts';

/** The build on this device, as what somebody has. */
export function KeptSource({ slot }: Pick<UpgradeAsked, 'slot'>) {
  const { parts } = useKeptBuild();
  if (parts.length === 0) return null;
  return <TextLink to={upgradePath({ parts, slot })}>Use the build on this device</TextLink>;
}
