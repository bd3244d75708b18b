import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { Bundle } from '@platform/releases/sandbox';
import { createSandboxCommand, END_OF_MESSAGE, formatMessage, parseReply } from '@platform/releases/sandbox';
import type { MemberPage } from '../rendering/index.ts';
import type { MemberPageJob, MemberSite } from '../render-process/render-member-page.ts';

const PROGRAM = join(import.meta.dirname, '..', 'render-process', 'render-member-page.ts');

/** Processor time of a process with all its pages: 1,000 of them take a tenth of it. */
const MAX_CPU_S = 600;
/** A page takes some ten milliseconds. It is only late on a machine that others keep busy. */
const MAX_PAGE_MS = 2_000;
/** As in a process that renders a release, which does the same before its pages. */
const MAX_START_MS = 60_000;
/** With more of them, on a machine that is too busy, a page is shown sooner if its browser fills it in. */
const MAX_UNDER_WAY = 9;
const MAX_REPLY_CHARACTERS = 16 * 1024 ** 2;

type Job = {
  readonly message: string;
  readonly maxMs: number;
  readonly resolve: (reply: string) => void;
  readonly reject: (error: Error) => void;
};

/**
 * A sandboxed process that renders pages of one release for members, one at a time: it gets answers of the API, and no
 * cookie. A page that takes too long ends it.
 */
export class MemberRenderer {
  readonly #child: ChildProcess;
  readonly #jobs: Job[] = [];
  #output = '';
  #timer: NodeJS.Timeout | undefined;
  #end: Error | undefined;
  /** Resolves once pages can be rendered; rejects if the release cannot be evaluated. */
  readonly ready: Promise<void>;
  isReady = false;
  /** How often a page was rendered. */
  pages = 0;
  #underWay = 0;

  constructor(shell: Bundle, site: MemberSite) {
    const { file, args, options } = createSandboxCommand(PROGRAM, MAX_CPU_S, 'many');
    this.#child = spawn(file, args, {
      cwd: options.cwd,
      env: options.env,
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    this.#child.on('error', (error) => this.#finish(error));
    this.#child.on('exit', (code, signal) =>
      this.#finish(new Error(`the process that renders pages ended with ${signal ?? `code ${code}`}`)),
    );
    // The process has ended, and `exit` says how.
    this.#child.stdin?.on('error', () => undefined);
    this.#child.stdout?.setEncoding('utf8').on('data', (text: string) => this.#read(text));
    this.#child.stdin?.write(formatMessage(shell));
    this.ready = this.#run(site, MAX_START_MS).then(() => {
      this.isReady = true;
    });
    this.ready.catch(() => undefined); // Those who wait for it get the error.
  }

  get hasEnded(): boolean {
    return this.#end !== undefined;
  }

  get isBusy(): boolean {
    return this.#underWay >= MAX_UNDER_WAY;
  }

  /** Counts a page as under way until it is made, also while it waits for the API. */
  async track<T>(page: Promise<T>): Promise<T> {
    this.#underWay += 1;
    try {
      return await page;
    } finally {
      this.#underWay -= 1;
    }
  }

  /** @throws Error if the page's code fails, or the process ends. */
  async render(job: MemberPageJob): Promise<MemberPage> {
    this.pages += 1;
    return (await this.#run(job, MAX_PAGE_MS)) as MemberPage;
  }

  /** Ends the process after the pages that are being waited for. */
  close(): void {
    this.#child.stdin?.end();
  }

  async #run(job: unknown, maxMs: number): Promise<unknown> {
    const output = await new Promise<string>((resolve, reject) => {
      if (this.#end) {
        reject(this.#end);
        return;
      }
      this.#jobs.push({ message: formatMessage(job), maxMs, resolve, reject });
      if (this.#jobs.length === 1) this.#sendNext();
    });
    const reply = parseReply<unknown>(output);
    if ('error' in reply) throw new Error(reply.error);
    return reply.result;
  }

  #sendNext(): void {
    const [job] = this.#jobs;
    if (!job) return;
    this.#timer = setTimeout(() => {
      this.#finish(new Error(`a page was not rendered within ${job.maxMs} ms`));
    }, job.maxMs);
    this.#child.stdin?.write(job.message);
  }

  #read(text: string): void {
    this.#output += text;
    if (this.#output.length > MAX_REPLY_CHARACTERS) this.#finish(new Error('a page is too large'));
    const end = this.#output.indexOf(END_OF_MESSAGE);
    if (end === -1 || this.#end) return;
    const reply = this.#output.slice(0, end);
    this.#output = this.#output.slice(end + 1);
    clearTimeout(this.#timer);
    this.#jobs.shift()?.resolve(reply);
    this.#sendNext();
  }

  #finish(error: Error): void {
    if (this.#end) return;
    this.#end = error;
    clearTimeout(this.#timer);
    this.#child.kill('SIGKILL');
    for (const { reject } of this.#jobs.splice(0)) reject(error);
  }
}
