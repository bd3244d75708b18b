/** An answer as a test looks at it. */
type Answer = {
  status: number;
  // Tests look at answers field by field; the contract's schemas have checked them already.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  body: any;
  headers: Headers;
  cookies: string[];
};

type Sent = { headers?: Record<string, string>; raw?: string | Uint8Array };

/** A browser of one person: it keeps cookies and talks JSON. */
export type TestClient = {
  get(path: string, sent?: Sent): Promise<Answer>;
  post(path: string, body?: unknown, sent?: Sent): Promise<Answer>;
  /** What the browser holds, by name; a test may change it. */
  readonly cookies: Map<string, string>;
};

export function createTestClient(baseUrl: string, always: Record<string, string> = {}): TestClient {
  const cookies = new Map<string, string>();

  async function send(
    method: string,
    path: string,
    body: unknown,
    { headers = {}, raw }: Sent = {},
  ): Promise<Answer> {
    const content = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const response = await fetch(`${baseUrl}${path}`, {
      method,
      body: content ?? null,
      redirect: 'manual',
      headers: {
        ...(content !== undefined && { 'content-type': 'application/json' }),
        ...(cookies.size > 0 && {
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        }),
        ...always,
        ...headers,
      },
    });
    keep(response.headers.getSetCookie());
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    return {
      status: response.status,
      body: isJson ? (JSON.parse(text) as unknown) : text,
      headers: response.headers,
      cookies: response.headers.getSetCookie(),
    };
  }

  function keep(lines: readonly string[]): void {
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      const expires = /expires=([^;]+)/i.exec(line)?.[1];
      if (expires && Date.parse(expires) < Date.now()) cookies.delete(name);
      else cookies.set(name, value);
    }
  }

  return {
    cookies,
    get: (path, sent) => send('GET', path, undefined, sent),
    post: (path, body, sent) => send('POST', path, body, sent),
  };
}
