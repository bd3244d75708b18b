const EXTENSION = /\b[a-z-]+-extension:\/\//;

/**
 * Whether an error comes from a change that is not of the page's own code: a script of an extension threw, or a node
 * has gone that React had rendered, as with the translation of a browser, which replaces texts.
 */
export function isForeign(error: Error): boolean {
  return error.name === 'NotFoundError' || EXTENSION.test(error.stack ?? '');
}
