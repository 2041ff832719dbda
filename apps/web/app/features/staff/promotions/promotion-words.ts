import { categoryTree, formatPesos, type CategoryNode, type Pesos } from '@sirkito/commerce';
import type { Promotion, PromotionDraft } from '@sirkito/contracts/promotion-staff';

export const stateNames: Record<Promotion['state'], string> = {
  planned: 'Planned',
  running: 'Running',
  over: 'Over',
  used_up: 'Used up',
};

interface Brand {
  id: string;
  name: string;
}

/** `10% off AMD, from ₱5,000.00` */
export function offerWords(promotion: PromotionDraft, brands: readonly Brand[]): string {
  const { kind, minimum } = promotion;
  const value = Number(promotion.value) || 0;
  const off = kind === 'percent' ? `${value}%` : formatPesos(value as Pesos);
  const from = minimum > 0 ? `, from ${formatPesos(minimum as Pesos)}` : '';
  return `${off} off ${goodsWords(promotion, brands)}${from}`;
}

const named = 3;

function goodsWords(
  { scope, targets }: Pick<PromotionDraft, 'scope' | 'targets'>,
  brands: readonly Brand[],
): string {
  if (scope === 'all') return 'everything';
  const names = targets.map((target) => {
    if (scope === 'brands') return brands.find(({ id }) => id === target)?.name ?? target;
    return scope === 'categories' ? (labelOf(categoryTree, target) ?? target) : target;
  });
  const more = names.length - named;
  const shown = names.slice(0, named).join(', ') || 'nothing yet';
  return more > 0 ? `${shown} and ${more} more` : shown;
}

function labelOf(nodes: readonly CategoryNode[], id: string): string | undefined {
  for (const node of nodes) {
    const label = node.id === id ? node.label : labelOf(node.children, id);
    if (label) return label;
  }
  return undefined;
}
