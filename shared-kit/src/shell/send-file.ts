/** Like `fetch`, but reports upload progress, which `fetch` can't. */
export const sendFile =
  (file: Blob, onProgress: (share: number) => void) =>
  (address: string, { method = 'POST', headers }: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, address);
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
      request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
      request.onerror = () => reject(new TypeError('The file was not sent.'));
      request.send(file);
    });
