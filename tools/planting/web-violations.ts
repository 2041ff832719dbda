import type { Violation } from './tree.ts';

export const webViolations: readonly Violation[] = [
  [
    'house(no-raw-colour)',
    'apps/web/app/ui/hex.tsx',
    `export const Hex = () => <p style={{ color: '#b87333' }}>copper</p>;`,
  ],
  [
    'house(no-raw-colour)',
    'apps/web/app/ui/arbitrary.tsx',
    `export const Arbitrary = () => <p className="bg-[oklch(0.6_0.1_50)]">copper</p>;`,
  ],
  [
    'house(no-raw-colour)',
    'apps/web/app/ui/palette.tsx',
    `export const Palette = () => <p className="mt-2 text-orange-700">copper</p>;`,
  ],
  [
    'house(query-keys-in-one-place)',
    'apps/web/app/storefront/literal-key.ts',
    `export const query = { queryKey: ['cart'] as const };`,
  ],
  [
    'house(query-keys-in-one-place)',
    'apps/web/app/storefront/named-key.ts',
    `export const cartKey = (id: string) => ['cart', id];`,
  ],
  [
    'house(query-keys-in-one-place)',
    'apps/web/app/storefront/cached-key.ts',
    `declare const queries: { setQueryData: (key: string[], data: number) => void };
      queries.setQueryData(['cart'], 1);`,
  ],
  [
    'eslint(no-restricted-imports)',
    'apps/web/app/storefront/double-click.ts',
    `export { useMutation } from '@tanstack/react-query';`,
  ],
];
