interface UploadOptions {
  type?: string;
  /** Upload progress from 0 to 1. */
  onProgress: (share: number) => void;
}

/**
 * Uploads a file as a request body. Uses XMLHttpRequest, because fetch reports no upload progress.
 */
export const uploadFile =
  (file: File, { type = file.type, onProgress }: UploadOptions) =>
  (url: string, { method = 'POST', headers }: RequestInit): Promise<Response> => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    request.withCredentials = true;
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
    request.setRequestHeader('content-type', type);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    return new Promise((resolve, reject) => {
      request.onload = () =>
        resolve(new Response(request.responseText, { status: request.status }));
      request.onerror = () => reject(new TypeError('the file could not be sent'));
      request.send(file);
    });
  };
