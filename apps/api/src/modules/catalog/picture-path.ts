/** The address of a picture without its size and format. */
export const picturePath = (file: string): string => `/api/images/${file}`;
