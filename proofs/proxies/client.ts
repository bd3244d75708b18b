import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import https from 'node:https';
import { text } from 'node:stream/consumers';
import type { Proxy, Site } from './proxy.ts';
import { SITES } from './proxy.ts';

export type Answer = { status: number; headers: IncomingMessage['headers']; text: string };

export type Call = {
  readonly site: Site;
  readonly path: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};

/** Sends requests to a proxy over TLS, by default each over a connection of its own. */
export class Client {
  readonly #proxy: Proxy;
  readonly #agent: https.Agent | undefined;

  constructor(proxy: Proxy, options: { keepsConnection: boolean } = { keepsConnection: false }) {
    this.#proxy = proxy;
    if (options.keepsConnection) this.#agent = new https.Agent({ keepAlive: true, maxSockets: 1 });
  }

  /** Begins a request, so that its body and its response can be streamed. */
  open({ site, path, method = 'GET', headers = {} }: Call) {
    const { host } = SITES[site];
    const { httpsPort, authority } = this.#proxy;
    return https.request({
      host: '127.0.0.1',
      port: httpsPort,
      servername: host,
      ca: authority,
      path,
      method,
      headers: { host: `${host}:${httpsPort}`, ...headers },
      agent: this.#agent ?? false,
    });
  }

  async send(call: Call): Promise<Answer> {
    const request = this.open(call);
    const responded = once(request, 'response') as Promise<[IncomingMessage]>;
    request.end(call.body);
    const [response] = await responded;
    return { status: response.statusCode ?? 0, headers: response.headers, text: await text(response) };
  }

  close(): void {
    this.#agent?.destroy();
  }
}
