/** Variables of the system and of Node. They configure no service and hold no secret. */
const SYSTEM_VARIABLES: ReadonlySet<string> = new Set([
  'HOME',
  'LANG',
  'LC_ALL',
  'PATH',
  'SHELL',
  'SSL_CERT_DIR',
  'SSL_CERT_FILE',
  'TEMP',
  'TERM',
  'TMP',
  'TMPDIR',
  'TZ',
  'USER',
  'UV_THREADPOOL_SIZE',
  'CI',
  'FORCE_COLOR',
  'NO_COLOR',
  'NODE_COMPILE_CACHE',
  'NODE_ENV',
  'NODE_EXTRA_CA_CERTS',
  'NODE_OPTIONS',
]);

/**
 * Returns the part of an environment that a process may have: the variables of the system and those it names. Secrets
 * of other processes stay out, whatever they are called.
 */
export function pickEnvironment(
  env: Readonly<Record<string, string | undefined>>,
  names: readonly string[] = [],
): Record<string, string | undefined> {
  const isAllowed = (name: string) => SYSTEM_VARIABLES.has(name) || names.includes(name);
  return Object.fromEntries(Object.entries(env).filter(([name]) => isAllowed(name)));
}
