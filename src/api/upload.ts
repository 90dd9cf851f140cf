/**
 * A transport that tells how much of a request's body has been sent, which `fetch` does not. Not for calls with a token:
 * XMLHttpRequest follows every redirect.
 *
 * @param onProgress takes percent
 */
export const withProgress =
  (onProgress: (percent: number) => void) =>
  (url: string, { method = 'GET', headers, body, credentials, signal }: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const fail = () => reject(new TypeError('No answer'));
      if (signal?.aborted) return fail();
      request.open(method, url);
      request.withCredentials = credentials === 'include';
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener('progress', ({ loaded, total }) =>
        onProgress(total > 0 ? Math.floor((loaded / total) * 100) : 0),
      );
      request.addEventListener('load', () => {
        const { status, statusText, responseText } = request;
        const wait = request.getResponseHeader('Retry-After');
        const hasBody = ![101, 204, 205, 304].includes(status);
        resolve(
          new Response(hasBody ? responseText : null, {
            status,
            statusText,
            ...(wait && { headers: { 'Retry-After': wait } }),
          }),
        );
      });
      request.addEventListener('error', fail);
      request.addEventListener('abort', fail);
      signal?.addEventListener('abort', () => request.abort());
      request.send(body as XMLHttpRequestBodyInit);
    });
