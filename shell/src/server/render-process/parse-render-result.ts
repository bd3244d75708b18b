import { areRoutes, findMenuProblems } from '@platform/releases';
import { array, boolean, lazy, mixed, object, string } from 'yup';
import { ReleaseError } from './release-error.ts';
import type { RenderResult } from './render-job.ts';

const path = string().strict().required();
const handle = object({ chunks: array(string().strict().required()).strict() })
  .strict()
  .required();
const variant = object({
  isComplete: boolean().strict().required(),
  rendered: object({
    head: string().strict().defined(),
    styles: string().strict().defined(),
    body: string().strict().required(),
  }),
});

const RESULT = object({
  description: object({
    pages: array(object({ id: string().strict(), path, handle }).strict().required())
      .required()
      .test('routes', 'the routes are too many or not paths like /reports/:id', (pages) =>
        areRoutes(pages.map((page) => page.path)),
      ),
    nav: mixed().test('menu', (nav, { createError }) => {
      const [problem] = findMenuProblems(nav);
      return problem === undefined || createError({ message: `the remote has ${problem}` });
    }),
  }),
  pages: lazy((pages: object) =>
    object(
      Object.fromEntries(Object.keys(pages).map((key) => [key, object({ guest: variant, member: variant })])),
    ),
  ),
});

/**
 * Checks what a release says about itself before other releases and browsers get it.
 *
 * @throws ReleaseError that names the field if the shape is wrong.
 */
export function parseRenderResult(result: RenderResult): RenderResult {
  try {
    RESULT.validateSync(result, { strict: true });
    return result;
  } catch (error) {
    throw new ReleaseError('its routes or its menu have the wrong shape', { cause: error });
  }
}
