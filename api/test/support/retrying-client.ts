import { setTimeout as delay } from 'node:timers/promises';
import { PASSWORD } from './factories.ts';
import { createTestClient, type TestClient } from './test-client.ts';

/** A write and the response that confirmed it. */
export type AcknowledgedWrite = {
  readonly path: string;
  readonly body: object | undefined;
  readonly key: string;
  readonly status: number;
  // Tests read single fields of it.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly response: any;
};

/**
 * A member's client that repeats each write under one Idempotency-Key until it gets a response, even across crashes and
 * restarts, as the web client does. It records the acknowledged writes, so that a test can verify that none was lost.
 */
export class RetryingClient {
  readonly username: string;
  readonly acknowledged: AcknowledgedWrite[] = [];
  /** The number of attempts without a response, after which it was unknown whether the write took effect. */
  unansweredAttempts = 0;
  #client: TestClient;
  #calls = 0;
  #isStopped = false;

  constructor(username: string) {
    this.username = username;
    this.#client = createTestClient('http://127.0.0.1:9');
  }

  /** Switches to an API at another URL and keeps the cookies. */
  connectTo(url: string): void {
    const client = createTestClient(url);
    for (const [name, value] of this.#client.cookies) client.cookies.set(name, value);
    this.#client = client;
  }

  /** Stops retrying, so that a failed test can end. */
  stop(): void {
    this.#isStopped = true;
  }

  async register(): Promise<void> {
    const email = `${this.username}@example.com`;
    const credentials = { username: this.username, email, password: PASSWORD };
    const { status } = await this.#client.post('/api/auth/register', credentials);
    if (status !== 201) throw new Error(`The registration of ${this.username} failed: ${status}.`);
  }

  async signIn(): Promise<void> {
    const credentials = { username: this.username, password: PASSWORD };
    const { status } = await this.#client.post('/api/auth/login', credentials);
    if (status !== 200) throw new Error(`The login of ${this.username} failed: ${status}.`);
  }

  async read(path: string): ReturnType<TestClient['get']> {
    return this.#retryUntilAnswered(() => this.#client.get(path));
  }

  async write(path: string, body?: object): Promise<AcknowledgedWrite> {
    this.#calls += 1;
    const key = `${this.username}-${this.#calls}`;
    const { status, body: response } = await this.#send(path, body, key);
    const write = { path, body, key, status, response: response as unknown };
    if (status < 300) this.acknowledged.push(write);
    return write;
  }

  /** Sends a write that is safe to repeat without a key, such as a draft with a version. It is not recorded. */
  async save(path: string, body: object): ReturnType<TestClient['post']> {
    return this.#retryUntilAnswered(() => this.#client.post(path, body));
  }

  /** Sends an acknowledged write again, under the same key. */
  async repeat({ path, body, key }: AcknowledgedWrite): ReturnType<TestClient['post']> {
    return this.#send(path, body, key);
  }

  #send(path: string, body: object | undefined, key: string): ReturnType<TestClient['post']> {
    return this.#retryUntilAnswered(() =>
      this.#client.post(path, body, { headers: { 'idempotency-key': key } }),
    );
  }

  async #retryUntilAnswered(call: () => ReturnType<TestClient['get']>): ReturnType<TestClient['get']> {
    while (!this.#isStopped) {
      const response = await call().catch((error: unknown) => {
        // `fetch` throws a TypeError when the connection breaks. It is from another realm, so `instanceof` does not
        // work.
        if ((error as Error).name === 'TypeError') return undefined;
        throw error;
      });
      if (response && response.status !== 503 && response.body.code !== 'idempotency_in_flight')
        return response;
      this.unansweredAttempts += 1;
      await delay(25);
    }
    throw new Error(`${this.username} was stopped.`);
  }
}
