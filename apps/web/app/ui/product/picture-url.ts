import { createContext, useContext } from 'react';

/** CDN address of uploaded pictures; empty if the shop serves them itself. */
export const ImagesUrl = createContext('');

/** Returns a function that turns a picture's path, as sent by the API, into its URL. */
export function usePictureUrl(): (path: string) => string {
  const imagesUrl = useContext(ImagesUrl);
  return (path) => imagesUrl + path;
}
