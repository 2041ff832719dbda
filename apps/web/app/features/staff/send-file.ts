interface Sending {
  type?: string;
  /** From 0 to 1, as far as it has been sent. */
  onProgress: (share: number) => void;
}

/** Sends a file as the body of a call. By XMLHttpRequest, since fetch cannot tell how far it has come. */
export const sendFile =
  (file: File, { type = file.type, onProgress }: Sending) =>
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
