/** A release that cannot be used. Its message is public (`/registry.json`), its cause is only for the log. */
export class ReleaseError extends Error {
  override name = 'ReleaseError';
}
