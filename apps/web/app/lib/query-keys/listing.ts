/** Without `from`, matches the listing from every page. */
export const listingKey = <Scope>(scope: Scope, search: string, ...from: number[]) =>
  ['catalog', 'listing', scope, search, ...from] as const;
export const filterChoicesKey = <Scope>(scope: Scope) => ['catalog', 'choices', scope] as const;
export const nearestKey = <Scope>(scope: Scope, search: string) =>
  ['catalog', 'nearest', scope, search] as const;
