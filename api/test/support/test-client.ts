import { assertAdviceOnce } from './assert-advice-once.ts';

type TestResponse = {
  status: number;
  // Tests read single fields. The test API has already validated the body against the contract.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
  headers: Headers;
  cookies: string[];
};

type RequestOptions = { headers?: Record<string, string>; raw?: string | Uint8Array };

/** An HTTP client that stores cookies and sends JSON, like a browser with one user. */
export type TestClient = {
  get(path: string, options?: RequestOptions): Promise<TestResponse>;
  post(path: string, body?: unknown, options?: RequestOptions): Promise<TestResponse>;
  /** The stored cookies by name; tests may modify them. */
  readonly cookies: Map<string, string>;
};

export function createTestClient(baseUrl: string, defaultHeaders: Record<string, string> = {}): TestClient {
  const cookies = new Map<string, string>();

  async function send(
    method: string,
    path: string,
    body: unknown,
    { headers = {}, raw }: RequestOptions = {},
  ): Promise<TestResponse> {
    const content = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const response = await fetch(`${baseUrl}${path}`, {
      method,
      body: (content ?? null) as NonNullable<RequestInit['body']> | null,
      redirect: 'manual',
      headers: {
        ...(content !== undefined && { 'content-type': 'application/json' }),
        ...(cookies.size > 0 && {
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        }),
        ...defaultHeaders,
        ...headers,
      },
    });
    storeCookies(response.headers.getSetCookie());
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    const parsedBody: unknown = isJson ? JSON.parse(text) : text;
    if (!response.ok) assertAdviceOnce(parsedBody);
    return {
      status: response.status,
      body: parsedBody,
      headers: response.headers,
      cookies: response.headers.getSetCookie(),
    };
  }

  function storeCookies(lines: readonly string[]): void {
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      const expires = /expires=([^;]+)/i.exec(line)?.[1];
      if (expires && Date.parse(expires) < Date.now()) cookies.delete(name);
      else cookies.set(name, value);
    }
  }

  return {
    cookies,
    get: (path, options) => send('GET', path, undefined, options),
    post: (path, body, options) => send('POST', path, body, options),
  };
}
