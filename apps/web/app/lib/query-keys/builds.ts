export const partsKey = (ids: string) => ['parts', ids] as const;
export const fitKey = (build: string, id: string) => ['builds', 'fits', build, id] as const;
export const partChoicesKey = <Query>(query: Query) => ['builds', 'choices', query] as const;
export const slotFiltersKey = (slot: string, fits: string) =>
  ['builds', 'filters', slot, fits] as const;
export const fixesKey = (ids: string) => ['builds', 'fixes', ids] as const;
export const readyBuildsKey = ['builds', 'ready'] as const;
export const savedBuildsKey = (userId: string) => ['builds', 'saved', userId] as const;
