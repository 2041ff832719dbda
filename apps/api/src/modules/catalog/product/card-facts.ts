import { facetLabel, facetValues, filtersOf, type Attributes } from '@sirkito/commerce';

const factsPerCard = 3;

/** Returns what a card shows of the attributes: the value of each filter attribute that has only one, in the order of the filters. */
export function cardFacts(categoryId: string, attributes: Attributes): string[] {
  const values = facetValues(categoryId, attributes);
  return values
    .filter(
      ({ attribute }, index) =>
        attribute !== values[index - 1]?.attribute && attribute !== values[index + 1]?.attribute,
    )
    .flatMap(({ attribute, value }) => {
      const filter = filtersOf(categoryId).get(attribute);
      // Show "Wireless" instead of "Yes", and nothing instead of "No".
      if (value === 'true') return filter?.label ?? [];
      if (value === 'false') return [];
      return filter?.exact?.(attributes) ?? facetLabel(categoryId, attribute, value);
    })
    .slice(0, factsPerCard);
}
