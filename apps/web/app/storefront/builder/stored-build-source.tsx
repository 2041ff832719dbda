import { useStoredBuild } from '#web/lib/storage/stored-build.ts';
import { TextLink } from '#web/ui/buttons/text-link.tsx';
import { upgradePath, type UpgradeQuery } from './upgrade/upgrade-query.ts';

/** Offers the build stored on this device as the customer's current PC. */
export function StoredBuildSource({ slot }: Pick<UpgradeQuery, 'slot'>) {
  const { parts } = useStoredBuild();
  if (parts.length === 0) return null;
  return <TextLink to={upgradePath({ parts, slot })}>Use the build saved on this device</TextLink>;
}
