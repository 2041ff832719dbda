import type { ErrorReply } from '@sirkito/contracts/error-reply';
import { ownError, ShopError } from '@sirkito/contracts/shop-error';
import { browserStorage } from '#web/lib/browser-storage.ts';

interface Upload {
  path: string;
  file: File;
  type?: string;
  /** From 0 to 1, as far as it has been sent. */
  onProgress?: (share: number) => void;
}

/** Sends a file as it is. By XMLHttpRequest, since fetch cannot tell how far it has come. */
export function uploadFile<Reply>({ path, file, type, onProgress }: Upload): Promise<Reply> {
  const origin = document.querySelector<HTMLMetaElement>('meta[name="public-api"]')?.content ?? '';
  const request = new XMLHttpRequest();
  request.open('POST', origin + path);
  request.withCredentials = true;
  request.responseType = 'json';
  request.setRequestHeader('content-type', type ?? file.type);
  request.setRequestHeader('authorization', `Bearer ${browserStorage.get('token') ?? ''}`);
  request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
  return new Promise((resolve, reject) => {
    request.onload = () => {
      if (request.status === 200) resolve(request.response as Reply);
      else reject(refusalIn(request));
    };
    request.onerror = () => reject(ownError('server.unavailable'));
    request.send(file);
  });
}

function refusalIn({ status, response }: XMLHttpRequest): ShopError {
  const reply = response as ErrorReply | null; // by the contract, or nothing that could be read
  if (!reply?.message) return ownError('server.unexpected');
  return new ShopError(reply.code, { ...reply, status }, { cause: reply });
}
