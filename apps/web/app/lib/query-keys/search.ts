export const searchNearestKey = (search: string) => ['search', 'nearest', search] as const;
export const suggestionsKey = (text: string) => ['search', 'suggestions', text] as const;
