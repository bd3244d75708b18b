/**
 * Sends a file like `fetch`, and reports how much of it has been sent, 0 to 1; `fetch` cannot tell. Takes method,
 * headers and signal of a request to the page's own origin.
 *
 * @throws TypeError if no response arrives or the signal aborts
 */
export function sendFile(
  url: string,
  { method, headers, signal }: Pick<RequestInit, 'method' | 'headers' | 'signal'>,
  file: File,
  onProgress: (share: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new TypeError('The file could not be sent.'));
    request.open(method ?? 'POST', url);
    new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    };
    request.onload = () => resolve(toResponse(request));
    request.onerror = fail;
    request.onabort = fail;
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    if (signal?.aborted) fail();
    else request.send(file);
  });
}

function toResponse(request: XMLHttpRequest): Response {
  const lines = request.getAllResponseHeaders().trim().split(/\r?\n/).filter(Boolean);
  const headers = new Headers(
    lines.map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon), line.slice(colon + 1).trim()];
    }),
  );
  const { status, statusText, responseText } = request;
  return new Response(responseText === '' ? null : responseText, { status, statusText, headers });
}
