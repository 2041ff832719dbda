import { asPesos, categoryTree, formatPesosInText, type CategoryNode } from '@sirkito/commerce';
import type { Promotion, PromotionDraft } from '@sirkito/contracts/promotions/staff-schemas';

export const stateNames: Record<Promotion['state'], string> = {
  planned: 'Scheduled',
  running: 'Active',
  over: 'Ended',
  used_up: 'Limit reached',
};

interface Brand {
  id: string;
  name: string;
}

/** Describes the offer: `10% off AMD, minimum spend ₱5,000`. */
export function offerLabel(promotion: PromotionDraft, brands: readonly Brand[]): string {
  const { kind, minimum } = promotion;
  const value = Number(promotion.value) || 0;
  const off = kind === 'percent' ? `${value}%` : formatPesosInText(asPesos(value));
  const from = minimum > 0 ? `, minimum spend ${formatPesosInText(asPesos(minimum))}` : '';
  return `${off} off ${targetsLabel(promotion, brands)}${from}`;
}

const maxNamed = 3;

function targetsLabel(
  { scope, targets }: Pick<PromotionDraft, 'scope' | 'targets'>,
  brands: readonly Brand[],
): string {
  if (scope === 'all') return 'all products';
  const names = targets.map((target) => {
    if (scope === 'brands') return brands.find(({ id }) => id === target)?.name ?? target;
    return scope === 'categories' ? (labelOf(categoryTree, target) ?? target) : target;
  });
  const more = names.length - maxNamed;
  const shown = names.slice(0, maxNamed).join(', ') || 'no items yet';
  return more > 0 ? `${shown} and ${more} more` : shown;
}

function labelOf(nodes: readonly CategoryNode[], id: string): string | undefined {
  for (const node of nodes) {
    const label = node.id === id ? node.label : labelOf(node.children, id);
    if (label) return label;
  }
  return undefined;
}
