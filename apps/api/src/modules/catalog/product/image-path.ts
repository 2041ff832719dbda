/** Returns the path of an image without its size and format. */
export const imagePath = (file: string): string => `/api/images/${file}`;
