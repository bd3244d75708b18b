import type { LoaderContext } from 'webpack';

/** Matches the descriptor properties that browser code never reads, in the layout that Prettier produces. */
const UNUSED_PROPERTIES = /^ {2}(?:summary|params|query|response):[\s\S]*?,\n(?= {2}\w|\}\))/gm;

/**
 * Removes response schemas from the contracts' `*.endpoints.ts` in release builds. Responses are only validated in
 * development and tests, so their schemas (and all of yup, on pages without a form) need not be downloaded. Marking the
 * `endpoint` calls as pure lets webpack drop unused descriptors.
 */
export default function leanContracts(this: LoaderContext<unknown>, source: string): string {
  const lean = source
    .replaceAll(UNUSED_PROPERTIES, '')
    .replaceAll(' = endpoint({', ' = /* @__PURE__ */ endpoint({');
  if (/^\s*response:/m.test(lean)) {
    throw new Error(
      `${this.resourcePath}: a response schema is not formatted by Prettier, so it cannot be removed`,
    );
  }
  return lean;
}
