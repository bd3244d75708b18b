import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { PageForm } from '@platform/kit';
import type { PageServerSettings, PageRequest } from '@platform/page-server';

/** The parameter that carries the result of a form to the page that shows it. */
const PARAMETER = 'done';

/** Fields of the API's response that the message of a form contains. */
export type FormResult = Readonly<Record<string, string>>;

/**
 * Carries the results of forms through a redirect (POST, redirect, GET), so that a reload shows the message again and
 * sends nothing. They are signed, so that no link makes a page show another text, and contain no input.
 */
export type FormResults = {
  /** Returns the address of the page, within this site, that shows a result. */
  readonly toPath: (path: string, form: PageForm, response: Readonly<Record<string, unknown>>) => string;
  /** Returns the result in the address of a page; `undefined` if there is none. */
  readonly read: (request: PageRequest) => FormResult | undefined;
};

/** Signs where no secret is set, outside production: one process answers forms and shows their results. */
const PROCESS_SECRET = randomBytes(32).toString('hex');

/** Creates the results with the secret of all page servers, because another one may show what this one has signed. */
export function createFormResults({
  forwarderSecret,
}: Pick<PageServerSettings, 'forwarderSecret'>): FormResults {
  const secret = forwarderSecret || PROCESS_SECRET;
  const sign = (path: string, content: string) =>
    createHmac('sha256', secret).update(`form-result ${path} ${content}`).digest();

  return {
    toPath(path, { done }, response) {
      const names = [...(done?.text ?? '').matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
      const values = names.flatMap((name) => {
        const value = response[name];
        return typeof value === 'string' ? [[name, value] as const] : [];
      });
      const content = Buffer.from(JSON.stringify(Object.fromEntries(values))).toString('base64url');
      return `${encodeURI(path)}?${PARAMETER}=${content}.${sign(path, content).toString('base64url')}`;
    },
    read({ path, query }) {
      const [content = '', signature = ''] = (query.get(PARAMETER) ?? '').split('.');
      const [actual, expected] = [Buffer.from(signature, 'base64url'), sign(path, content)];
      if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return undefined;
      return JSON.parse(Buffer.from(content, 'base64url').toString()) as FormResult;
    },
  };
}
