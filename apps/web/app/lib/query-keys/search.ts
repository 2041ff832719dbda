export const suggestionsKey = (text: string) => ['search', 'suggestions', text] as const;
