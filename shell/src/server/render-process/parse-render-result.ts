import { array, boolean, lazy, mixed, number, object, string } from 'yup';
import { ReleaseError } from './release-error.ts';
import type { RenderResult } from './render-job.ts';

const path = string().strict().required().matches(/^\//, '${path} must begin with a slash');
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
    pages: array(
      object({ id: string().strict(), path, handle: object().strict().required() }).strict().required(),
    ).required(),
    nav: array(
      object({
        menu: string().strict().required(),
        label: string().strict().required(),
        path,
        targetPath: path.optional(),
        order: number().strict().required(),
        icon: string().strict(),
        administratorsOnly: mixed().oneOf([true]),
      })
        .strict()
        .required(),
    ).required(),
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
