import { setTimeout as delay } from 'node:timers/promises';
import { PASSWORD } from './factories.ts';
import { createTestClient, type TestClient } from './test-client.ts';

/** What a call was answered with, for good. */
export type Acknowledged = {
  readonly path: string;
  readonly body: object | undefined;
  readonly key: string;
  readonly status: number;
  // Looked at field by field.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly answer: any;
};

/**
 * Somebody who sends a call under one Idempotency-Key until there is an answer, over crashes and restarts, as our own client
 * lets people do, and keeps what was promised.
 */
export class StubbornMember {
  readonly username: string;
  readonly acknowledged: Acknowledged[] = [];
  /** How often there was no answer, and nobody knew whether it had happened. */
  inDoubt = 0;
  #client: TestClient;
  #calls = 0;
  #isOver = false;

  constructor(username: string) {
    this.username = username;
    this.#client = createTestClient('http://127.0.0.1:9');
  }

  /** The API is at another address from now on; the cookies stay. */
  moveTo(url: string): void {
    const client = createTestClient(url);
    for (const [name, value] of this.#client.cookies) client.cookies.set(name, value);
    this.#client = client;
  }

  /** Lets go of what is under way, when the test is over anyway. */
  giveUp(): void {
    this.#isOver = true;
  }

  async register(): Promise<void> {
    const email = `${this.username}@example.com`;
    const person = { username: this.username, email, password: PASSWORD };
    const { status } = await this.#client.post('/api/auth/register', person);
    if (status !== 201) throw new Error(`The sign-up of ${this.username} failed: ${status}.`);
  }

  async signIn(): Promise<void> {
    const person = { username: this.username, password: PASSWORD };
    const { status } = await this.#client.post('/api/auth/login', person);
    if (status !== 200) throw new Error(`The sign-in of ${this.username} failed: ${status}.`);
  }

  async read(path: string): ReturnType<TestClient['get']> {
    return this.#insist(() => this.#client.get(path));
  }

  async write(path: string, body?: object): Promise<Acknowledged> {
    this.#calls += 1;
    const key = `${this.username}-${this.#calls}`;
    const { status, body: answer } = await this.#send(path, body, key);
    const acknowledged = { path, body, key, status, answer: answer as unknown };
    if (status < 300) this.acknowledged.push(acknowledged);
    return acknowledged;
  }

  /** The same call again, which has to be answered with the same. */
  async repeat({ path, body, key }: Acknowledged): ReturnType<TestClient['post']> {
    return this.#send(path, body, key);
  }

  #send(path: string, body: object | undefined, key: string): ReturnType<TestClient['post']> {
    return this.#insist(() => this.#client.post(path, body, { headers: { 'idempotency-key': key } }));
  }

  async #insist(call: () => ReturnType<TestClient['get']>): ReturnType<TestClient['get']> {
    while (!this.#isOver) {
      const answer = await call().catch((error: unknown) => {
        // What fetch throws when the connection breaks; it comes from outside of the tests' own world of classes.
        if ((error as Error).name === 'TypeError') return undefined;
        throw error;
      });
      if (answer && answer.status !== 503 && answer.body.code !== 'idempotency_in_flight') return answer;
      this.inDoubt += 1;
      await delay(25);
    }
    throw new Error(`${this.username} has given up.`);
  }
}
