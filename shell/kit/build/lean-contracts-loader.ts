import type { LoaderContext } from 'webpack';

/** Properties of an endpoint descriptor that the product's browser code never reads, as Prettier lays them out. */
const UNREAD = /^ {2}(?:summary|params|query|response):[\s\S]*?,\n(?= {2}\w|\}\))/gm;

/**
 * A webpack loader for the contracts' `*.endpoints.ts` in releases. Answers are checked in development and tests only,
 * so their schemas, and for pages without a form all of yup, need not travel to the browser. Marking the calls as pure
 * lets the descriptors go that nobody uses.
 */
export default function leanContracts(this: LoaderContext<unknown>, source: string): string {
  const lean = source.replaceAll(UNREAD, '').replaceAll(' = endpoint({', ' = /* @__PURE__ */ endpoint({');
  if (/^\s*response:/m.test(lean)) {
    throw new Error(
      `${this.resourcePath}: an answer is not laid out as Prettier would, so it cannot be left out`,
    );
  }
  return lean;
}
